/** The name of a degree without what its line says before and after it. */
import { NOT_ABBREVIATED } from "../words/abbreviations.ts";
import { splitWords } from "../words/split-words.ts";
import { classesOf, DEGREE, FIELD } from "../words/word-classes.ts";
import { readSignals } from "../words/words.ts";
import { part } from "./commas.ts";
import type { Piece } from "./piece.ts";

const VERB =
  /^(?:(?:i )?(?:have |has |am |currently |successfully )?(?:completed|passed|pursuing|pursued|obtained|earned|received|holds?|holding|done|did)|currently(?: in| doing)?|studied|with(?= an? )|graduated (?:with|in)|candidate? (?:au|à la|en)|obtention d[ue]s?|(?:final|last|[1-5](?:st|nd|rd|th))[- ]year)\s[\s\u200b]*(?:(?:my|an?|the)\s+)?(?=[\p{L}\d])/iu;
const LABEL = /^(?:abschluss|degree|diplôme|título|titolo|titel)\s*:\s*/iu;
/** Grades, honors and what else a degree's line says behind it */
const REMARK =
  /(?:\s*[,;|([–-]\s*|\s+)(?:(?:(?:mit|with|avec|con)\s+)?(?:(?:gesamt|abschluss|durchschnitts)?note|notendurchschnitt|(?:overall |cumulative |final |major )?[co]?gpa|g\.p\.a|grade:|moyenne)(?![\p{L}’'-]).*|(?:with )?(?:(?:first|second|third)[- ]class honou?rs|distinction|(?:magna |summa )?cum laude|with (?:honou?rs|merit))|mention (?:(?:très |assez )?bien|a?b|tb)|with (?:an? )?minors? .*|,?\s?(?:focusing|specializing|majoring|minoring)\s.*|obtenue?s?(?: (?:en|le|à).*)?|(?:in progress|ongoing|pursuing|titulad[oa]|egresad[oa]|en curso|em andamento|cursando|laufend|en cours|conclu[ií]d[oa]|abgeschlossen|(?:falta|faltan|pendiente|a falta de?l?) [^()]{2,30}|incomplet[oae]|inacabad[oa]|sin (?:terminar|acabar|finalizar)|unvollendet|abgebrochen|inachevée?|non (?:terminée?|completat[oa])|unfinished|incomplete|not (?:completed|finished)|niet (?:afgerond|voltooid))\)?|(?:with|by|securing|scoring|obtaining) (?:an? )?(?:(?:aggregate|overall|average) )?(?:of )?\d{1,2}(?:\.\d{1,2})? ?%.*|\d[:.]\d\)?)$/iu;
/** Between the cells of a line */
const GAP = /(?<=\S)[^\S\n]{2,}(?=\S)/u;
/** The end of a sentence, but not "dipl. Techniker" */
const STOP = new RegExp(String.raw`(?<=\p{Ll}{4})\.${NOT_ABBREVIATED}\s`, "u");

/** "B.Sc passed", "Intermediate completed in", "MBA done" */
const VERB_BEHIND =
  /\s+\(?(?:(?:is|was|has been|have|successfully) )?(?:passed|completed|done|cleared|pursued|pursuing|obtained|qualified|appeared)(?: out)?(?: (?:in|from|at|with|on|during|through|by|the)(?: (?:the )?(?:year|session)(?: of)?)?)*\)?$/iu;

export function degreeName(degree: Piece): Piece {
  const from = lengthOf(LABEL, degree) || lengthOf(VERB, degree);
  const bare = from === 0 ? degree : (part(degree, degree.from + from, degree.to) ?? degree);
  const text = bare.row.text.slice(bare.from, bare.to);
  const gap = GAP.exec(text)?.index ?? -1;
  const ends = [
    text.search(REMARK),
    text.search(VERB_BEHIND),
    text.search(STOP),
    /\p{L} [\p{L}+&]/u.test(text.slice(0, Math.max(0, gap))) ? gap : -1,
  ].filter((end) => end > 1);
  return ends.length === 0 ? bare : (part(bare, bare.from, bare.from + Math.min(...ends)) ?? bare);
}

function lengthOf(start: RegExp, { row, from, to }: Piece): number {
  return start.exec(row.text.slice(from, to))?.[0].length ?? 0;
}

const GRADE =
  /^(?:with )?(?:upper |lower |1st |2nd )?(?:(?:first|second|third|1st|2nd)[- ]class(?: honou?rs)?|class honou?rs|distinction|merit)(?: \([^()]*\))?[:.]?$|^(?:(?:cumulative|overall|final|major|current) )?(?:c?gpa|g\.p\.a\.?|percentage|marks|score|notendurchschnitt|cgpi|sgpa|(?:grade|note)(?=$|\s*:))(?:$|[\s:])|^(?:(?:summa|magna) )?cum laude$|^\d{1,2}(?:[.,]\d{1,2})?\s?%/i;

/** "Cumulative GPA": no name */
export function isGrade(text: string): boolean {
  return GRADE.test(text);
}

/** "Lumora University with an aggregate of 65%", "Lumora College securing first class", "Lumora College in the year of" before its date */
const GRADE_BEHIND =
  /\s(?:with|(?:(?:by|and)\s)?(?:securing|secured|scoring|scored|obtaining))\s(?:(?:an?|the|overall|total)\s)*(?:\d|aggregate|percentage|c?gpa|grade|marks|distinction|honou?rs|merit|(?:first|second|1st|2nd)[ -](?:class|division|grade)).*$|\sin the (?:academic )?year(?: of)?$|\s\(?(?:(?:overall|cumulative|final|aggregate) )?(?:[cs]?gpa|cgpi|percentage|score|marks|aggregate|grade)(?::?\s\d.*|:)?$|\s\(?\d{1,2}(?:[.,]\d{1,2})?\s?%\)?$/iu;

/** "Lumora College (affiliated to Usher University)", "Lumora College under Usher University" */
const AWARDING_BEHIND =
  /[\s,(]+(?:(?:affil\p{L}+|recogni[sz]ed|approved|accredited) (?:to|with|by|from)|under (?=(?:the )?\p{Lu}[^,;]*(?:Univ|Board)))(?!\p{L}).*$|\s\([^()]*\bboard\)$/iu;

/** A school without the grade behind it */
export function withoutGrade(piece: Piece): Piece {
  if (piece.degree) return piece;
  const text = piece.row.text.slice(piece.from, piece.to);
  const ends = [text.search(GRADE_BEHIND), text.search(AWARDING_BEHIND)].filter((end) => end > 0);
  return ends.length === 0 ? piece : (part(piece, piece.from, piece.from + Math.min(...ends)) ?? piece);
}

/** "Bachelor of Science (BS)": its subject follows. */
export function isBareDegree(text: string): boolean {
  const words = splitWords(text);
  const isDegree = (word: string) => (classesOf(word) & DEGREE) !== 0;
  return words.length < 6 && words.some(isDegree) && words.every((word) => isDegree(word) || GENERAL.test(word));
}

const GENERAL = /^(?:of|in|science|sciences|arts|engineering|technology|applied|fine|hons|philosophy|[12])$/i;

/** Whether the words are of fields only: "Kunstgeschichte, Philosophie, Germanistik" is no school. */
export function areFields(text: string): boolean {
  const words = splitWords(text);
  return words.length > 1 && words.filter((word) => (classesOf(word) & FIELD) !== 0).length > 0.5 * words.length;
}

/** The word of a title is one of the degree's: "Lumora University, Executive MBA". */
export function isOfDegree(text: string): boolean {
  if (WORK_OF_GRADUATES.test(text)) return false;
  if (beginsWithDegree(text)) return true;
  const { school, degree } = readSignals(text);
  if (!school || !degree) return false;
  const titled = text.split(/,\s|\s[–|-]\s/).filter((part) => readSignals(part).title > 0);
  return titled.length > 0 && titled.every((part) => !WORK_OF_GRADUATES.test(part) && beginsWithDegree(part, 2));
}

/** "Post-graduate research fellow at Acme", "PhD Researcher", "PhD Candidate", "Junior Doctor, Lumora Clinic" */
const WORK_OF_GRADUATES =
  /^(?:(?:(?:junior|senior|resident|house|staff|general|locum|assistant|duty|ward|emergency|family|trainee|foundation|medical|clinical) ){0,2}doctor(?=\s*(?:$|[,|(:]|[–—-]\s|at\s))|(?:post-?)?graduate (?:(?:student|research|teaching|laboratory|lab) )*(?:fellow|researcher|assistant|instructor|trainee|intern|tutor)|(?:ph\.?d\.?|doctoral) (?:research(?:er)?|fellow|intern|engineer|scientist|candidate|student))(?!\p{L})/iu;

function beginsWithDegree(text: string, count = 1): boolean {
  const words = splitWords(text);
  return words.length > 1 && words.slice(0, count).some((word) => readSignals(word).degree);
}
