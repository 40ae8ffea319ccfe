/** How much room there is. The layouts differ in what stands where, so they are not only a matter of CSS. */
class Screen {
  /** One column, with tabs at the thumb. */
  phone = $state(false);
  /** No room for the left rail: it folds into tabs. */
  narrow = $state(false);

  constructor() {
    const watch = (query: string, take: (matches: boolean) => void) => {
      const media = matchMedia(query);
      take(media.matches);
      media.addEventListener("change", () => take(media.matches));
    };
    watch("(max-width: 700px)", (matches) => (this.phone = matches));
    watch("(max-width: 1100px)", (matches) => (this.narrow = matches));
  }
}

export const screen = new Screen();
