/** The stage of a Combat and the emblems of Monsters: fetched when the land grows, for there they are. */
import type { Component } from "svelte";
import type { Sitting } from "./shown";

class Later {
  Combat = $state.raw<Component<{ sitting: Sitting }> | null>(null);
  sprite = $state("");
  #asked = false;

  async fetch(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      const [stage, sprite] = await Promise.all([import("./combat/Combat.svelte"), import("./combat/sprite")]);
      this.sprite = sprite.default;
      this.Combat = stage.default;
    } catch {
      this.#asked = false; // the connection was lost: with the next move it is tried again
    }
  }
}

export const later = new Later();
