/** "Positions" below the heading of a section, and above the dates of its first entry: no company of this entry. */
import { splitWords } from "../words/split-words.ts";
import { readSignals } from "../words/words.ts";
import type { Block } from "./blocks.ts";
import { NO_ORDER, type PositionDraft } from "./position-draft.ts";
import { readPosition } from "./positions.ts";

const MAX_WORDS = 3;

/**
 * The blocks, the first without the only row above it, where this entry and another one name both a company and a title without
 * such a row. Where no other names a company, that row is
 * the company of all of them.
 */
export function withoutSubheading(blocks: readonly Block[]): readonly Block[] {
  const [first, ...others] = blocks;
  const [above, ...more] = first?.before ?? [];
  if (first === undefined || above === undefined || more.length > 0 || others.length === 0) return blocks;
  if (first.date.from > 0 || others.some(({ before, date }) => before.length > 0 || date.from > 0)) return blocks;
  const { title, company, school } = readSignals(above.text);
  if (title > 0 || company > 0 || school || /[,.;|·]/.test(above.text) || splitWords(above.text).length > MAX_WORDS)
    return blocks;
  const bare: Block = { ...first, before: [], side: "after" };
  const isWhole = (block: Block) => isComplete(readPosition(block, NO_ORDER));
  return isWhole(bare) && others.some(isWhole) ? [bare, ...others] : blocks;
}

function isComplete(draft: PositionDraft | null): boolean {
  return draft !== null && draft.title !== null && draft.company !== null;
}
