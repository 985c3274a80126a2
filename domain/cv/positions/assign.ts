import type { DatedPart } from "../dates/dated-part.ts";
import { splitBracketedTitle } from "../pieces/bracketed-titles.ts";
import { splitCommas, withoutRemarks } from "../pieces/commas.ts";
import { companyName } from "../pieces/company-name.ts";
import type { Piece } from "../pieces/piece.ts";
import { isSlashed, isUnitBehind } from "../pieces/specialty.ts";
import { splitTitle, titleName } from "../pieces/split-title.ts";
import { companyOfTitles } from "../pieces/titled-names.ts";
import { universityOf } from "../pieces/university-units.ts";
import { isProse } from "../rows/classify.ts";
import type { Row } from "../rows/row.ts";
import { isEmploymentKind, isPlace } from "../words/phrases.ts";
import { splitWords } from "../words/split-words.ts";
import { endsInTitle, isFunction, isFunctionName, readSignals } from "../words/words.ts";
import { aboveTown, besideTown } from "./above-town.ts";
import { type Candidate, isOfClient, isPageOf } from "./candidates.ts";
import type { Order, PositionDraft } from "./position-draft.ts";
import { withPlace } from "./titles-at-places.ts";

/** Which of the pieces beside a date are its title and its company. */
export function assign(
  candidates: readonly Candidate[],
  date: DatedPart,
  order: Order,
  isSelf: boolean,
): PositionDraft | null {
  if (candidates.length === 0)
    return isSelf ? { company: null, title: null, date, isSelfEmployed: true, isUnsure: false } : null;
  const titled = best(candidates, ({ piece, distance }) =>
    piece.title > 0 && !piece.isAfterAt && piece.company < 3
      ? (isLabeledTitle(piece) ? 6 : piece.title === 1 || isTitledInBrackets(piece) ? 2 : 4) -
        (piece.company === 1 && endsInTitle(piece.text) ? 0 : piece.company) -
        distance * 0.5 -
        piece.index * 0.1
      : 0,
  );
  const base = { date, isSelfEmployed: isSelf, isUnsure: false };
  if (titled === null) return ownWork(candidates, base) ?? withoutTitle(candidates, base, order);
  const others = candidates.filter((candidate) => candidate !== titled && !isTitleOnly(candidate, titled));
  let company = best(others, (candidate) =>
    isSelf && !isNamedCompany(candidate, titled)
      ? 0
      : isPageOf(candidate, others)
        ? 0.05
        : companyScore(candidate, titled),
  );
  const split = splitTitle(titled.piece);
  if (company !== null) {
    company = ofUnit(aboveTown(besideTown(company, titled, others), titled, others), others);
    // "Partner, Noerr" above a description, where other entries name both on one line
    const isRival =
      split.company !== null &&
      company.distance > 0 &&
      company.piece.company < 3 &&
      company.piece.row !== titled.piece.row &&
      !isIndentedBelow(titled.piece.row, company.piece.row);
    if (isRival && order.first !== null && !order.isApart) return { ...base, ...split };
    if (split.company !== null && DOMAIN.test(company.piece.text)) return { ...base, ...split };
    const title = titleName(titled.piece);
    return {
      ...base,
      title: company.piece.row.start < titled.piece.row.start ? withPlace(title) : title,
      company: companyName(company.piece),
      isUnsure: isRival && company.piece.company === 0 && !company.piece.school,
    };
  }
  const bracketed = split.company === null ? splitBracketedTitle(titled.piece) : null;
  if (bracketed !== null) return { ...base, title: bracketed.title, company: companyName(bracketed.company) };
  const named = split.company === null ? companyOfTitles(candidates.map(({ piece }) => piece)) : null;
  if (named !== null) return { ...base, ...named, isUnsure: true };
  // "Analyst, Leveraged Finance" under a company that other entries name on a line of its own
  if (order.isApart && split.company !== null && !isEmployer(split.company, titled.piece))
    return { ...base, title: withoutRemarks(titled.piece), company: null };
  const next = split.company === null ? employerOfNext(candidates, titled) : null;
  if (next !== null) return { ...base, title: titleName(titled.piece), company: next };
  return { ...base, ...split, isUnsure: split.company !== null && split.company.company < 3 };
}

/** "Analyst → Senior Analyst, Acme": the employer beside the second title of the row */
function employerOfNext(candidates: readonly Candidate[], titled: Candidate): Piece | null {
  const next = candidates.find(
    ({ piece }) => piece.row === titled.piece.row && piece.from > titled.piece.to && piece.title > 0,
  );
  return next === undefined ? null : splitTitle(next.piece).company;
}

/** "Zelfstandig klusbedrijf": what somebody does alone, and no employer */
function ownWork(
  candidates: readonly Candidate[],
  base: Pick<PositionDraft, "date" | "isSelfEmployed" | "isUnsure">,
): PositionDraft | null {
  const own = base.isSelfEmployed
    ? candidates.find(({ piece }) => OWN.test(piece.text) && piece.company < 3)
    : undefined;
  return own === undefined ? null : { ...base, company: null, title: withoutRemarks(own.piece) };
}

