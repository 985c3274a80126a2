/** A text in which blanks were removed or tabs added, so that its offsets are not those of the text as given. */
export interface RespacedText {
  readonly text: string;
  /** The offset in the text as given of each character of `text`, and of its end. Null where both are the same. */
  readonly offsets: Uint32Array | null;
}
