/** The space that is looked at: under the pointer, or kept by a tap or by the arrow keys. */
class Eye {
  over = $state("");
  kept = $state("");
  space = $derived(this.over || this.kept);
}

export const eye = new Eye();