const OWN =
  /^(?:selb(?:st)?ständig|zelfstandig|freiberuflich|freelance|self[- ]employed|indépendante?|autónom[oa])\p{L}* \p{L}/iu;

/** "School of Engineering" above "University of Leeds" */
function ofUnit(company: Candidate, others: readonly Candidate[]): Candidate {
  const near = others.filter((other) => Math.abs(other.distance - company.distance) < 2);
  const university = universityOf(
    company.piece,
    near.map(({ piece }) => piece),
  );
  return near.find(({ piece }) => piece === university) ?? company;
}

/** "  Director, Radar Systems (2018 – 2021)" below "Acme, Haifa": titles at one company */
export function isIndentedBelow(title: Row, company: Row): boolean {
  return (
    company.start < title.start && company.dates.length === 0 && (title.flags.indent ?? 0) > (company.flags.indent ?? 0)
  );
}

/** "Acme" above "  Deputy Director (Level 1), Water & Gas   2019 – 2022" */
function isHeadOf({ row, title, degree }: Piece, titled: Piece): boolean {
  return row !== titled.row && title === 0 && !degree && isIndentedBelow(titled.row, row);
}

/** "Designation: Surveyor", but not "Role: Working on the bot" */
function isLabeledTitle({ row, text }: Piece): boolean {
  return row.label?.kind === "title" && readSignals(text).title > 0;
}

/** "Since 2019 · acme.example" below "Founder, Acme": the company's page */
const DOMAIN = /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}$/;

/** "Acme Team (Sales Expert)" below "Software Specialist" */
function isTitledInBrackets({ text }: Piece): boolean {
  const open = text.indexOf(" (");
  return open > 0 && readSignals(text.slice(0, open)).title === 0;
}

/** "Analyst, Carbon Group, Berlin", but not "Analyst, Leveraged Finance" */
function isEmployer({ text, company, school }: Piece, titled: Piece): boolean {
  if (company === 3 || school) return true;
  const hasPlace = withoutRemarks(titled).text.length < titled.text.length;
  if (hasPlace) return company > 0 || !isFunctionName(text);
  // A town that no list has: "Geophysicist, Acme, Crawley"
  return (
    splitCommas(titled).length === 3 &&
    !splitCommas(titled).some((part) => isFunctionName(part.text) && part.title === 0)
  );
}

/** Beside freelance work, other words are clients or remarks. */
function isNamedCompany({ piece }: Candidate, titled: Candidate): boolean {
  return (
    piece.isAfterAt ||
    piece.company === 3 ||
    isBeforeKind(piece) ||
    (piece.row !== titled.piece.row && isBeforeBrackets(piece)) ||
    ((FOUNDER.test(titled.piece.text) || piece.text === piece.text.toUpperCase()) && isAtPlace(piece))
  );
}

const FOUNDER =
  /(?<!\p{L})(?:(?:mit)?gründer|(?:co-?)?founder|owner|inhaber|geschäftsführer|(?:co-?)?fondat|gérant|titolare|fundador|propietari|oprichter|eigenaar)/iu;

/** "Mobile Coffee Bar — Bonn" above "Founder", "ACME ROBOTICS, Bonn" above "Freelance Designer": clients have no place. */
function isAtPlace({ row, title, degree, index }: Piece): boolean {
  return index === 0 && title === 0 && !degree && hasPlace(row);
}

/** "Acme · Self-employed" */
function isBeforeKind({ row, to }: Piece): boolean {
  return row.text.startsWith(" · ", to) && isEmploymentKind(row.text.slice(to + 3));
}

/** "Umbra Studio (self-employed) | Leeds" beside a title on another line */
function isBeforeBrackets({ text, row, to, degree, index }: Piece): boolean {
  const kind = index === 0 && !degree && text.endsWith(")") ? KIND_AT_END.exec(text)?.[1] : undefined;
  return kind !== undefined && isEmploymentKind(kind) && row.text.length > to && hasPlace(row);
}

const KIND_AT_END = /^\p{Lu}.* \(([^()]{4,30})\)$/u;

/** Another part of the title: "Senior Consultant | Data Science". */
function isTitleOnly({ piece }: Candidate, titled: Candidate): boolean {
  if (piece.isAfterAt || piece.company === 3) return false;
  return (piece.title > 0 && piece.company === 0) || (piece.row === titled.piece.row && isFunction(piece.text));
}

/** "Head of Software. Practical training beside the studies" */
function isRemark({ text, row, company, school, isAfterAt }: Piece, titled: Candidate): boolean {
  if (row !== titled.piece.row || company > 0 || school || isAfterAt) return false;
  return isProse(text) && splitWords(text).length > 3;
}

