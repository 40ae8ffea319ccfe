/** What is drawn of the pieces of Scenarios, by their kind: beside the story, and at the place that is looked at. */
import type { Component } from "svelte";
import type { Sitting } from "../shown";
import type { Spot } from "../map/geometry";
import { byKind, type Piece } from "../pieces/laid";

export const STANDS = byKind(
  import.meta.glob<Component<{ sitting: Sitting; piece: Piece }>>("../pieces/*/Stands.svelte", {
    eager: true,
    import: "default",
  }),
);
export const HERE = byKind(
  import.meta.glob<Component<{ sitting: Sitting; piece: Piece; spot: Spot; plain: boolean }>>(
    "../pieces/*/Here.svelte",
    { eager: true, import: "default" },
  ),
);
