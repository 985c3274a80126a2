import type { DatedPart } from "../dates/dated-part.ts";
import { readDates } from "../dates/dates.ts";
import { withoutRemarkDates } from "../dates/remark-dates.ts";
import { FILLER } from "../words/fillers.ts";
import { type Label, type LabelKind, readLabel } from "../words/labels.ts";
import { LINE_BREAK, type Stretch } from "../words/names.ts";

/** A part of a line, before it becomes a row. */
export interface LinePart {
  readonly start: number;
  readonly end: number;
}

/** The title and the company of a row that no word and no separator distinguishes, or the only one that it has. */
export interface Joint {
  readonly title: Stretch | null;
  readonly company: Stretch | null;
}

export interface RowFlags {
  readonly isBullet: boolean;
  readonly isAfterBlank: boolean;
  /** The text repeats the line, as LinkedIn's pages do: it is one name as a whole. */
  readonly isWhole: boolean;
  /** Blank lines above. */
  readonly gap?: number;
  /** Columns before the row. */
  readonly indent?: number;
  /** Columns before the text, after a list mark. */
  readonly hang?: number;
  /** The list mark before the row; headings have one, too. */
  readonly mark?: string;
  /** Of a Markdown heading: 1 is the highest. */
  readonly level?: number;
  /** What the cells of a table's row are. */
  readonly columns?: readonly (LabelKind | null)[];
  readonly isTableHead?: boolean;
  readonly joint?: Joint;
}

/** A date may go on in the next line. */
function withBlanks(text: string): string {
  return text.includes(LINE_BREAK) ? text.replaceAll(LINE_BREAK, " ") : text;
}

/** Longer lines are paragraphs; their dates are not looked for. */
const MAX_DATED = 4000;

/** A line of a text or a column's part of it, trimmed, without its bullet. Offsets are of the text. */
export class Row {
  readonly start: number;
  readonly text: string;
  readonly flags: RowFlags;
  /** Of the flags, which have many forms: the engine reads fields of a row several times faster. */
  readonly isBullet: boolean;
  readonly isAfterBlank: boolean;
  readonly isWhole: boolean;
  readonly results: unknown[] = [];
  #length: number | null = null;
  #label: Label | null | undefined;
  #dates: readonly DatedPart[] | null = null;

  constructor(start: number, text: string, flags: RowFlags) {
    this.start = start;
    this.text = text;
    this.flags = flags;
    this.isBullet = flags.isBullet;
    this.isAfterBlank = flags.isAfterBlank;
    this.isWhole = flags.isWhole;
  }

  /** Of the text that is shown: the fillers of markup, such as the address of a link, do not count. */
  get length(): number {
    this.#length ??= this.text.includes(FILLER) ? this.text.replaceAll(FILLER, "").length : this.text.length;
    return this.#length;
  }

  get end(): number {
    return this.start + this.text.length;
  }

  /** "Employer:" before a name. */
  get label(): Label | null {
    if (this.#label === undefined) this.#label = this.text.length > 400 ? null : readLabel(this.text);
    return this.#label;
  }

  /** At offsets of `text`. Read when first needed: most lines are never asked. */
  get dates(): readonly DatedPart[] {
    this.#dates ??=
      this.text.length <= MAX_DATED ? withoutRemarkDates(this.text, readDates(withBlanks(this.text))) : [];
    return this.#dates;
  }

  withDates(dates: readonly DatedPart[]): Row {
    const row = new Row(this.start, this.text, this.flags);
    row.#dates = dates;
    return row;
  }

  withJoint(joint: Joint): Row {
    const row = new Row(this.start, this.text, { ...this.flags, joint });
    row.#dates = this.#dates;
    return row;
  }

  withColumns(columns: RowFlags["columns"] & {}): Row {
    return new Row(this.start, this.text, { ...this.flags, columns });
  }
}
