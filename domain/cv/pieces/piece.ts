import type { Row } from "../rows/row.ts";
import type { LabelKind } from "../words/labels.ts";
import type { Stretch } from "../words/names.ts";
import type { Signals } from "../words/words.ts";

interface Fields extends Stretch, Signals {
  readonly row: Row;
  readonly text: string;
  /** Follows a word such as "at", "bei" or "chez". */
  readonly isAfterAt: boolean;
  /** Position among the row's pieces. */
  readonly index: number;
}

/**
 * A part of a row between separators that may name a company, a title, a school or a degree. A class, so that all pieces have their
 * fields in one order: the engine reads them several times faster.
 */
export class Piece implements Fields {
  readonly from: number;
  readonly to: number;
  readonly title: number;
  readonly company: number;
  readonly school: boolean;
  readonly degree: boolean;
  readonly row: Row;
  readonly text: string;
  readonly isAfterAt: boolean;
  readonly index: number;
  readonly results: unknown[] = [];

  constructor(
    row: Row,
    { from, to }: Stretch,
    text: string,
    { title, company, school, degree }: Signals,
    isAfterAt = false,
    index = 0,
  ) {
    this.from = from;
    this.to = to;
    this.title = title;
    this.company = company;
    this.school = school;
    this.degree = degree;
    this.row = row;
    this.text = text;
    this.isAfterAt = isAfterAt;
    this.index = index;
  }

  with(changes: Partial<Signals & Pick<Fields, "isAfterAt">>): Piece {
    return new Piece(
      this.row,
      this,
      this.text,
      { ...this.signals(), ...changes },
      changes.isAfterAt ?? this.isAfterAt,
      this.index,
    );
  }

  private signals(): Signals {
    return { title: this.title, company: this.company, school: this.school, degree: this.degree };
  }
}

/** What the label says counts more than the words. */
export function labeled(piece: Piece, kind: LabelKind): Piece {
  if (kind === "company") return piece.with({ company: 3, title: 0, degree: false });
  if (kind === "title") return piece.with({ title: 2, company: 0, school: false, degree: false });
  if (kind === "school") return piece.with({ school: true, degree: false, title: 0 });
  return kind === "degree" ? piece.with({ degree: true, title: 0 }) : piece;
}
