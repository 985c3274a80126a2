/** "**Pump Station Lumen · 2018 – 2020**" below the heading "### Engineer, Acme · 2015 – 2021" is a part of that work, and no position. */

import { splitRow } from "../pieces/pieces.ts";
import type { Block } from "./blocks.ts";
import { contains } from "./nested.ts";
import type { PositionDraft } from "./position-draft.ts";

/** Null for such drafts. */
export function withoutProjects(
  blocks: readonly Block[],
  drafts: readonly (PositionDraft | null)[],
): readonly (PositionDraft | null)[] {
  let head: PositionDraft | null = null;
  return drafts.map((draft, index) => {
    const block = blocks[index] as Block;
    if (isHeaded(block)) head = draft !== null && draft.title !== null && draft.company !== null ? draft : null;
    else if (head !== null && contains(head.date, block.date) && isProject(block)) return null;
    return draft;
  });
}

function isHeaded({ anchor, before }: Block): boolean {
  return [anchor, ...before].some(({ flags }) => (flags.level ?? 0) > 0);
}

/** The line of the dates names something, and neither a title nor a company by its words. */
function isProject({ anchor }: Block): boolean {
  const pieces = splitRow(anchor);
  return pieces.length > 0 && pieces.every(({ title, company, school }) => title === 0 && company < 3 && !school);
}
