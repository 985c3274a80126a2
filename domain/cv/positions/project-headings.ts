/** "**Pump Station Lumen · 2018 – 2020**" below the heading "### Engineer, Acme · 2015 – 2021" is a part of that work, and no position. */

import { splitRow } from "../pieces/pieces.ts";
import type { Row } from "../rows/row.ts";
import type { Block } from "./blocks.ts";
import { contains } from "./nested.ts";
import type { PositionDraft } from "./position-draft.ts";

/** "Selected product work:", "Wichtige Vorhaben:" below a position, and no heading of a section */
const LIST_OF_PROJECTS =
  /^(?:selected|key|notable|major|recent|representative|ausgewählte|wichtige|principa(?:ux|les)|principali) [^.:]{0,50}:$/iu;
const MAX_LIST_HEAD = 70;

/** Null for such drafts, and for those that a line such as "Selected product work:" announces. */
export function withoutProjects(
  rows: readonly Row[],
  blocks: readonly Block[],
  drafts: readonly (PositionDraft | null)[],
): readonly (PositionDraft | null)[] {
  const lists = rows.filter(
    ({ text }) => text.length < MAX_LIST_HEAD && text.endsWith(":") && LIST_OF_PROJECTS.test(text),
  );
  const employed: Block[] = [];
  let head: PositionDraft | null = null;
  return drafts.map((draft, index) => {
    const block = blocks[index] as Block;
    const list = lists.findLast(({ start }) => start < block.anchor.start);
    if (
      list !== undefined &&
      employed.some((above) => above.anchor.start < list.start && contains(above.date, block.date))
    )
      return null;
    if (draft !== null) employed.push(block);
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
