/** "Graduated May 2012", "promotion 2011", "Abschluss 2014": words beside the date of an education, which name nothing. */
import { part } from "../pieces/commas.ts";
import type { Piece } from "../pieces/piece.ts";
import type { Row } from "../rows/row.ts";

const WORDS = [
  "(?:(?:expected|anticipated|estimated|projected) )?(?:date of |year of )?(?:graduation|completion|passing)(?: date| year)?",
  "expected(?: to graduate| in| by)?|anticipated|graduated?(?: in| on| year)?|class of|batch(?: of)?|(?:degree )?(?:awarded|conferred|received|obtained|completed|earned)(?: in| on)?|passed(?: out)?(?: in)?",
  "(?:voraussichtlich(?:er|es)? )?(?:abschluss|studienabschluss)(?:jahr)?(?: im| in)?|voraussichtlich(?: bis)?|abgeschlossen(?: im| in)?|bestanden(?: im| in)?",
  "promo|promotion de|dipl[ôo]m[ée]e?s? (?:en|depuis)|dipl[ôo]mée?s?|obtenue?s?(?: en| le)?|obtention(?: en)?|en cours|pr[ée]vue?(?: en)?",
  "promoci[óo]n(?: de)?|a[ñn]o|finalizad[oa](?: en)?|titulad[oa](?: en)?|egres(?:o|ad[oa])(?: en)?|obtenid[oa](?: en)?|previst[oa](?: para| en| em)?",
  "conseguit[oa](?: nel| in| a| il| nell['’]anno)?|conseguimento(?: nel)?|anno(?: di conseguimento| accademico)?",
  "afgestudeerd(?: in)?|behaald(?: in)?|diploma (?:behaald )?in|diploma behaald|verwacht(?:e afronding)?(?: in)?|afgerond(?: in)?",
  "conclu[íi]d[oa](?: em)?|conclus[ãa]o(?: em)?|previs[ãa]o(?: de conclus[ãa]o)?|t[ée]rmino|formad[oa](?: em)?",
].join("|");
const GRADUATION = new RegExp(String.raw`^(?:${WORDS})[\s:,.–-]*$`, "iu");
const AT_END = new RegExp(String.raw`(?:\s*[,;|(·–—-]\s*|\s+)(?:${WORDS})[\s:,.]*$`, "iu");
/** Of a class in French, and a remark in Dutch; "Promotion" and "High School Diploma" are degrees */
const CLASS = /(?:^|[,;|(·–—-]\s*|\s+(?!diploma))(?:promotion|diploma)$/u;
/** "Politecnico Lumora nel" before the year */
const IN_YEAR =
  /[\s,]+(?:in|im|en|em|nel|nell['’]anno|n?o ano(?: de)?|en (?:el )?a[ñn]o|im jahre?|in het jaar|en l['’]ann[ée]e|in the year(?: of)?)\s*$/iu;
const MAX_WORDS = 45;

function isWords(text: string): boolean {
  return GRADUATION.test(text) || /^(?:promotion|diploma)$/u.test(text);
}

/** A line of such words and one date */
export function isGraduationDate({ text, dates, length }: Row): boolean {
  const [date] = dates;
  if (date === undefined || dates.length > 1 || length > 60) return false;
  const rest = `${text.slice(0, date.from)} ${text.slice(date.to)}`.replace(/[^\p{L}’']+/gu, " ").trim();
  return rest !== "" && isWords(rest);
}

/** "Graduated May 2015: BSc Physics, Lumora University" */
export function beginsWithGraduation({ text, dates }: Row): boolean {
  const [date] = dates;
  return date !== undefined && date.from < MAX_WORDS && isWords(text.slice(0, date.from).trim());
}

/** "Graduated" beside its date */
export function isGraduation({ row, to, text }: Piece): boolean {
  return row.dates.some((date) => date.from >= to && date.from - to < 6) && isWords(text);
}

/** "Bachelor of Science, Class of" before its date */
export function withoutGraduation(piece: Piece): Piece {
  const { row, from, to } = piece;
  const isBeforeDate = row.dates.some((date) => date.from >= to && date.from - to < 6);
  if (!isBeforeDate) return piece;
  const start = Math.max(from, to - MAX_WORDS);
  const text = row.text.slice(start, to);
  const at = text.search(CLASS.test(text) ? CLASS : IN_YEAR.test(text) ? IN_YEAR : AT_END);
  return at < 0 || start + at <= from ? piece : (part(piece, from, start + at) ?? piece);
}

/** "Laurea in Fisica conseguita" before "presso il Politecnico Lumora" */
export function withoutObtained(degree: Piece): Piece {
  const { row, from, to } = degree;
  const at = row.text.slice(Math.max(from, to - MAX_OBTAINED), to).search(OBTAINED);
  return at < 1 ? degree : (part(degree, from, Math.max(from, to - MAX_OBTAINED) + at) ?? degree);
}

const MAX_OBTAINED = 16;
const OBTAINED =
  /,?\s(?:conseguit[oa]|ottenut[oa]|rilasciat[oa]|obtenue?s?|délivrée?|obtenid[oa]|cursad[oa]|realizad[oa]|obtid[oa]|conclu[íi]d[oa]|awarded|obtained|earned|received|completed|erworben|abgelegt|abgeschlossen|absolviert|behaald|afgerond)$/iu;
