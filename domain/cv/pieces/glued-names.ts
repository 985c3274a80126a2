/** Titles and companies side by side without a separator, where their letters tell where one ends. */

import { findAll } from "../words/find-all.ts";
import { isSubjectMatter } from "../words/ordinary.ts";
import { isLegalFormOnly } from "../words/word-classes.ts";
import { isField, isFunctionName, readSignals } from "../words/words.ts";
import { part } from "./commas.ts";
import type { Piece } from "./piece.ts";

const MAX_TEXT = 120;
/** From the last word in small letters to a name */
const NAME_AFTER = /(?<=\s\p{Ll}{4,})\s+(?=\p{Lu}\p{Ll})/u;
/** A word before one with a capital */
const WORD_BEFORE_NAME = /(?<=\s)\S+(?=\s+\p{Lu})/gu;

/** "Assistant de projet Lumora University", "Lumora GmbH Server Developer" */
export function splitGlued(piece: Piece): readonly Piece[] | null {
  const behind = piece.company === 3 && piece.text.includes(") ") ? splitBehindBrackets(piece) : null;
  if (behind !== null) return behind;
  const isShort = piece.text.length <= MAX_TEXT && !piece.isAfterAt;
  const hyphened = isShort && piece.text.includes("-") ? splitAtHyphen(piece) : null;
  if (hyphened !== null) return hyphened;
  const roled = isShort && piece.row.dates.length > 0 ? splitBeforeRole(piece) : null;
  if (roled !== null) return roled;
  if (piece.title === 0 || piece.text.length > MAX_TEXT || piece.isAfterAt) return null;
  if (piece.company === 3) return splitBehindForm(piece);
  return (piece.school ? splitAtName(piece) : null) ?? (piece.row.dates.length > 0 ? splitBehindSmall(piece) : null);
}

/** "Archiving (Excel, scans) Lumora AG": a remark ends the title, and a company with its legal form follows. */
function splitBehindBrackets(piece: Piece): readonly Piece[] | null {
  const [whole = "", left = "", remark = ""] = BEFORE_COMPANY.exec(piece.row.text.slice(piece.from, piece.to)) ?? [];
  const [title, company] = [
    part(piece, piece.from, piece.from + left.length),
    part(piece, piece.from + whole.length, piece.to),
  ];
  if (left === "" || title === null || company === null || company.company < 3 || company.title > 0) return null;
  if (title.company > 0 || title.school || title.degree || (title.title === 0 && !remark.includes(","))) return null;
  return [title.with({ title: title.title || 1 }), company.with({ isAfterAt: true })];
}

const BEFORE_COMPANY = /^(\p{Lu}[^()]{2,60}) \(([^()]{2,80})\) (?=\p{Lu})/u;

/** "Lumora Werke Werkstudent Controlling": in German, no noun stands before such a title as a part of it, but in "Marketing Praktikant" */
function splitBeforeRole(piece: Piece): readonly Piece[] | null {
  const at = piece.text.search(ROLE);
  if (at < MIN_NAME) return null;
  const end = piece.from + piece.row.text.slice(piece.from, piece.to).search(ROLE);
  const [name, role] = [part(piece, piece.from, end), part(piece, end + 1, piece.to)];
  if (name === null || role === null || name.title > 0 || name.degree || !NAME_BEFORE_ROLE.test(name.text)) return null;
  const isSubject = isSubjectMatter(name.text) || isFunctionName(name.text) || isField(name.text);
  return name.company === 3 || name.school || !isSubject
    ? [name.with({ isAfterAt: true }), role.with({ title: role.title || 1, company: 0, degree: false })]
    : null;
}

const MIN_NAME = 4;
const ROLE =
  /(?<=\p{L}) (?=(?:Werkstudent|HiWi|Praktikant|(?:Pflicht)?[Pp]raktikum|Praxissemester|Masterand|Bachelorand|Diplomand|Bachelorarbeit|Masterarbeit|Ferienjob|Nebenjob|Aushilfe|Aushilfskraft|Erntehelfer|FÖJ|FSJ|BFD|Azubi|Auszubildende)(?:in|r)?(?![\p{L}-]))/u;
/** No adjective and no rank is right before the title */
const NAME_BEFORE_ROLE =
  /^\p{Lu}[^,;:()|/]+(?<!(?:isch|lich|ig|end|frei|studentisch)e[rns]?|(?<!\p{L})(?:Senior|Junior|und|als|im|am|in|mit|zu[rm]|de[rnm]|eine?[mr]?|zwei|drei)|\d)$/u;

