import { MONTH_WORDS, PRESENT_WORDS, SINCE_WORDS } from "#domain/lists/calendar-words.ts";
import { alternation, PART_OF_YEAR } from "../dates/date-patterns.ts";
import { phrases, tokens } from "../words/split-words.ts";

const MONTH = `(?:${alternation(MONTH_WORDS.flatMap((words) => tokens(words)))})\\.?`;
const PRESENT = alternation(phrases(PRESENT_WORDS));
const YEAR = "(?:19|20)\\d\\d";
const LINE_END_START = "\\r?\\n[ \\t]*";
const LINE_END = `[ \\t]*${LINE_END_START}`;
const SINCE = `(?:${alternation(phrases(SINCE_WORDS))})`;
/** Lines of a narrow column: "Feb", then "2025—Present"; "Since Oct.", "Feb.–Aug.", "Summer" or "Since", then "2021" */
const MONTH_ABOVE = new RegExp(
  `${LINE_END_START}(?=${YEAR}[ \\t]*(?:$|[\\r–—-]))(?<=^.{2,28}\\n[ \\t]*)(?<=^[ \\t]*(?:${SINCE}|(?:${SINCE}[ \\t]+)?(?:${MONTH}(?:[ \\t]?[–-][ \\t]?${MONTH})?|${PART_OF_YEAR}))${LINE_END})`,
  "gimu",
);
/** "Analyst      Feb" above "2014 – 2016": the line had no room for the year */
const YEAR_BELOW_MONTH = new RegExp(
  `${LINE_END_START}(?=${YEAR}(?:[ \\t]*[–—-]| (?:to|bis|à|au|a|al|tot) |[ \\t]*\\)?[ \\t]*\\r?$))(?<=(?:\\t|[ \\t]{3}|, |\\(|[–—-] ?)${MONTH}${LINE_END})`,
  "gimu",
);
/** "2018—Dec", then "2022" */
const YEAR_BELOW = new RegExp(`${YEAR}[ \\t]?[–—-][ \\t]?${MONTH}${LINE_END}(?=${YEAR}[ \\t]*\\r?$)`, "gimu");
const DATE = `(?:\\d{1,2}[./] ?){0,2}(?:(?:${MONTH}|${PART_OF_YEAR}) )?${YEAR}`;
/** "June 2000", a dash or "to", and "31. October 2001", "10/2001" or "Fall 2001", each on a line of its own */
const DASH_BETWEEN = new RegExp(
  `${YEAR}[ \\t]*\\r?\\n\\s{0,60}(?:[–—-]|to|until|till|bis|à|au|jusqu['’](?:à|en)|al?|hasta|tot|t/m|até)[ \\t]*\\r?\\n\\s{0,60}(?=${DATE}\\b|${PRESENT})`,
  "gimu",
);
/** "Jan 2022" above a dash, and no other date below it: the cells of a table, one a line */
const DASH_BELOW = new RegExp(`^[ \\t]*(?:${MONTH} )?${YEAR}${LINE_END}(?=[–—][ \\t]*\\r?$)`, "gimu");
/** "Depuis" above "09/2021" */
const SINCE_ABOVE = new RegExp(
  `^[ \\t]*(?:since|from|seit|ab|depuis|dès|desde|dal|da|sinds|vanaf)${LINE_END}(?=${DATE}[ \\t]*\\r?$)`,
  "gimu",
);
/** "From: June 2016" and "To: Feb 2019", in two lines or one */
const FROM_LABELS =
  "from|start|start date|started|date of joining|joining date|von|beginn|du|date de début|desde|fecha de inicio|dal|data inizio|van|de|início";
const TO_LABELS =
  "to|till|until|end|end date|ended|date of (?:relieving|leaving)|relieving date|bis|ende|au|date de fin|hasta|fecha de fin|al|data fine|tot|até|fim";
const TO_BELOW = new RegExp(
  `^([^\\p{L}\\d\\n]{0,4}(?:${FROM_LABELS})[ \\t]?:[^\\n:]{0,20}\\d\\d)([ \\t]{0,8}[,;]?[ \\t]{0,8}(?:\\r?\\n)?[^\\p{L}\\d\\n]{0,8}(?:${TO_LABELS})[ \\t]?:[ \\t]{0,4})(?=\\S)`,
  "gimu",
);
/** "Vanaf maart 2012" above "Tot oktober 2013" */
const TO_LINE = new RegExp(
  `^([^\\p{L}\\d\\n]{0,4})((?:${FROM_LABELS}|vanaf|sinds|ab|since|seit|depuis|dès)[ \\t])((?:${MONTH}[ \\t])?[^\\n\\p{L}:]{0,11}\\d\\d)([ \\t]{0,8}\\r?\\n[^\\p{L}\\d\\n]{0,8}(?:${TO_LABELS})[ \\t])(?=\\d|${MONTH}|${PRESENT})`,
  "gimu",
);

/** Writes dates that stand in several lines in one. The length stays. */
export function withStackedDates(text: string): string {
  return withLoneWords(text)
    .replaceAll(MONTH_ABOVE, inLine)
    .replaceAll(YEAR_BELOW, inLine)
    .replaceAll(YEAR_BELOW_MONTH, inLine)
    .replaceAll(TO_BELOW, (_dates, from: string, between: string) => withDash(from, between))
    .replaceAll(TO_LINE, (_dates, mark: string, label: string, from: string, between: string) =>
      withDash(`${mark}${" ".repeat(label.length)}${from}`, between),
    );
}

/** A dash or a word between dates, or before one, on a line of its own. Few texts have one, which a shorter expression finds. */
const LONE_WORD =
  /\n[ \t]*(?:[–—-]|to|until|till|bis|à|au|jusqu['’](?:à|en)|al?|hasta|tot|t\/m|até|[Ss]ince|[Ff]rom|[Ss]eit|[Aa]b|[Dd]epuis|[Dd]ès|[Dd]esde|[Dd]al?|[Ss]inds|[Vv]anaf)[ \t]*\r?\n/;

function withLoneWords(text: string): string {
  if (!LONE_WORD.test(text)) return text;
  return text.replaceAll(DASH_BETWEEN, inLine).replaceAll(DASH_BELOW, inLine).replaceAll(SINCE_ABOVE, inLine);
}

function inLine(ends: string): string {
  return ends.replaceAll(/[\r\n]/g, " ");
}

function withDash(from: string, between: string): string {
  // Many blanks would be a gap between columns.
  return `${from} ${"–".repeat(Math.max(1, between.length - 2))} `.slice(0, from.length + between.length);
}
