import type { DatedPart } from "../dates/dated-part.ts";
import type { Piece } from "../pieces/piece.ts";

/** A position before its pieces become names. */
export interface PositionDraft {
  readonly company: Piece | null;
  readonly title: Piece | null;
  readonly date: DatedPart | null;
  /** Self-employed: a kind of position, without a company. */
  readonly isSelfEmployed: boolean;
  /** In an entry: its names do not say which is the company. In a sentence: no rule names the company, the tagger may. */
  readonly isUnsure: boolean;
}

/** The offset in the text of the title, or else of the company. */
export function startOf({ title, company }: PositionDraft): number {
  const piece = title ?? company;
  return piece === null ? 0 : piece.row.start + piece.from;
}

/** The same words of the text, as the title of an entry and of a sentence */
export function isSameTitle({ title }: PositionDraft, { title: other }: PositionDraft): boolean {
  if (title === null || other === null) return false;
  const [start, end] = [title.row.start + title.from, title.row.start + title.to];
  return start < other.row.start + other.to && end > other.row.start + other.from;
}

/** How the entries of a document are built. */
export interface Order {
  readonly first: "company" | "title" | null;
  /** Companies and titles are on lines of their own. */
  readonly isApart: boolean;
}

export const NO_ORDER: Order = { first: null, isApart: false };
