/** What this browser remembers of its reader: name, language, theme, pace, sound, calls. */
import { PACES, type Pace } from "./pace";

export type Theme = "" | "light" | "dark";
export const LANGUAGES = ["en", "pl", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];

function stored(name: string): string {
  try {
    return localStorage.getItem(`fabletop-${name}`) ?? "";
  } catch {
    return "";
  }
}

function store(name: string, value: string): void {
  try {
    if (value) localStorage.setItem(`fabletop-${name}`, value);
    else localStorage.removeItem(`fabletop-${name}`);
  } catch {
    // a browser that keeps nothing forgets it with the page
  }
}

function known(language: string): Language | "" {
  return LANGUAGES.find((each) => each === language) ?? "";
}

const VOLUME = 60; // per cent

const SYSTEM = matchMedia("(prefers-color-scheme: dark)");

class Prefs {
  name = $state(stored("name"));
  theme = $state<Theme>(stored("theme") as Theme);
  /** The reader's own choice; without one a table's language counts, then the browser's. */
  chosen = $state<Language | "">(known(stored("language")));
  /** Whether Play now seats computers of the level that fits, and its games count for that. */
  adapt = $state(stored("adapt") !== "no");
  /** Whether the reader wants to be warned before a clear mistake. */
  teach = $state(stored("teach") === "yes");
  /** How fast the turns of others are shown. */
  pace = $state<Pace>(PACES.find((each) => each === stored("pace")) ?? "normal");
  /** How loud it is, from 0 to 100, and whether it is to be heard at all. */
  volume = $state(stored("volume") === "" ? VOLUME : Number(stored("volume")));
  muted = $state(stored("muted") === "yes");
  /** Whether the reader wants to be called by a notification. */
  calls = $state(stored("calls") === "yes");
  /** Games whose first turn was explained. */
  #guided = $state<string[]>(stored("guided").split(" ").filter(Boolean));

  /** What the system says, also when it changes its mind. */
  #dark = $state(SYSTEM.matches);

  constructor() {
    SYSTEM.addEventListener("change", () => (this.#dark = SYSTEM.matches));
  }

  get language(): Language {
    return this.chosen || navigator.languages.map((each) => known(each.slice(0, 2))).find(Boolean) || "en";
  }

  rename(name: string): void {
    this.name = name.trim().slice(0, 30);
    store("name", this.name);
  }

  adaptTo(on: boolean): void {
    this.adapt = on;
    store("adapt", on ? "" : "no");
  }

  speak(language: Language): void {
    this.chosen = language;
    store("language", language);
  }

  get night(): boolean {
    return this.theme ? this.theme === "dark" : this.#dark;
  }

  light(theme: Theme): void {
    this.theme = theme;
    store("theme", theme);
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  }

  setTeach(teach: boolean): void {
    this.teach = teach;
    store("teach", teach ? "yes" : "");
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    store("pace", pace);
  }

  setVolume(volume: number): void {
    this.volume = volume;
    store("volume", String(volume));
  }

  mute(muted: boolean): void {
    this.muted = muted;
    store("muted", muted ? "yes" : "");
  }

  setCalls(calls: boolean): void {
    this.calls = calls;
    store("calls", calls ? "yes" : "");
  }

  guided(game: string): boolean {
    return this.#guided.includes(game);
  }

  setGuided(game: string, done: boolean): void {
    this.#guided = this.#guided.filter((each) => each !== game);
    if (done) this.#guided.push(game);
    store("guided", this.#guided.join(" "));
  }
}

export const prefs = new Prefs();

export function reducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
