import { part, splitCommas, withoutRemarks } from "../pieces/commas.ts";
import { companyName } from "../pieces/company-name.ts";
import type { Piece } from "../pieces/piece.ts";
import { splitRow } from "../pieces/pieces.ts";
import { splitTitle } from "../pieces/split-title.ts";
import { classifyRow } from "../rows/classify.ts";
import { markedCompanies } from "../rows/employment-marks.ts";
import type { Row } from "../rows/row.ts";
import { isPlace } from "../words/phrases.ts";
import { isFunctionName, readSignals } from "../words/words.ts";
import type { PositionDraft } from "./position-draft.ts";

const COMPANY_LABEL =
  /^(?:company|employer|organi[sz]ation|arbeitgeber|entreprise|empresa)(?: name)?\s*[-:–]\s*\p{L}/iu;

/** Positions of an experience section without dates: a title beside, above or below a name, or a name after "Company:". */
export function readUndated(rows: readonly Row[]): readonly PositionDraft[] {
  const marked = readMarked(rows, new Set());
  if (marked.length > 0) return marked;
  const drafts: PositionDraft[] = [];
  const used = new Set<Row>();
  const isList = rows.length > 1 && rows.every(isTitleAndName);
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as Row;
    if (COMPANY_LABEL.test(row.text) && row.text.length < 120) {
      const [piece] = splitRow(row);
      if (piece !== undefined) drafts.push(draft(null, companyName(piece)));
      continue;
    }
    if (classifyRow(row) !== "name") continue;
    const pieces = splitRow(row).flatMap((piece) =>
      piece.title > 0 && piece.company > 0 ? splitCommas(piece) : splitLine(row, piece, isList),
    );
    const title = pieces.find((piece) => piece.title > 0 && piece.company < 3);
    if (title === undefined) continue;
    const beside = pieces.find((piece) => piece !== title && piece.title === 0);
    const next = rows[index + 1];
    const below =
      beside === undefined && next !== undefined && classifyRow(next) === "name" ? splitRow(next)[0] : undefined;
    const above = row.isAfterBlank || used.has(rows[index - 1] as Row) ? undefined : companyAt(rows, index - 1);
    const company = beside ?? above ?? (below !== undefined && below.title === 0 ? below : undefined);
    if (company === undefined || !/^[\p{Lu}\p{N}\p{Lo}]/u.test(company.text)) continue;
    drafts.push(draft(withoutRemarks(title), companyName(company)));
    used.add(row);
    if (company === below) used.add(rows[++index] as Row);
  }
  return drafts;
}

/** Entries without dates: "Lumora · Full-time" beside "Engineer" */
export function readMarked(rows: readonly Row[], used: ReadonlySet<Row>): readonly PositionDraft[] {
  return markedCompanies(rows).flatMap(({ row, to, title }) => {
    if (used.has(row) || used.has(title)) return [];
    const [[whole], [titled]] = [splitRow(row), splitRow(title)];
    const company = whole === undefined ? null : part(whole, 0, to);
    return company === null || titled === undefined ? [] : [draft(withoutRemarks(titled), companyName(company))];
  });
}

/** "CTO, Lumora" in a line: so are all lines of a short list. */
function isTitleAndName({ text, isBullet }: Row): boolean {
  const comma = text.indexOf(", ");
  return !isBullet && comma > 0 && text.length < MAX_LINE && readSignals(text.slice(0, comma)).title > 0;
}

/** "Growth Lead, Lumora" in the first line of an entry; what names a function is a part of the title. */
function splitLine(row: Row, piece: Piece, isList: boolean): readonly Piece[] {
  if (!(row.isAfterBlank || isList) || row.isBullet || piece.title === 0) return [piece];
  const [, , place, ...others] = piece.text.split(", ");
  if (!piece.text.includes(",") || others.length > 0 || (place !== undefined && !isPlace(place))) return [piece];
  const { title, company } = splitTitle(piece);
  return title === null || company === null || isFunctionName(company.text) ? [piece] : [title, company];
}