/** "Pumps" of "Lumora, Engineer – Pumps": the company is before the title. */
function isSpecialtyOfNamed(piece: Piece, titled: Piece): boolean {
  if (piece.row !== titled.row || piece.from < titled.to || piece.company > 0 || piece.school || piece.isAfterAt)
    return false;
  if (!titled.text.includes(",") || !DASH.test(titled.row.text.slice(titled.to, piece.from))) return false;
  const { title, company } = splitTitle(titled);
  return title !== null && company !== null && company.from < title.from && !isPlace(company.text);
}

const DASH = /^\s[-–—]\s$/u;

function companyScore({ piece, distance }: Candidate, titled: Candidate): number {
  let score = 6 - distance * 1.1 - piece.index * 0.4;
  if (piece.isAfterAt) score += isOfClient(piece) ? -3 : 5;
  if (piece.company === 3) score += 2;
  else if (piece.company > 0 || piece.school) score += 0.6;
  if (piece.row !== titled.piece.row && hasPlace(piece.row)) score += 1.3;
  if (isHeadOf(piece, titled.piece)) score += 2;
  if (piece.row === titled.piece.row) score += 1;
  if (piece.degree) score -= 3;
  if (isRemark(piece, titled) || isSpecialtyOfNamed(piece, titled.piece)) return 0;
  if (isUnitBehind(piece, titled.piece) || isSlashed(piece, titled.piece)) return 0.05;
  if (piece.title > 0 && piece.company < 3) score -= 3;
  if (/^\p{Ll}/u.test(piece.text)) score -= 1;
  return Math.max(score, 0.1);
}

function withoutTitle(
  candidates: readonly Candidate[],
  base: Pick<PositionDraft, "date" | "isSelfEmployed" | "isUnsure">,
  order: Order,
): PositionDraft {
  const inOrder = candidates.toSorted((a, b) => a.piece.row.start + a.piece.from - b.piece.row.start - b.piece.from);
  const placed = candidates.filter(({ piece }) => hasPlace(piece.row));
  const strongest =
    best(candidates, ({ piece, distance }) => (piece.isAfterAt ? 9 : piece.company === 3 ? 5 - distance : 0)) ??
    (placed.length === 1 && candidates.length === 2 ? (placed[0] as Candidate) : null);
  const [first] = inOrder as [Candidate];
  if (inOrder.length === 1) {
    const bracketed = splitBracketedTitle(first.piece);
    if (bracketed !== null) return { ...base, title: bracketed.title, company: companyName(bracketed.company) };
    const parts = splitCommas(withoutRemarks(first.piece));
    const [left, right] = parts;
    const isNamed = right !== undefined && left?.company === 0 && !left.school && (right.company > 0 || right.school);
    if (
      (order.first === "title" || isNamed) &&
      (parts.length === 2 || (isNamed && parts.length === 3 && TOWN.test((parts[2] as Piece).text))) &&
      left !== undefined &&
      right !== undefined &&
      left.company < 3 &&
      // "Museum of Lumora University, Conservation"
      !(left.school && right.company === 0 && !right.school)
    )
      return { ...base, title: left, company: right, isUnsure: true };
    // "Acme, Busser" among "Acme, Waiter"
    if (order.first === "company" && !order.isApart && parts.length === 2 && isPlainName(right))
      return { ...base, title: right, company: left ?? null, isUnsure: true };
    const isUnsure = first.piece.company === 0 || (parts.length === 2 && first.piece.company < 3);
    return { ...base, title: null, company: companyName(first.piece), isUnsure };
  }
  const company = strongest ?? (order.first === "title" ? (inOrder[1] as Candidate) : first);
  const title = inOrder.find((candidate) => candidate !== company && candidate.distance < 3) ?? null;
  const isNear = title !== null && Math.abs(inOrder.indexOf(title) - inOrder.indexOf(company)) === 1;
  return {
    ...base,
    title: isNear && title.piece.company < 3 ? withoutRemarks(title.piece) : null,
    company: companyName(company.piece),
    isUnsure: strongest === null && (order.first === null || !order.isApart || !isNear),
  };
}

/** A town that no list has */
const TOWN = /^\p{Lu}\p{Ll}{3,}$/u;

/** "Busser" may be a title, "various locations" and "Inc." may not. */
function isPlainName(piece: Piece | undefined): piece is Piece {
  return piece !== undefined && piece.company === 0 && !piece.school && /^\p{Lu}[\p{L}\p{N} /&-]+$/u.test(piece.text);
}

/** "Acme, Berlin": a place is beside a company and seldom beside a title. */
function hasPlace({ text }: Row): boolean {
  return (
    text.length < 120 && text.split(/\s*,\s|\s[-–—|]\s*|\s\(|\s{2,}/).some((word, index) => index > 0 && isPlace(word))
  );
}

function best(candidates: readonly Candidate[], score: (candidate: Candidate) => number): Candidate | null {
  let found: Candidate | null = null;
  let highest = 0;
  for (const candidate of candidates) {
    const value = score(candidate);
    if (value > highest) {
      highest = value;
      found = candidate;
    }
  }
  return found;
}
