/** A table that is being set: seats, options, and how it is played. */
import type { GameInfo, GameOption, NewTable } from "$lib/types";
import { words } from "$lib/words.svelte";

/** A seat beside mine: a computer of a level, or open for whoever comes. */
export type Place = { kind: "computer"; level: string; character: string } | { kind: "open" };
export type Value = boolean | number | string;

const COMPUTERS = 2;
const PLAIN = "normal"; // the level of a computer of which nobody has said more

/** Why an option means nothing: the number of seats, a switch, or the value of another option. */
export type Idle =
  { by: "seats" } | { by: "option"; name: string } | { by: "value"; option: GameOption; value: string | number };

export class Draft {
  others = $state<Place[]>([]);
  values = $state<Record<string, Value>>({});
  friendly = $state(true);
  listed = $state(true);
  seed = $state("");

  constructor(
    readonly game: GameInfo,
    readonly levels: string[],
  ) {
    const most = game.seats.at(-1) ?? 1;
    this.others = Array.from({ length: Math.min(COMPUTERS, most - 1) }, () => this.computer());
  }

  seats = $derived(this.others.length + 1);
  open = $derived(this.others.filter((each) => each.kind === "open").length);

  get mayAdd(): boolean {
    return this.game.seats.includes(this.seats + 1);
  }

  get mayRemove(): boolean {
    return this.game.seats.includes(this.seats - 1);
  }

  computer(): Place {
    return { kind: "computer", level: this.levels.includes(PLAIN) ? PLAIN : (this.levels.at(-1) ?? ""), character: "" };
  }

  /** Whether a computer with a style sits in another seat. */
  sits(character: string, place: number): boolean {
    return this.others.some((each, i) => i !== place && each.kind === "computer" && each.character === character);
  }

  add(): void {
    this.others.push(this.computer());
  }

  remove(place: number): void {
    this.others.splice(place, 1);
  }

  value(option: GameOption): Value {
    return this.values[option.name] ?? option.default;
  }

  set(option: GameOption, value: Value): void {
    this.values[option.name] = value;
  }

  /** Why an option means nothing at this table: the number of seats, or the option (and its value) that stands against it. */
  idle(option: GameOption): Idle | null {
    if (option.seats.length && !option.seats.includes(this.seats)) return { by: "seats" };
    if (option.unless && this.values[option.unless]) return { by: "option", name: option.unless };
    for (const [name, values] of option.settled) {
      const other = this.game.options.find((each) => each.name === name);
      const value = other && this.value(other);
      if (other && value !== undefined && typeof value !== "boolean" && values.includes(value))
        return { by: "value", option: other, value };
    }
    return null;
  }

  /** The options in a line: what differs from the plain game, and which adventure it is. */
  get chosen(): string[] {
    return this.game.options.flatMap((option) => {
      const value = this.value(option);
      const name = words.name(`${this.game.prefix.toLowerCase()}-option-${option.name}`);
      const called = option.called[words.language]?.[String(value)]?.name;
      if (this.idle(option) || (value === option.default && !called)) return [];
      return [value === true ? name : `${name}: ${called ?? value}`];
    });
  }

  /** What the server is asked for; watching, a computer takes my seat. */
  wish(name: string, watch = false): NewTable {
    const options: Record<string, Value> = {};
    for (const option of this.game.options) {
      const value = this.value(option);
      if (value !== option.default && !this.idle(option)) options[option.name] = value;
    }
    return {
      game: this.game.id,
      name,
      seats: [watch ? this.computer() : { kind: "me" }, ...this.others.map((each) => ({ ...each }))],
      options,
      seed: this.seed.trim() || null,
      undo: this.friendly ? "friendly" : "strict",
      language: words.language,
      listed: this.listed,
    };
  }
}
