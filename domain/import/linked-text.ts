/** A cell that is a link: what it shows, and where it leads. */
export interface LinkedText {
  readonly label: string;
  readonly target: string;
}

const LONGEST_LINK = 2500;
const FORMULA = /^=\s*HYPERLINK\(\s*"((?:[^"]|"")*)"\s*(?:[,;]\s*"((?:[^"]|"")*)"\s*)?\)$/i;
const MARKDOWN = /^\[([^[\]]*)\]\(\s*<?(https?:\/\/[^\s()<>]*)>?[^()]*\)$/i;
const HTML = /^<a\s[^>]*?href\s*=\s*["']([^"'>]*)["'][^>]*>([^<]*)<\/a>$/i;

/**
 * `=HYPERLINK("https://celonis.com","Celonis")`, `[Celonis](https://celonis.com)` and `<a href="…">Celonis</a>`; null for other
 * text. The formula is read as a text.
 */
export function linkedText(text: string): LinkedText | null {
  if (!/^[=[<]/.test(text) || text.length > LONGEST_LINK) return null;
  const formula = FORMULA.exec(text);
  if (formula !== null) return linkOf(undoubled(formula[1]), undoubled(formula[2]));
  const markdown = MARKDOWN.exec(text);
  if (markdown !== null) return linkOf(markdown[2], markdown[1]);
  const html = HTML.exec(text);
  return html === null ? null : linkOf(html[1], html[2]);
}

function linkOf(target = "", label = ""): LinkedText {
  return { target: target.trim(), label: label.trim() || target.trim() };
}

function undoubled(text = ""): string {
  return text.replaceAll('""', '"');
}