/** A title in small letters, and a name of several words with capitals */
const SMALL_TITLE =
  /^(\p{Ll}[\p{Ll}'’-]+(?: \p{Ll}[\p{Ll}'’-]+){0,4}) (\p{Lu}\p{Ll}[\p{L}&.'’-]*(?: (?:(?:de|van|voor|der|en|du|la|di|of|the|et) ){0,2}\p{Lu}[\p{L}&.'’-]*){1,5})$/u;
const LINK_END = /\s(?:of|for|in|de|des|du|d[ei]|van|voor|en|et|and|y|e|bij|chez|at|aan|met|als|te|à|op)$/u;

/** "gastonderzoeker Archeologisch Centrum Lumora", but not "ingénieur Machine Learning" */
function splitBehindSmall(piece: Piece): readonly Piece[] | null {
  const [, left = "", right = ""] = SMALL_TITLE.exec(piece.text) ?? [];
  if (left === "" || LINK_END.test(left) || isFunctionName(right) || isField(right)) return null;
  const { title, degree } = readSignals(right);
  if (title > 0 || degree || readSignals(left).title === 0) return null;
  const at = piece.row.text.indexOf(right, piece.from);
  const [role, name] = [part(piece, piece.from, at), part(piece, at, piece.to)];
  return role === null || name === null ? null : [role, name.with({ isAfterAt: true })];
}

function splitAtName(piece: Piece): readonly Piece[] | null {
  const whole = piece.row.text.slice(piece.from, piece.to);
  const match = NAME_AFTER.exec(whole);
  if (match === null) return null;
  const title = part(piece, piece.from, piece.from + match.index);
  const name = part(piece, piece.from + match.index + match[0].length, piece.to);
  if (title === null || name === null || title.title === 0 || title.school || title.degree) return null;
  const { school, title: noun } = readSignals((name.text.split(/,|\s\(/) as [string])[0]);
  const isName = school && noun === 0 && /^\S+ \p{Lu}/u.test(name.text);
  return isName && !/[,;:]/.test(title.text) ? [title, name.with({ isAfterAt: true })] : null;
}

/** The legal form ends the name of a company; what follows is a title. */
function splitBehindForm(piece: Piece): readonly Piece[] | null {
  const whole = piece.row.text.slice(piece.from, piece.to);
  if (whole.includes(",")) return null;
  for (const match of findAll(WORD_BEFORE_NAME, whole)) {
    if (!isLegalFormOnly(match[0])) continue;
    const end = piece.from + match.index + match[0].length;
    const [company, title] = [part(piece, piece.from, end), part(piece, end, piece.to)];
    // "Lumora GmbH & Co. KG Engineer"
    if (title !== null && isLegalFormOnly(title.text.split(" ", 1)[0] as string)) continue;
    if (company === null || title === null || company.title > 0 || title.title === 0 || title.company > 0) return null;
    return [company, title];
  }
  return null;
}

/** "Site Engineer-Lumora Builders Ltd", "Lumora Builders Ltd-Site Engineer", but not "Umbra-Lumora Ltd" or "Engineer-Water Supply" */
function splitAtHyphen(piece: Piece): readonly Piece[] | null {
  const whole = piece.row.text.slice(piece.from, piece.to);
  for (const { index } of findAll(HYPHEN, whole)) {
    const left = part(piece, piece.from, piece.from + index);
    const right = part(piece, piece.from + index + 1, piece.to);
    if (left === null || right === null) continue;
    if (isTitleAlone(left) && isCompanyAlone(right)) return [left, right.with({ isAfterAt: true })];
    // "Junior Backend-Developer" is one name.
    if (left.company === 3 && isCompanyAlone(left) && isTitleAlone(right))
      return [left.with({ isAfterAt: true }), right];
  }
  return null;
}

/** Not in "CSO & Co-Founder" */
const HYPHEN = /(?<=[\p{L})])(?<!\bCo)-(?=\p{Lu})/gu;

function isTitleAlone({ title, company, school, text }: Piece): boolean {
  const last = text.slice(text.lastIndexOf(" ") + 1);
  return title > 0 && company < 3 && !school && !last.includes("-") && readSignals(last).title > 0;
}

function isCompanyAlone({ title, company, degree, text }: Piece): boolean {
  // "Co-Founder" is one name.
  if (title > 0 || degree || !text.includes(" ") || text.includes(",")) return false;
  return company === 3 || (company > 0 && !isFunctionName(text) && !isField(text));
}
