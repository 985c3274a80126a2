import { useLiveList } from "../rows/live-list.ts";
import { matchRuleKeys } from "./keys.ts";
import { toStoredRule } from "./queries.ts";

/** Applies colleagues' changes to the list; `highlight` is called with the added rules. */
export function useLiveRules(highlight: (...ids: readonly string[]) => void): void {
  useLiveList({ table: "match_rules", queryKey: matchRuleKeys.all, toItem: toStoredRule, highlight });
}
