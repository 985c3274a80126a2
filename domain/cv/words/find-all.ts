/** All matches of a global expression. `String.matchAll` compiles a copy of it for each text, and most texts have no match. */
export function findAll(expression: RegExp, text: string): readonly RegExpExecArray[] {
  expression.lastIndex = 0;
  let match = expression.exec(text);
  if (match === null) return NONE;
  const found: RegExpExecArray[] = [];
  for (; match !== null; match = expression.exec(text)) {
    found.push(match);
    if (match[0] === "") expression.lastIndex++;
  }
  return found;
}

const NONE: readonly RegExpExecArray[] = [];

/** Replaces lines that hold a match of a global expression. Most lines do not, and are not even cut out of the text. */
export function replaceLines(text: string, holds: RegExp, replace: (line: string) => string): string {
  let replaced = "";
  let copied = 0;
  holds.lastIndex = 0;
  for (let match = holds.exec(text); match !== null; match = holds.exec(text)) {
    const from = text.lastIndexOf("\n", match.index) + 1;
    const end = text.indexOf("\n", match.index);
    const to = end === -1 ? text.length : end;
    replaced += text.slice(copied, from) + replace(text.slice(from, to));
    copied = to;
    holds.lastIndex = to;
  }
  return copied === 0 ? text : replaced + text.slice(copied);
}
