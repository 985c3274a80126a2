import type { DatedPart } from "../dates/dated-part.ts";
import type { Piece } from "../pieces/piece.ts";
import { splitRow } from "../pieces/pieces.ts";
import { isDashed } from "../pieces/specialty.ts";
import type { Row } from "../rows/row.ts";
import { isCareerBreak } from "../words/phrases.ts";
import { foldWords } from "../words/split-words.ts";
import { isField as isFieldName, isFunctionName, readSignals } from "../words/words.ts";
import { assign } from "./assign.ts";
import type { Block } from "./blocks.ts";
import { type Candidate, expand, isCandidate, pieces } from "./candidates.ts";
import { freelanceTitle, readFreelanceWork } from "./freelance-work.ts";
import type { Order, PositionDraft } from "./position-draft.ts";

const SELF_EMPLOYED =
  /\b(?:freelanc\w*|self[- ]?employed|selb(?:st)?standig\w*|freiberuf\w*|freischaffend\w*|independant\w*|autonom[oa]|auto-?entrepreneu\w*|libero professionista|zelfstandig\w*|zzp|in proprio|por c(?:uen|on)ta propria)\b/;

/** Names of the block's pieces; `order` says which comes first in this document. */
export function readPosition(block: Block, order: Order): PositionDraft | null {
  const own = splitRow(block.anchor).flatMap(expand).filter(isCandidate);
  const near = block.side === "before" ? block.before.toReversed() : block.after;
  const far = block.side === "before" ? block.after : block.before.toReversed();
  const nearPieces = near.flatMap((row, distance) => pieces(row, distance + 1));
  const ownPieces = own.map((piece) => ({ piece, distance: 0 }));
  // "Freelance" above or below a title and a company says nothing about the company.
  const employment = near.length < 2 ? block.employment : undefined;
  const rows = [block.anchor, ...near, ...(employment === undefined ? [] : [employment])];
  if (isBreak(own, near) || isDatedBreak(block)) return null;
  const found =
    readFreelanceWork(rows, block.date) ??
    assign([...ownPieces, ...nearPieces], block.date, order, isSelfEmployed(rows));
  const dashed = found !== null && isDashed(found) ? found : null;
  // The order of the other entries says whether "Student Programs" of "Associate – Student Programs" is a company.
  const draft = dashed === null ? found : (withoutDashed(block, dashed, order) ?? unsure(block, dashed, nearPieces));
  const isTitled = draft !== null && draft.title !== null && (draft.title.title > 0 || !hasTitleBelow(far));
  if (isTitled && draft.company !== null)
    return withSureCompany(draft, [...ownPieces, ...far.slice(0, 1).flatMap((row) => pieces(row, 1))]);
  if (draft !== null && draft.title !== null && order.isApart && block.side === "before") return draft;
  if (draft !== null && draft.isSelfEmployed && draft.title !== null) return draft;
  const farPieces = far.slice(0, 2).flatMap((row, distance) => pieces(row, distance + 1));
  if (farPieces.length === 0) return draft === null ? null : withFreelanceTitle(draft, rows);
  const wider = assign(
    [...ownPieces, ...nearPieces, ...farPieces],
    block.date,
    order,
    isSelfEmployed([...rows, ...far]),
  );
  const isBetter = wider !== null && wider.company !== null && wider.title !== null && !wider.isUnsure;
  return isBetter ? wider : (draft ?? wider);
}

/** The draft, which the order of the other entries may change if a line beside its dates may name the company */
function unsure({ anchor }: Block, draft: PositionDraft, near: readonly Candidate[]): PositionDraft {
  const { company } = draft;
  const isOther = ({ piece }: Candidate) =>
    piece.row !== company?.row && piece.title === 0 && !piece.degree && piece.index === 0;
  return company?.row !== anchor && near.some(isOther) ? { ...draft, isUnsure: true } : draft;
}

/** Whether the words say as much that it is a company. */
function isAsSure(piece: Piece, other: Piece | null): boolean {
  return (other?.company ?? 0) === 0 || piece.company > 0 || piece.school;
}

function withFreelanceTitle(draft: PositionDraft, rows: readonly Row[]): PositionDraft {
  const isBare = draft.isSelfEmployed && draft.title === null && draft.company === null;
  return isBare ? { ...draft, title: freelanceTitle(rows) } : draft;
}

/** "Acme Ltd" above "Engineer, 2014 – 2016" and "Pumps for small farms": the line above, where only its words say that it is a company */
function withSureCompany(draft: PositionDraft, others: readonly Candidate[]): PositionDraft {
  const { company, title } = draft;
  if (company === null || company.row === title?.row || company.row.start < (title?.row.start ?? 0)) return draft;
  if (company.company > 0 || company.school || company.isAfterAt) return draft;
  const isSure = others.some(
    ({ piece }) => piece.company === 3 && piece.title === 0 && piece.row.start < company.row.start,
  );
  return (isSure ? assign(others, draft.date as DatedPart, { first: null, isApart: false }, false) : null) ?? draft;
}

/** "Acme – Unterdorf", dates, and "Engineer" alone on the line below */
function hasTitleBelow([row]: readonly Row[]): boolean {
  if (row === undefined || row.isAfterBlank) return false;
  const [piece, ...others] = splitRow(row);
  return piece !== undefined && others.length === 0 && piece.title > 0 && piece.company === 0;
}

/** The position with a company on another line, if its words or the order of the document say that it is one. */
function withoutDashed(block: Block, { company: dashed }: PositionDraft, order: Order): PositionDraft | null {
  const rows = [...block.before.toReversed(), ...block.after];
  const others = [
    ...splitRow(block.anchor).map((piece) => ({ piece, distance: 0 })),
    ...rows.flatMap((row, distance) => pieces(row, distance + 1)),
  ].filter(({ piece }) => piece.row !== dashed?.row || piece.from !== dashed.from);
  const draft = assign(others, block.date, order, false);
  if (draft === null || draft.company === null || draft.company.row === dashed?.row || draft.isUnsure) return null;
  const { company, title } = draft.company;
  if (!isAsSure(draft.company, dashed) && !(order.isApart && order.first === "company")) return null;
  if ((company === 3 && dashed?.company === 0) || (order.isApart && title === 0)) return draft;
  // "Analyst – Credit Risk" above or below "Acme"
  const isField =
    dashed !== null && !ARTICLE.test(dashed.text) && (isFunctionName(dashed.text) || isFieldName(dashed.text));
  return isField && title === 0 && draft.company.row.dates.length === 0 ? draft : null;
}

/** "Buyer – The Lumen Yard": a name, though small words such as "the" stand in titles, too */
const ARTICLE = /^The \p{Lu}/u;

/** "Elternzeit", "Career break": the first words beside the dates, without a title. */
function isBreak(own: readonly Piece[], near: readonly Row[]): boolean {
  const first = own.length > 0 ? own.slice(0, 2) : near.slice(0, 2);
  return first.some(({ text }) => isCareerBreak(text) && readSignals(text).title === 0);
}

/** "Hinweis: 01/2003 bis 03/2003 arbeitsuchend" */
function isDatedBreak({ anchor, date }: Block): boolean {
  return readSignals(anchor.text).title === 0 && isCareerBreak(anchor.text.slice(date.to).trim());
}

function isSelfEmployed(rows: readonly Row[]): boolean {
  return rows.some((row) => row.text.length < 100 && SELF_EMPLOYED.test(foldWords(row.text)));
}
