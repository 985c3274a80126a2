/** A text in which characters were removed or added, so that its offsets are not those of the text as given. */
export interface RespacedText {
  readonly text: string;
  /** The offset in the text as given of each character of `text`, and of its end. Null where both are the same. */
  readonly offsets: Uint32Array | null;
}

/** Replaces the characters from `at` to `end` by `put`. */
export interface Edit {
  readonly at: number;
  readonly end: number;
  readonly put: string;
}

/** The text with the edits, which are in its order. Of two that overlap, the first one counts. */
export function edited(text: string, edits: readonly Edit[]): RespacedText {
  if (edits.length === 0) return { text, offsets: null };
  const parts: string[] = [];
  const offsets = new Uint32Array(edits.reduce((length, { put }) => length + put.length, text.length + 1));
  let length = 0;
  let from = 0;
  for (const { at, end, put } of [...edits, { at: text.length, end: text.length, put: "" }]) {
    if (at < from) continue;
    parts.push(text.slice(from, at), put);
    while (from < at) offsets[length++] = from++;
    for (let index = 0; index < put.length; index++) offsets[length++] = at;
    from = end;
  }
  offsets[length] = text.length;
  return { text: parts.join(""), offsets: offsets.subarray(0, length + 1) };
}

/** The text after all steps. Each reads what the ones before it left. */
export function respaced(text: string, steps: readonly ((text: string) => RespacedText)[]): RespacedText {
  let current: RespacedText = { text, offsets: null };
  for (const step of steps) {
    const { text: next, offsets } = step(current.text);
    if (offsets === null) continue;
    const before = current.offsets;
    current = { text: next, offsets: before === null ? offsets : offsets.map((at) => before[at] as number) };
  }
  return current;
}
