/** In JSON Resume, in JSON or YAML, "name" above "position" is the employer's. */
const NAME =
  /(^[^\S\n]*(?:-[^\S\n]+|(?:\{[^\S\n]*)?"))name("?[^\S\n]*:[^\n]{1,200}\n(?:[^\n]{1,200}\n)?[^\S\n]*"?position"?[^\S\n]*:)/gm;

/** The same text with a key of the same length that names a company. */
export function withWorkKeys(text: string): string {
  return text.includes("position") ? text.replaceAll(NAME, "$1firm$2") : text;
}
