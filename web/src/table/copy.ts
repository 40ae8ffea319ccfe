/** Put a text on the clipboard. Over plain HTTP browsers keep the new way shut; the old one still works there. */
export async function copy(text: string, near: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // what lies outside an open dialog cannot be selected
    const home = near?.closest("dialog, [popover]") ?? document.body;
    const field = document.createElement("textarea");
    field.value = text;
    field.setAttribute("aria-hidden", "true");
    field.style.cssText = "position:fixed;opacity:0;inset:0 auto auto 0";
    home.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}

/** The address that opens a table; with a key, a seat of it. */
export function address(table: string, key = "", origin = location.origin): string {
  return `${origin}/t/${table}${key ? `#${key}` : ""}`;
}
