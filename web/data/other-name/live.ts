import { useLiveList } from "../rows/live-list.ts";
import { otherNameKeys } from "./keys.ts";
import { toStoredOtherName } from "./queries.ts";

const NO_HIGHLIGHT = () => {};

/** Applies colleagues' changes to the list. */
export function useLiveOtherNames(): void {
  useLiveList({
    table: "other_names",
    queryKey: otherNameKeys.all,
    toItem: toStoredOtherName,
    highlight: NO_HIGHLIGHT,
  });
}
