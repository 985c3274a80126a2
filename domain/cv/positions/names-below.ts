/** "Acme" above "Engineer, 2019 – 2023" and "Clerk, 2014 – 2019" without a blank line: a name below the last one is no company. */
import type { Block } from "./blocks.ts";
import type { PositionDraft } from "./position-draft.ts";

/** The drafts without companies below the last title of a list that has its company above the first one. */
export function withoutNamesBelow(
  blocks: readonly Block[],
  drafts: readonly (PositionDraft | null)[],
): readonly (PositionDraft | null)[] {
  return drafts.map((draft, index) => {
    const [block, above] = [blocks[index] as Block, blocks[index - 1]];
    if (draft?.company == null || above === undefined || !isBelowDates(draft, block)) return draft;
    const { company, school } = draft.company;
    if (company > 2 || school || !isListed(block, above)) return draft;
    const first = drafts.slice(0, index).findLast((one) => one?.company != null);
    return first?.company != null && first.company.row.start < above.anchor.start ? { ...draft, company: null } : draft;
  });
}

function isBelowDates({ company, title }: PositionDraft, { anchor }: Block): boolean {
  return company !== null && company.row.start > anchor.start && title?.row === anchor;
}

/** Directly below another title with dates. */
function isListed({ anchor, before }: Block, above: Block): boolean {
  return (
    before.length === 0 && above.after.length === 0 && !anchor.isAfterBlank && above.anchor.end + 1 >= anchor.start
  );
}
