import type { Stretch } from "./names.ts";
import type { Row } from "./row.ts";
import type { Signals } from "./words.ts";

/** A part of a row between separators that may name a company, a title, a school or a degree. */
export interface Piece extends Stretch, Signals {
  readonly row: Row;
  readonly text: string;
  /** Follows a word such as "at", "bei" or "chez". */
  readonly isAfterAt: boolean;
  /** Position among the row's pieces. */
  readonly index: number;
}
