import { withoutDaysBehind } from "./american-days.ts";
import { withoutAsciiDocMarks } from "./ascii-doc.ts";
import { withPlacesApart } from "./capital-names.ts";
import { withColumnGaps } from "./column-gaps.ts";
import { withDatesInside } from "./dates-inside.ts";
import { withoutEmoji, withoutLayout } from "./debris.ts";
import { withExperienceDates } from "./experience-labels.ts";
import { withFormColons } from "./form-lines.ts";
import { withPartCommas, withStopsAsMarks } from "./full-stops.ts";
import { withHeadingsBehindSentences } from "./glued-headings.ts";
import { withoutHtml } from "./html.ts";
import { withLabelColons } from "./label-blanks.ts";
import { withLabelLines } from "./label-lines.ts";
import { withoutLatex } from "./latex.ts";
import { withUsualCase } from "./letter-case.ts";
import { withJoinedHeadings } from "./letter-spacing.ts";
import { withoutLinkEnds } from "./link-ends.ts";
import { withLostLines } from "./lost-lines.ts";
import { withLostMarks } from "./lost-marks.ts";
import { withoutChatMarks, withoutLineMarks, withoutPageContacts, withoutQuoteMarks } from "./mail-marks.ts";
import { withoutMarkdown } from "./markdown.ts";
import { withoutOrgMarks } from "./org-mode.ts";
import { withoutRestructuredMarks } from "./restructured-text.ts";
import { withMonthSlashes, withShortYears, withYearMarks } from "./short-years.ts";
import { withCapitalHeadings } from "./small-headings.ts";
import { isSourceCode, withJsonQuotes } from "./source-code.ts";
import { withStackedDates } from "./stacked-dates.ts";
import { withStudyItems } from "./study-items.ts";
import { withStudyTables } from "./study-tables.ts";
import { withTaskLines } from "./task-labels.ts";
import { withWorkItems } from "./work-items.ts";
import { withWorkKeys } from "./work-keys.ts";
import { withoutWorkLeads } from "./work-leads.ts";
import { withWorkTables } from "./work-tables.ts";
import { withWholeCells } from "./wrapped-cells.ts";
import { withoutWraps } from "./wrapped-lines.ts";

/** A text in two forms of the same length, so that offsets stay. */
export interface PreparedText {
  /** Without the markup of Markdown and JSON. Names are taken from it. */
  readonly shown: string;
  /** Also with capitals where the whole text has none. Rules read it. */
  readonly read: string;
}

const SAMPLE = 20_000;
const ONE_BLANK = / (?:[–—]|-(?=\p{Lu}\p{Ll}))(?<=[\p{L}.)] .)(?=\p{Lu})/gu;
const JSON_TEXT = /^\s*[[{][\s\S]{0,200}"\s*:\s*["[{\d]/;

export function prepareText(whole: string): PreparedText {
  const text = withWorkKeys(
    withoutWraps(withoutPageContacts(withoutLineMarks(withoutQuoteMarks(withoutChatMarks(whole))))),
  );
  const start = text.slice(0, SAMPLE);
  const shown = JSON_TEXT.test(start)
    ? withoutJsonMarks(text)
    : isSourceCode(start)
      ? withoutJsonMarks(withJsonQuotes(text))
      : withHeadingsBehindSentences(
          withLostLines(withoutLayout(withoutEmoji(withoutMarkdown(withMarkdownMarks(text, start))))),
        );
  // Wide dashes of pasted forms: "Aspen － Reno, NV", and signs of a minus
  const plain = withLabelLines(
    withFormColons(
      withTaskLines(
        withJoinedHeadings(withLostMarks(shown))
          .replaceAll(/[－﹣‒⁃−]/g, "–")
          .replaceAll(/[\u00a0\u2000-\u200a\u202f]/g, " ")
          // "Acme –Buyer": a dash has blanks on both sides, or behind it.
          .replaceAll(ONE_BLANK, "– "),
      ),
    ),
  );
  const dated = withStackedDates(
    withYearMarks(
      withShortYears(
        withMonthSlashes(withoutDaysBehind(withoutLinkEnds(withDatesInside(withPlacesApart(plain))), start), start),
        start,
      ),
    ),
  );
  const headed = withCapitalHeadings(
    withoutWorkLeads(
      withPartCommas(
        withWorkItems(
          withWorkTables(
            withStudyTables(
              withStudyItems(withLabelColons(withExperienceDates(withWholeCells(withStopsAsMarks(dated))))),
            ),
          ),
        ),
      ),
    ),
  );
  const read = isScanned(start) ? withLetters(headed) : withColumnGaps(headed, start);
  return { shown, read: withUsualCase(read, start) };
}

/** Digits inside words, of several words: a scanned page. One may be a name such as "B2B". */
function isScanned(text: string): boolean {
  let count = 0;
  for (const _match of text.matchAll(/[01](?<=[A-Za-z][a-z][01])[01]*[a-z]|[01l](?<=[A-Z]{2}[01l])[A-Z]/g))
    if (++count > 2) return true;
  return false;
}

const MISREAD =
  /(?<=\p{Ll})[01]+(?=\p{Ll})|(?<=\p{L}{2}\p{Ll})1+(?![\p{L}\d])|(?<![\p{L}\d])0(?=\p{Ll}{2})|(?<=\p{Lu})[01l](?=\p{Lu})|(?<=(?<!\p{L})\p{Lu})l(?=\p{Lu})|(?<![\p{L}\d])l(?=[mnst]\p{Ll})/gu;

/** "Sa1es", "EMPL0YMENT", "0ct" and "lnc." with the letters that were scanned. */
function withLetters(text: string): string {
  return text.replaceAll(MISREAD, (digits, at: number) => {
    const before = text.charAt(at - 1);
    const isCapital = /\p{Lu}/u.test(before) || !/\p{L}/u.test(before);
    return isCapital
      ? digits.replaceAll("0", "O").replaceAll(/[1l]/g, "I")
      : digits.replaceAll("0", "o").replaceAll("1", "l");
  });
}

/** "{"name":"Acme","position":"Engineer"}": each field on a line of its own, which most texts have already */
function withoutJsonMarks(text: string): string {
  const lines = text.split("\n", MIN_JSON_LINES).length;
  const lined = lines < MIN_JSON_LINES ? text.replaceAll(JSON_MARKS, (marks) => "\n".padEnd(marks.length)) : text;
  return lined.replaceAll(/(?<!\\)["{}[\]]|,(?=\s*$)/gm, " ");
}

const MIN_JSON_LINES = 8;
const JSON_MARKS = /[{[] ?(?=["{[])|, ?(?=["{[])|(?<=["\d\]}]) ?[}\]]/g;

/** The text of a source in another language in Markdown, or without marks. */
function withMarkdownMarks(text: string, start: string): string {
  const plain = withoutLatex(withoutHtml(text), start);
  return withoutRestructuredMarks(withoutAsciiDocMarks(withoutOrgMarks(plain, start), start), start);
}
