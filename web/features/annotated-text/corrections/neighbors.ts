const MAX_WORD = 50;

/** The words directly before and after a part of a text, on the same line; null where there is none. */
export function neighborsOf(
  text: string,
  start: number,
  end: number,
): { readonly before: string | null; readonly after: string | null } {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", end);
  const before = text.slice(Math.max(lineStart, start - 2 * MAX_WORD), start);
  const after = text.slice(end, Math.min(lineEnd < 0 ? text.length : lineEnd, end + 2 * MAX_WORD));
  return {
    before: wordOf(/([\p{L}\p{N}][^\s,;:|()]*)[ \t]+$/u.exec(before)?.[1]),
    after: wordOf(/^[ \t]+([\p{L}\p{N}][^\s,;:|()]*)/u.exec(after)?.[1]),
  };
}

/** Without the punctuation after it. */
function wordOf(found: string | undefined): string | null {
  const word = found?.replace(/[^\p{L}\p{M}\p{N}+#]+$/u, "") ?? "";
  return word === "" || word.length > MAX_WORD ? null : word;
}
