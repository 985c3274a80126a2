/** In JSON Resume, in JSON or YAML, "name" above "position" is the employer's. */
const NAME =
  /(^[^\S\n]*(?:-[^\S\n]+|(?:\{[^\S\n]*)?"))name("?[^\S\n]*:[^\n]{1,200}\n(?:[^\n]{1,200}\n)?[^\S\n]*"?position"?[^\S\n]*:)/gm;

/** On resumes of Indeed: "Branch: Lumora Army" above "Service Country" or "Rank" */
const BRANCH = /^([^\S\n]*)Branch(?=:[^\n]{1,80}\n{1,2}[^\S\n]*(?:Service Country|Rank):)/gm;

/** The same text with a key of the same length that names a company. */
export function withWorkKeys(text: string): string {
  const plain = text.includes("Rank:") ? text.replaceAll(BRANCH, "$1Firma ") : text;
  return plain.includes("position") ? plain.replaceAll(NAME, "$1firm$2") : plain;
}
