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
