import type { DatedPart } from "../dates/dated-part.ts";
import { NOT_ABBREVIATED } from "../words/abbreviations.ts";
import { isCircumstance } from "../words/circumstances.ts";
import { endsWithLegalForm, isCompanyAtAddress, isOfMessrs } from "../words/company-lines.ts";
import { isRemark } from "../words/education-remarks.ts";
import { isLedEntry } from "../words/led-entries.ts";
import { memoize, memoizeObject } from "../words/memoize.ts";
import { isNameList } from "../words/name-lists.ts";
import { isDuration, isEmploymentKind, isNeverName, isPlace, isTownInRegion, isWeeklyHours } from "../words/phrases.ts";
import { purposeAt } from "../words/purpose.ts";
import { headingKind } from "../words/sections.ts";
import { PERSONAL, SENTENCE_START, SENTENCE_VERB, VALID_UNTIL } from "../words/sentence-starts.ts";
import { SIZE } from "../words/sizes.ts";
import { foldWords, splitWords } from "../words/split-words.ts";
import { isReport, isTask } from "../words/tasks.ts";
import { isTechnologyList } from "../words/technologies.ts";
import { beginsWithTitle, readSignals } from "../words/words.ts";
import { isBracketedRemark } from "./bracketed-rows.ts";
import type { Row } from "./row.ts";
import type { RowClass } from "./row-class.ts";

const ABBREVIATED_END =
  /(?:^|[\s.(])(?:\p{L}|inc|ltd|co|corp|bros|jr|sr|cie|llc|plc|pvt|pte|pty|est|univ|[a-z]\.[a-z]|b\.?v|s\.?a|intl|com|sc|ing|tech)\s?[.]\)?$/iu;
/** No longer ending is an abbreviation. The expression would try every offset of a text. */
const MAX_ENDING = 9;
const LABEL = /^([\p{L} /&-]{2,30}?)\s*:/u;

/** "Won Employee of the Month": a description whatever follows the verb. */
const REPORT =
  /^(?:won|received|awarded|named|liaised|assisted|helped|handled|answered|greeted|interacted|collaborated|responsible for|worked (?:with|on|as part|closely)|reported to|reporting to|recogni[sz]ed as|selected as|nominated)\s/i;
/** "Working with clients": a description. */
const PARTICIPLE = /^\p{Lu}\p{Ll}+(?:ed|ing)\s+\p{Ll}/u;
/** The end of a sentence inside a line, and no abbreviation ("Acme Pvt. Ltd"). */
const FULL_STOP = new RegExp(String.raw`[.!?](?<=\p{L}{3}.)${NOT_ABBREVIATED}[^\S\t]+\p{Lu}`, "u");
const SKILL_LINE =
  /\+\d+\s+(?:skills?|kenntnisse|compétences|aptitud|competen|vaardighe)|\s\d+\s(?:weitere|more|other|autres)\s|^(?:skills?|kenntnisse|compétences|aptitudes|competenze|vaardigheden|competências|tech(?:nologies)?)\s*:/iu;

/** Fields of the Europass form between those that name a position. */
const FORM_FIELD =
  /^(?:main activities and responsibilities|type of business|principal subjects|level in national)|^(?:company name|dates employed|(?:employment|total) duration|title|location|degree name|field of study|dates attended(?: or expected graduation)?)$/i;

export const classifyRow = memoizeObject(findClass);

