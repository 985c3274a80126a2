/** Headings that have lost the line end at one of their sides: "the tools of the bank.EXPERIENCE", "EDUCATIONBachelor of Arts" */
import { findAll } from "../words/find-all.ts";
import { headingKind } from "../words/sections.ts";
import { edited, type RespacedText } from "./respaced-text.ts";

const HEADING =
  "(?:(?:WORK|PROFESSIONAL|RELEVANT) )?EXPERIENCE|(?:EMPLOYMENT|WORK|CAREER) HISTORY|EDUCATION|EXPERIENCIA (?:PROFESIONAL|LABORAL)|FORMACI[OÓ]N(?: ACAD[EÉ]MICA)?|EXP[EÉ]RIENCES? PROFESSIONNELLES?|FORMATIONS?|BERUFSERFAHRUNG|BERUFLICHER WERDEGANG|AUSBILDUNG|ESPERIENZ[AE] (?:PROFESSIONAL[EI]|LAVORATIV[AE])|ISTRUZIONE(?: E FORMAZIONE)?|EXPERI[EÊ]NCIAS? PROFISSIONA(?:L|IS)|FORMAÇÃO(?: ACAD[EÊ]MICA)?|WERKERVARING|OPLEIDING(?:EN)?";
const MONTH = "(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[A-Z]{0,6}\\.? ?(?:19|20)\\d\\d";
const BEHIND = `\\p{Lu}\\p{Ll}|${MONTH}|(?:19|20)\\d\\d`;
/** What is glued to the end of a sentence, to the first line below it, or to both */
const GLUED = new RegExp(
  `(?:${HEADING})(?:(?<=[\\p{Ll}.)”"](?:${HEADING}))(?=[^\\S\\n]*\\n|${BEHIND})|(?<=(?:^|\\n|[.)”"] )[^\\S\\n]*(?:${HEADING}))(?=${BEHIND}))`,
  "gu",
);
const MAY_HOLD_ONE =
  /(?:WORK|PROF|EMPL|CAREER|EXP|EDUC|FORMA|BERUF|AUSB|ESPER|ISTRUZ|WERKE|OPLEI)[A-ZÀ-Ü](?<=[a-zß-ÿ.)”"] ?[A-Z]{3,6}[A-ZÀ-Ü])|(?:ENCE|TION|RUNG|DUNG|NAL|ORY|ONE|LES?|RING|DING|LE)[A-Z][a-z]/;

/** The text with line ends at both sides of such headings in capitals. */
export function withCapitalHeadingsApart(text: string): RespacedText {
  if (!MAY_HOLD_ONE.test(text)) return { text, offsets: null };
  return edited(
    text,
    findAll(GLUED, text).flatMap(({ index, 0: { length } }) =>
      [index, index + length].flatMap((at) => (isLineEnd(text, at) ? [] : [{ at, end: at, put: "\n" }])),
    ),
  );
}

/** "… and the rights of users.Education" above the first degree */
const BEHIND_SENTENCE = /(?<=(?:\p{Ll}{3}|\)))[.;!](?=\p{Lu}[\p{L}&' ]{3,30}:?[^\S\n]*$)/gmu;

/** The text with a line end in place of the stop before a heading. Its length stays. */
export function withHeadingsBehindSentences(text: string): string {
  return text.replaceAll(BEHIND_SENTENCE, (mark, at: number) => {
    const end = text.indexOf("\n", at);
    const kind = headingKind(text.slice(at + 1, end === -1 ? text.length : end).trim());
    return kind === "experience" || kind === "education" ? "\n" : mark;
  });
}

/** Whether a line ends or begins there */
function isLineEnd(text: string, at: number): boolean {
  return at === 0 || at === text.length || text.charAt(at) === "\n" || text.charAt(at - 1) === "\n";
}
