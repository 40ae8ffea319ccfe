/** The same HTML with the words that answer a question marked; `words` are in small letters. */
export function marked(html: string, words: Set<string>): string {
  if (!words.size) return html;
  return html.replace(/<[^>]*>|&\w+;|[\p{L}\p{N}]+/gu, (piece) =>
    !/^[<&]/.test(piece) && words.has(piece.toLowerCase()) ? `<mark>${piece}</mark>` : piece,
  );
}
