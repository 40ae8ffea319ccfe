/** The words: the same Fluent files as on the Python side, in the language of the reader. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import loaders from "virtual:words";
import { api } from "./api";
import { prefs, type Language } from "./prefs.svelte";
import type { Message, Said } from "./types";

const APP = "app"; // the part that every page needs

class Words {
  #bundle = $state.raw<FluentBundle | null>(null);

  get ready(): boolean {
    return this.#bundle !== null;
  }

  get language(): string {
    return this.#bundle?.locales[0] ?? "en";
  }

  /** Speak a language, with all parts that were needed so far. */
  async load(language: Language): Promise<void> {
    const asked = ++this.#asked;
    const texts = await Promise.all(this.#parts.map((part) => this.#text(language, part)));
    if (asked !== this.#asked) return; // somebody asked for more meanwhile
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    document.documentElement.lang = language;
  }

  /** The words of a game: its components and its board, and those of entries with words of their own. */
  async game(game: string, entries: string[] = []): Promise<void> {
    const known = (entry: string): boolean => this.#parts.some((part) => part.game === game && part.entry === entry);
    const missing = ["", ...entries].filter((entry) => !known(entry)).map((entry) => ({ game, entry }));
    if (!missing.length) return;
    this.#parts.push(...missing);
    await this.load(prefs.language);
  }

  #parts = [{ game: APP, entry: "" }];
  #asked = 0;

  async #text(language: Language, { game, entry }: { game: string; entry: string }): Promise<string> {
    if (entry) return api.words(game, entry, language);
    return (await loaders[language]?.[game]?.())?.default ?? "";
  }

  has(id: string, attribute = ""): boolean {
    const message = this.#bundle?.getMessage(id);
    return Boolean(attribute ? message?.attributes[attribute] : message?.value);
  }

  /** A text of ours by its id. What has no words is called by its id, so that it can be found. */
  t = (id: string, args: Record<string, FluentVariable> = {}, attribute = ""): string => {
    const bundle = this.#bundle;
    const message = bundle?.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!bundle || !pattern) return bundle ? id : "";
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args, errors);
    if (errors.length) console.error(`${id}: ${errors[0]}`);
    return text;
  };

  /** The name of a thing; an owner's own card, for which there are no words, is called by its id. */
  name = (id: string, attribute = ""): string => {
    if (this.has(id, attribute)) return this.t(id, {}, attribute);
    if (attribute) return "";
    const plain = id.split("-").slice(2).join("-").replaceAll("_", " ");
    return plain.charAt(0).toUpperCase() + plain.slice(1);
  };

  /** A message of the server. */
  say = (message: Message, more: Record<string, FluentVariable> = {}): string => {
    const [id, args, attribute] = message;
    const said: Record<string, FluentVariable> = { ...more };
    for (const [name, value] of Object.entries(args)) said[name] = this.#value(value);
    return this.t(id, said, attribute ?? "");
  };

  /** The same in few words, where there are some. */
  short = ([id, args]: Message): string => this.say([id, args, "short"]);

  #value(value: Said): FluentVariable {
    if (typeof value !== "object") return value;
    if (Array.isArray(value)) return value.map((each) => String(this.#value(each))).join(", ");
    return "say" in value ? this.say(value.say) : this.name(value.ref, value.attribute ?? "");
  }
}

export const words = new Words();
export const t = words.t;

/** Load the reader's language whenever it changes. */
export function followLanguage(): void {
  $effect(() => {
    void words.load(prefs.language);
  });
}

/** −3, 0, +2: with a true minus. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}

export function minus(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}