/** The name in the first line of an entry */
function companyAt(rows: readonly Row[], index: number): Piece | undefined {
  const row = rows[index];
  if (row === undefined || (index > 0 && !row.isAfterBlank) || classifyRow(row) !== "name") return undefined;
  const [piece] = splitRow(row);
  return piece !== undefined && piece.title === 0 && !piece.degree ? piece : undefined;
}

/** Entries without dates among the dated ones of a section: a title above a company, between descriptions. */
export function readLeftovers(rows: readonly Row[], used: ReadonlySet<Row>): readonly PositionDraft[] {
  const drafts: PositionDraft[] = [];
  for (let index = 0; index + 1 < rows.length; index++) {
    const [row, next, after] = [rows[index] as Row, rows[index + 1] as Row, rows[index + 2]];
    if (!row.isAfterBlank || !isLoneName(row, used) || !isLoneName(next, used)) continue;
    if (after !== undefined && !after.isAfterBlank && classifyRow(after) === "name") continue;
    const [title, ...others] = splitRow(row);
    const [company] = splitRow(next);
    if (title === undefined || others.length > 0 || company === undefined) continue;
    if (title.title === 0 || title.company === 3 || title.text.length > 60) continue;
    if (company.title > 0 || company.degree || !/^[\p{Lu}\p{N}]/u.test(company.text)) continue;
    drafts.push(draft(withoutRemarks(title), companyName(company)));
    index++;
  }
  return drafts;
}

/** Entries without dates among dated ones with both names on one line: "Tutor – Lumora University (last term)". */
export function readLines(
  rows: readonly Row[],
  used: ReadonlySet<Row>,
  dated: readonly PositionDraft[],
): readonly PositionDraft[] {
  const joint = jointOf(dated);
  return rows.flatMap((row, index) => {
    const isJoined = joint !== null && row.text.includes(joint);
    // "Tutor | Lumora University" right below the tasks of another entry
    const isBelow = rows[index - 1]?.isBullet === true && row.text.includes(" | ");
    const isEntry = row.isAfterBlank || isBelow || (isJoined && isDescription(rows[index - 1]));
    if (!isEntry || row.text.length > MAX_LINE || !isLoneName(row, used)) return [];
    const pieces = splitRow(row);
    const title = pieces.find((piece) => piece.title > 0 && piece.company === 0);
    const isName = ({ company, school, isAfterAt }: Piece) => company > 0 || school || isAfterAt || isJoined;
    const company = pieces.find((piece) => piece !== title && isName(piece));
    if (title === undefined || company === undefined || pieces.length > 2 || company.title > 0) return [];
    return [draft(withoutRemarks(title), companyName(company))];
  });
}

function isDescription(row: Row | undefined): boolean {
  return row !== undefined && (row.isBullet || classifyRow(row) === "text");
}

/** " — ", which stands between the title and the company of all dated entries that have both on one line */
function jointOf(dated: readonly PositionDraft[]): string | null {
  const joints = dated.flatMap(({ title, company }) =>
    title !== null && title.row === company?.row && title.to < company.from
      ? [title.row.text.slice(title.to, company.from)]
      : [],
  );
  const [joint = ""] = joints;
  const isOne = joints.length >= MIN_DATED && joints.length === dated.length && joints.every((one) => one === joint);
  return isOne && JOINT.test(joint) ? joint : null;
}

const JOINT = /^ (?:[–—|·•-]|@|at) $/;
const MIN_DATED = 2;
const MAX_LINE = 90;

function isLoneName(row: Row, used: ReadonlySet<Row>): boolean {
  return !used.has(row) && !row.isBullet && row.dates.length === 0 && row.label === null && classifyRow(row) === "name";
}

function draft(title: PositionDraft["title"], company: PositionDraft["company"]): PositionDraft {
  return { company, title, date: null, isSelfEmployed: false, isUnsure: false };
}
