/** Removes page numbers and the repeated first line, which a PDF prints on each page. */
import { unitTest } from "../words/memoize.ts";
import type { Row } from "./row.ts";

const isPageEnd = unitTest(/[\dlIO\s|–-]/);
const ENDS_IN_NUMBER = /[\dlIO][\s|–-]*$/;
const PAGE =
  /(?:^|\s)(?:page|seite|página|pagina|pag\.?|p\.)\s*[\dlIO]{1,3}(?:\s*(?:of|von|sur|de|di|van|\/)\s*[\dlIO]{1,3})?\s*[-–|]?\s*$/iu;

/** "Jo Usher | 2/3", "Jo Usher – Curriculum Vitae" where the first line is "Jo Usher" */
const BESIDE_TITLE =
  /^[\s|,·•–—-]*(?:(?:curriculum vitae|c\.?v\.?|résumé|resume|lebenslauf)[\s|,·•–—-]*)?(?:\d{1,2}(?: ?\/ ?\d{1,2})?)?$/iu;

/** Drops the head and foot of pages: a page number, or the first line again, perhaps with a number or the name of the document. */
export function withoutPageHeads(rows: readonly Row[]): readonly Row[] {
  const title = rows[0]?.text;
  return rows.filter((row, index) => {
    const { text } = row;
    if (index === 0 || text.length > 120) return true;
    if (text === title) return row.dates.length > 0;
    if (
      title !== undefined &&
      title.length > 4 &&
      text.startsWith(title) &&
      BESIDE_TITLE.test(text.slice(title.length))
    )
      return false;
    return !(isPageEnd(text.charCodeAt(text.length - 1)) && ENDS_IN_NUMBER.test(text.slice(-6)) && PAGE.test(text));
  });
}
