/** Put a text on the clipboard. Not every browser, and no page without https, may; then it is shown to be copied. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
