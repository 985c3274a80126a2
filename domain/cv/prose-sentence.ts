import type { DatedPart } from "./dated-part.ts";
import { cleanName, trimStretch } from "./names.ts";
import { Piece } from "./piece.ts";
import type { Span, Token } from "./prose-tokens.ts";
import type { Row } from "./row.ts";
import { readSignals } from "./words.ts";

export interface Sentence {
  readonly row: Row;
  readonly tokens: readonly Token[];
  readonly dates: readonly DatedPart[];
}

export function toPiece({ row, tokens: all }: Sentence, { first, last }: Pick<Span, "first" | "last">): Piece | null {
  const stretch = trimStretch(row.text, (all[first] as Token).from, (all[last] as Token).to);
  if (stretch === null) return null;
  const text = cleanName(row.text.slice(stretch.from, stretch.to));
  return new Piece(row, stretch, text, readSignals(text));
}
