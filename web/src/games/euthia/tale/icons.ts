/** The emblems of Scenarios and of what they lay out. */
export const SCENARIOS: Record<string, string> = {
  hunt: "gi:hunting-horn",
  defending_settlements: "gi:huts-village",
  walking_ruin: "gi:rock-golem",
  six_legends: "gi:harp",
  farruga: "gi:dragon-breath",
  mirrezil: "gi:hasty-grave",
};
/** Marks on spaces, by the message that names them; what stands there as a figure has none. */
export const MARKS: Record<string, [icon: string, kind: string]> = {
  "eu-mark-rubble_a": ["gi:stone-pile", "rubble"],
  "eu-mark-blight_a": ["gi:stone-pile", "rubble"],
  "eu-mark-rubble_b": ["gi:stone-pile", "rubble"],
  "eu-mark-blight_b": ["gi:stone-pile", "rubble"],
  "eu-mark-legend": ["gi:jeweled-chalice", "artifact"],
  "eu-mark-swept": ["gi:halt", "closed"],
  "eu-mark-guard": ["gi:magic-shield", "guard"],
};
/** Figures that a Scenario puts on the map. */
export const FIGURES = {
  golem: ["gi:rock-golem", "vert"],
  dragon: ["gi:dragon-breath", "gules"],
  church: ["gi:church", "or"],
} as const;
export const SIGNS = {
  ravage: "gi:earth-crack",
  attack: "gi:dragon-breath",
  faer: "gi:sun",
  artifact: "gi:jeweled-chalice",
  goal: "gi:check-mark",
  rank: "gi:laurels",
} as const;
/** What a Scenario lets a Hero do. */
export const DEEDS: Record<string, string> = {
  clear: "gi:stone-pile",
  burn: "gi:card-burn",
  golem: "gi:rock-golem",
  priest: "gi:prayer",
  trial: "gi:jeweled-chalice",
  farruga: "gi:dragon-breath",
  ballista: "gi:ballista",
  mirrezil: "gi:hasty-grave",
  restore: "gi:stone-pile",
  guard: "gi:magic-shield",
  prayer: "gi:prayer",
};