function findClass(row: Row): RowClass {
  const { text } = row;
  if (row.length > 140 || row.isBullet) return "text";
  if (row.flags.joint !== undefined) return "name";
  if (row.label !== null) {
    const { kind } = row.label;
    return kind === "client" || kind === "date"
      ? "noise"
      : kind === "noise"
        ? text.length < 60
          ? "noise"
          : "text"
        : "name";
  }
  if (isOfMessrs(text) || isCompanyAtAddress(text)) return "name";
  if (isDuration(text)) return "duration";
  if (isWeeklyHours(text)) return "noise";
  if (isEmploymentKind(text)) return /\d/.test(text) ? "duration" : readSignals(text).title > 0 ? "name" : "noise";
  if (isPlace(/[-–]$/.test(text.slice(-1)) ? text.replace(/\s+[-–]$/u, "") : text)) return "noise";
  if (isBracketedRemark(row) || isPlaceOfTeam(text)) return "noise";
  if (FORM_FIELD.test(text) || INNER_LABEL.test(text) || (!text.includes("(") && SIZE.test(text)) || SUBJECT.test(text))
    return "noise";
  if (isCircumstance(text)) return "noise";
  if (isRemark(text) || (row.dates.length === 0 && isTechnologyList(text))) return "text";
  if (isNeverName(text) || SKILL_LINE.test(text) || /\w@\w|https?:|www\.|\.(?<=\p{L}.)\p{Ll}{2,3}\//u.test(text))
    return "text";
  const label = beforeColon(text);
  if (label !== undefined && (isNeverName(label) || splitWords(label).length > 3)) return "text";
  if (label !== undefined && isList(label, text.slice(text.indexOf(":") + 1))) return "text";
  if (isTitledHeading(row)) return "name";
  return isProse(text.slice(0, purposeAt(text))) && !COMPANY_AND_PURPOSE.test(text) ? "text" : "name";
}

function beforeColon(text: string): string | undefined {
  return text.includes(":") ? LABEL.exec(text)?.[1] : undefined;
}

/** A heading of Markdown with a title is a name, however long it is. */
function isTitledHeading({ flags, text }: Row): boolean {
  return flags.level !== undefined && flags.level > 0 && !text.endsWith(".") && readSignals(text).title > 0;
}

/** "ACME — marketplace for the owners of small stores" */
const COMPANY_AND_PURPOSE = /^\p{Lu}[\p{Lu}\d &.'’-]{3,40}\s[—–-]\s\P{Lu}{0,1}[\p{L}\d]/u;

/** "Fachrichtung Maschinentechnik" between a training and its company */
const SUBJECT =
  /^(?:fachrichtung|schwerpunkt|vertiefung(?:srichtung)?|spécialité|especialidad|indirizzo|specialisatie)(?: |:)/iu;

/** "Clients: Allianz, ING", but not "Acme: Senior Engineer" */
function isList(label: string, rest: string): boolean {
  const { title, company, school, degree } = readSignals(label);
  return title === 0 && company === 0 && !school && !degree && rest.includes(",") && readSignals(rest).title === 0;
}

/** "Senior Engineer:", "Lumora GmbH:" above the lines of their entry */
function isMarkedName(text: string): boolean {
  if (!/[.:]$/.test(text) || text.length > MAX_MARKED || !/^\p{Lu}/u.test(text)) return false;
  const name = text.slice(0, -1);
  // A full stop ends sentences, too.
  if (text.endsWith(".") && !IN_CAPITALS.test(name)) return false;
  const { title, company } = readSignals(name);
  return company === 3 || (title > 0 && beginsWithTitle(name));
}

const MAX_MARKED = 60;
/** Up to four words that begin with a capital */
const IN_CAPITALS = /^\p{Lu}\S*(?: (?:(?:of|and|für|und|de|et) |& )?\p{Lu}\S*){0,3}$/u;

/** A sentence or a part of one. Names are short, begin with a capital and have no full stop. */
export const isProse = memoize(findProse);

const MAX_ENTRY = 80;

function findProse(whole: string): boolean {
  if (isNameList(whole)) return false;
  if (isTask(whole)) return true;
  // "Boucher | Lumora, Lyon.": the full stop ends an entry
  if (whole.length < MAX_ENTRY && whole.endsWith(".") && whole.includes(" | ")) return findProse(whole.slice(0, -1));
  // "Acme, Lyon (family business, 120 employees)", "Engineer. Acme, Oviedo"
  const text = whole.length < 140 ? withoutRemark(whole) : whole;
  if (/^[!?.;:,…]$/.test(text.slice(-1))) {
    if (isMarkedName(text)) return false;
    if (!ABBREVIATED_END.test(text.slice(-MAX_ENDING)) && !endsWithLegalForm(text))
      return text.length > 3 && !text.endsWith(",") ? true : splitWords(text).length > (beginsWithTitle(text) ? 12 : 5);
  }
  const words = splitWords(text);
  if (words.length > 16) return true;
  const letters = words.filter((word) => /^\p{L}/u.test(word));
  const lower = letters.filter((word) => /^\p{Ll}/u.test(word) && !/\p{Lu}/u.test(word)).length;
  if (/^\p{Ll}/u.test(text) && lower > 0.5 * letters.length && words.length > 3) {
    const { title, company } = readSignals(text);
    return title === 0 && company < 3;
  }
  if (words.length > 6 && FULL_STOP.test(text) && (words.length > 12 || readSignals(text).company < 3)) return true;
  if (/(?:^|[\s(])(?:u\. ?a\.|z\. ?B\.|e\.g\.|i\.e\.|inkl\.|incl\.|p\. ?ex\.|dont|notamment)\s/.test(whole))
    return true;
  if (words.length > 2 && (words.length > 9 || /\p{Ll}\s\d{2,3}\s\p{L}/u.test(text))) {
    const { title, company, school, degree } = readSignals(text);
    const isName = company > 0 && lower === 0 && text.split(",").length < 4;
    if (title === 0 && company < 3 && !school && !degree && !isName) return true;
  }
  if (words.length > 3 && REPORT.test(text)) return true;
  if (isReport(text) && words.length > 2) return readSignals(text).title === 0 || words.length > 6;
  if (PARTICIPLE.test(text) && words.length > 2 && readSignals(text).title === 0) return true;
  if (words.length < 5) return false;
  // "Département fédéral des affaires étrangères", "Université de Fribourg, Chaire de droit des obligations"
  if (words.length < 11 && INSTITUTION.test(text) && !/[.!?]$/.test(text)) return false;
  const share = lower / Math.max(1, letters.length);
  if (share <= 0.5) return false;
  const { title, company } = readSignals(text);
  // "Directrice des ressources humaines, membre du comité de direction"
  if (title > 0 && readSignals(words[0] as string).title > 0 && !/[.!?]$/.test(text)) return words.length > 14;
  return title === 0 && company < 3 ? share > 0.55 : share > 0.75 && words.length > 8;
}

function withoutRemark(whole: string): string {
  const text = whole.endsWith(")") ? whole.replace(REMARK_END, "") : whole;
  return text.includes(". ") ? text.replace(TITLE_STOP, titleStop) : text;
}

const REMARK_END = /(?<=[\p{L}\d.]) (?:\([^()]{2,80}\) )?\([^()]{2,80}\)$/u;
/** A full stop after a few words, and no other at the end. */
const TITLE_STOP = /^(\p{Lu}[^.!?:;,]{3,50}?)\.(?= \p{Lu}.*[^.!?:;]$)/u;

function titleStop(stop: string, title: string): string {
  return readSignals(title).title > 0 && !isReport(title) ? `${title},` : stop;
}

/** "Lumstadt, Kansas / remote teams": where somebody worked, and how */
function isPlaceOfTeam(text: string): boolean {
  const at = text.indexOf(" / ");
  return at > 0 && text.length < MAX_ENTRY && isTownInRegion(text.slice(0, at));
}

const INNER_LABEL =
  /^(?:client|customer|project|kunde|projekt|mission|end client|projet)\s*(?:\d+|name)?\s*(?:[:#–]|-(?!\p{Ll}))/iu;

const MAX_WORDS = 22;
/** "valid until" and what may stand beside it */
const MAX_VALID = 30;
/** Behind "Since August 2017: " */
const MAX_LED = 32;

/** Whether dates of this row belong to an entry, and not to a project, a sentence or a figure. */
export function isEntryDate(row: Row): boolean {
  const [date] = row.dates;
  if (date !== undefined && row.flags.columns !== undefined && row.flags.columns.includes("date")) return true;
  if (date === undefined || row.length > 220 || INNER_LABEL.test(row.text)) return false;
  if ((row.label?.kind !== "date" && SENTENCE_START.test(row.text)) || SENTENCE_VERB.test(row.text)) return false;
  // "08.2024 - heute Kunde: Acme": a project for a client
  if (isOfOtherSection(row.text) || (date.from === 0 && INNER_LABEL.test(row.text.slice(date.to).trimStart())))
    return false;
  const { label } = row;
  if (label?.kind === "noise" || label?.kind === "client") return false;
  // "Period: 2014 – 2016 (for a week now and then)"
  if (label?.kind === "date" && date.from <= label.to && date.isRange) return true;
  const before = row.text.slice(label?.kind === "date" ? Math.min(label.to, date.from) : 0, date.from).trim();
  const after = row.text.slice((row.dates.at(-1) ?? date).to).trim();
  if ((before === "" && PERSONAL.test(after)) || VALID_UNTIL.test(before.slice(-MAX_VALID))) return false;
  const rest = `${before.slice(0, purposeAt(before))} ${after}`.trim();
  // "2 Jahre und 11 Monate, Aug. 2002 - Juni 2005"
  if (rest === "" || isDuration(rest.replace(/[,:;·|]$/, "").trim())) return true;
  if (splitWords(rest).length > (date.from === 0 && /^\s?:\s/.test(row.text.slice(date.to)) ? MAX_LED : MAX_WORDS))
    return false;
  const atEdge = before === "" || after === "" || /^[()\]|,.:;-]/.test(after) || /[([|,:\t·–—-]$/.test(before);
  if (!atEdge && !isCellBetween(row.text, date)) return false;
  if (
    !date.isRange &&
    /(?:^|\s)(?:in|im|en|seit|bis|by|of|on|am|du|le|ausgestellt|issued|published)\s*:?$/iu.test(foldWords(before))
  )
    return false;
  // The date has a column of its own.
  if (
    date.isRange &&
    after === "" &&
    !row.isBullet &&
    GAP_END.test(row.text.slice(0, date.from)) &&
    splitWords(before).length < 12
  )
    return true;
  if (date.isRange && before === "" && !row.isBullet && hasCellNext(row.text.slice(date.to))) return true;
  const { title, company, school, degree } = readSignals(rest.replace(/^[:–-]\s|^[\s\u200b|]+/u, ""));
  // "Founder, Acme (since 2021) – bioplastics. Backed by …"
  const isBracketed =
    (before.endsWith("(") || row.text.charAt(date.from) === "(") &&
    after.startsWith(")") &&
    splitWords(before).length < 9;
  if (title > 0 || company > 1 || school || degree)
    return isBracketed || isBehindTitle(before, date) || !isSentence(before, after, date.isRange);
  if (date.from === 0 && date.isRange && isLedEntry(after, company > 0)) return true;
  return !isProse(rest.replace(/[.,;:([\s]+$/, ""));
}

/** "Tutor, 2015–2016 Leeds.": the entry ends with a full stop, as a sentence does */
function isBehindTitle(before: string, { isRange }: DatedPart): boolean {
  return isRange && before.length < MAX_TITLE && TITLE_AND_COMMA.test(before) && beginsWithTitle(before.slice(0, -1));
}

const MAX_TITLE = 40;
/** Up to four words without a verb of a sentence, which has no comma behind them */
const TITLE_AND_COMMA = /^\p{Lu}[\p{L}-]+(?: (?:für |of |de )?[\p{L}-]+){0,3},$/u;

/** "Boards: Lumora, since 2022": the heading of another section, and what it holds, in one line */
export function isOfOtherSection(text: string): boolean {
  const label = beforeColon(text);
  return label !== undefined && OTHER_LABELS.has(headingKind(label) ?? "");
}

const OTHER_LABELS: ReadonlySet<string> = new Set(["other", "skills"]);
const INSTITUTION =
  /^(?:\p{Lu}[\p{L}]{1,7} [–-] )?(?:Commissariat|Secrétariat|Agence|Caisse|Syndicat|Observatoire|Établissement|Musée|Académie|Laboratoire|Universit|Hochschule|École|Ecole|Institut|Minist|Département f|Direction g|Office|Centre|Hôpital|Conseil|Chambre|Fédération|Association|Fondation|Ville|Mairie|Commune|Canton|Tribunal|Bundes|Landes|Ambassade|Botschaft)/u;
const STOP_INSIDE = new RegExp(String.raw`\.(?<=[\p{L}\d)]{3}.)${NOT_ABBREVIATED}\s+\p{Lu}`, "u");
const GAP_END = /(?:\t|\s{4})\s*$/;

/** "Acme <tab> 2014 – 2016 <tab> Engineer" */
function isCellBetween(text: string, { from, to, isRange }: DatedPart): boolean {
  return isRange && CELL_END.test(text.slice(0, from)) && CELL_START.test(text.slice(to));
}
const CELL_END = /(?:\t|\s{3})\(?$/;
const CELL_START = /^\)?(?:\t|\s{3})/;

/** "2014 – 2016 <tab> Acme <tab> 12 Main Street, Leeds": a short cell, and others behind it */
function hasCellNext(after: string): boolean {
  const cell = CELL_NEXT.exec(after)?.[1];
  return cell !== undefined && splitWords(cell).length < 8 && !isProse(cell);
}
const CELL_NEXT = /^\t([^\t]{2,80})\t/;

function isSentence(before: string, after: string, isRange: boolean): boolean {
  return (
    STOP_INSIDE.test(before) ||
    (before !== "" && splitWords(after).length > 8) ||
    (/\.(?<=\p{L}{3}.)\s*$/u.test(after) &&
      // "Student at Acme, June – August 2021: mostly pumps."
      !(before !== "" && isRange && after.startsWith(":")) &&
      (before !== "" || !(isRange || after.startsWith(":") || WITH_TOWN.test(after) || isTitleAndName(after))))
  );
}

/** "2010 Site trainee, Acme & Sons, Leeds.": a full stop ends each entry */
const WITH_TOWN = /^\p{Lu}[\p{L}\d &/-]{2,40}, \P{Ll}[^,.]{1,50}, \p{Lu}[^,.\d]{1,30}\.$/u;

/** "Site trainee, Acme & Sons." */
function isTitleAndName(text: string): boolean {
  const title = TITLE_AND_NAME.exec(text)?.[1];
  return title !== undefined && readSignals(title).title > 0 && !isTask(title) && !isReport(title);
}

const TITLE_AND_NAME = /^(\p{Lu}[\p{L} &/()-]{2,50}), \p{Lu}[^,.:;]{1,40}\.$/u;
