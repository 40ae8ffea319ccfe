/** On a phone one part of the table is in view: the one where the choice is comes there. */
export function bringIntoView(node: HTMLElement | undefined, asked: boolean): void {
  if (node && asked && innerWidth <= 700) node.scrollIntoView({ block: "start" });
}
