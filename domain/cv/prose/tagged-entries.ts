/** Titles of entries that the tagger ends earlier, where it is sure: "Economist" of "Economist, African Department" */
import { part } from "../pieces/commas.ts";
import type { Piece } from "../pieces/piece.ts";
import type { PositionDraft } from "../positions/position-draft.ts";
import type { Row } from "../rows/row.ts";
import { featuresOf } from "../tagger/features.ts";
import { titleEndWithin } from "../tagger/tagger.ts";
import { isField, isFunctionName, readSignals } from "../words/words.ts";
import { findSpans } from "./prose-spans.ts";
import { readTokens, type Token } from "./prose-tokens.ts";
import { isGermanField, regionEnd } from "./title-tails.ts";

const MAX_ROW = 200;
const CONTEXT = 4;
/** Between two rows */
const LINE_END: Token = { from: 0, to: 0, text: "⏎", key: "⏎", isName: false, isWord: false, classes: 0 };

/** The drafts with the titles that the tagger ends earlier. */
export function withTaggedTitles(rows: readonly Row[], drafts: readonly PositionDraft[]): readonly PositionDraft[] {
  return drafts.map((draft) => {
    const title = draft.title === null ? null : taggedTitle(rows, draft.title);
    return title === null ? draft : { ...draft, title };
  });
}

function taggedTitle(rows: readonly Row[], title: Piece): Piece | null {
  // Behind a bracket or a dash, the rules are right more often.
  if (!title.row.text.slice(title.from, title.to).includes(",")) return null;
  const from = title.row.start + title.from;
  const to = title.row.start + title.to;
  const index = rows.findIndex((row) => row.start <= from && to <= row.end);
  const row = rows[index];
  if (row === undefined) return null;
  const { tokens, features } = readEntryRow(rows, index);
  const first = tokens.findIndex((token) => row.start + token.from >= from);
  const last = tokens.findLastIndex((token) => row.start + token.to <= to);
  if (first < 0 || last <= first) return null;
  const end = titleEndWithin(features, { first, last });
  const comma = end === null ? undefined : tokens[end + 1];
  if (end === null || comma === undefined || row.text.charAt(comma.from) !== ",") return null;
  const rest = row.text.slice(comma.to, (tokens[last] as Token).to).trim();
  // "Ringmaster, Juggler", "Consultant, Sales": what the rules know to belong to a title
  if (readSignals(rest).title > 0 || isFunctionName(rest) || isField(rest) || isScope(tokens, end, last)) return null;
  const offset = row.start - title.row.start;
  return part(title, offset + (tokens[first] as Token).from, offset + (tokens[end] as Token).to);
}

/** "Netzbetrieb", "West & Central Asia", and no department */
function isScope(tokens: readonly Token[], title: number, last: number): boolean {
  return regionEnd(tokens, last) === last || (title + 2 === last && isGermanField(tokens[last] as Token));
}

/** The tokens of a row, and the features of each among its neighbors. */
export function readEntryRow(
  rows: readonly Row[],
  index: number,
): { readonly tokens: readonly Token[]; readonly features: readonly Uint32Array[] } {
  const tokens = entryTokens(rows[index]);
  const before = [...entryTokens(rows[index - 1]).slice(-CONTEXT), LINE_END];
  const after = [LINE_END, ...entryTokens(rows[index + 1]).slice(0, CONTEXT)];
  const spans = findSpans(tokens).map(({ kind, cue, first, last }) => ({
    kind,
    cue,
    first: first + before.length,
    last: last + before.length,
  }));
  const features = featuresOf([...before, ...tokens, ...after], spans);
  return { tokens, features: features.slice(before.length, before.length + tokens.length) };
}

/** Without ends of sentences: the whole row is one. */
function entryTokens(row: Row | undefined): readonly Token[] {
  if (row === undefined || row.text.length > MAX_ROW) return [];
  return readTokens(row.text.replaceAll(/[.;!?](?=\s)/g, ","), row.dates).flat();
}
