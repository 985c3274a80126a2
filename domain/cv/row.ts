import { type DatedPart, readDates } from "./dates.ts";

/** A part of a line, before it becomes a row. */
export interface LinePart {
  readonly start: number;
  readonly end: number;
}

/** Longer lines are paragraphs; their dates are not looked for. */
const MAX_DATED = 3000;

/** A line of a text or a column's part of it, trimmed, without its bullet. Offsets are of the text. */
export class Row {
  readonly start: number;
  readonly text: string;
  readonly isBullet: boolean;
  readonly isAfterBlank: boolean;
  /** The text repeats the line, as LinkedIn's pages do: it is one name as a whole. */
  readonly isWhole: boolean;
  #dates: readonly DatedPart[] | null = null;

  constructor(start: number, text: string, flags: { isBullet: boolean; isAfterBlank: boolean; isWhole: boolean }) {
    this.start = start;
    this.text = text;
    this.isBullet = flags.isBullet;
    this.isAfterBlank = flags.isAfterBlank;
    this.isWhole = flags.isWhole;
  }

  get end(): number {
    return this.start + this.text.length;
  }

  /** At offsets of `text`. Read when first needed: most lines are never asked. */
  get dates(): readonly DatedPart[] {
    this.#dates ??= this.text.length <= MAX_DATED ? readDates(this.text) : [];
    return this.#dates;
  }
}
