import type { DatedPart } from "../dates/dated-part.ts";
import { Piece } from "../pieces/piece.ts";
import type { Row } from "../rows/row.ts";
import { cleanName, trimStretch } from "../words/names.ts";
import { readSignals } from "../words/words.ts";
import type { Span, Token } from "./prose-tokens.ts";

export interface Sentence {
  readonly row: Row;
  readonly tokens: readonly Token[];
  readonly dates: readonly DatedPart[];
}

export function toPiece(
  { row, tokens: all }: Sentence,
  { first, last, isOwner }: Pick<Span, "first" | "last" | "isOwner">,
): Piece | null {
  const to = (all[last] as Token).to - (isOwner === true ? "'s".length : 0);
  const stretch = trimStretch(row.text, (all[first] as Token).from, to);
  if (stretch === null) return null;
  const text = cleanName(row.text.slice(stretch.from, stretch.to));
  return new Piece(row, stretch, text, readSignals(text));
}
