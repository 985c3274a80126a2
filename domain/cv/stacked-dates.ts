import { MONTH_WORDS, PRESENT_WORDS } from "../lists/calendar-words.ts";
import { alternation, PART_OF_YEAR } from "./date-patterns.ts";
import { phrases, tokens } from "./split-words.ts";

const MONTH = `(?:${alternation(MONTH_WORDS.flatMap((words) => tokens(words)))})\\.?`;
const PRESENT = alternation(phrases(PRESENT_WORDS));
const YEAR = "(?:19|20)\\d\\d";
const LINE_END = "[ \\t]*\\r?\\n[ \\t]*";
/** Lines of a narrow column: "Feb", then "2025—Present" */
const MONTH_ABOVE = new RegExp(`^[ \\t]*${MONTH}${LINE_END}(?=${YEAR}[ \\t]*(?:$|[\\r–—-]))`, "gimu");
/** "2018—Dec", then "2022" */
const YEAR_BELOW = new RegExp(`${YEAR}[ \\t]?[–—-][ \\t]?${MONTH}${LINE_END}(?=${YEAR}[ \\t]*\\r?$)`, "gimu");
/** "June 2000", a dash and "31. October 2001", "10/2001" or "Fall 2001", each on a line of its own */
const DASH_BETWEEN = new RegExp(
  `${YEAR}[ \\t]*\\r?\\n\\s{0,60}[–—-][ \\t]*\\r?\\n\\s{0,60}(?=(?:\\d{1,2}[./] ?){0,2}(?:(?:${MONTH}|${PART_OF_YEAR}) )?${YEAR}\\b|${PRESENT})`,
  "gimu",
);

/** Writes dates that stand in several lines in one. The length stays. */
export function withStackedDates(text: string): string {
  const inLine = (ends: string) => ends.replaceAll(/[\r\n]/g, " ");
  return text.replaceAll(MONTH_ABOVE, inLine).replaceAll(YEAR_BELOW, inLine).replaceAll(DASH_BETWEEN, inLine);
}
