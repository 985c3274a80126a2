import { useState } from "react";
import type { HotlistCompany } from "#domain/hotlist/hotlist-company.ts";
import { readStored, store } from "#web/lib/local-storage.ts";
import { type ClosedStatus, conditionsOf, type DecisionDraft, draftOf, readDraft } from "./draft.ts";

/**
 * What was typed stays in this browser until it is saved or canceled. `current` is the entry as a colleague may have changed it
 * meanwhile: it replaces what the user has not edited, and is a conflict for the rest.
 */
export function useDraft(entry: HotlistCompany, status: ClosedStatus, current: HotlistCompany | null) {
  const key = `decision.${entry.id}.${status}`;
  const [draft, setDraft] = useState<DecisionDraft>(() => readDraft(readStored(key)) ?? draftOf(entry));
  /** The saved decision that editing started from. */
  const [base, setBase] = useState(() => draftOf(entry));
  const saved = current === null ? base : draftOf(current);
  const isReasonChanged = saved.reason !== base.reason;
  const areConditionsChanged = !isSame(saved, base);
  const hasReasonConflict = isReasonChanged && ![base.reason, saved.reason].includes(draft.reason);
  const hasConditionConflict = areConditionsChanged && !isSame(draft, base) && !isSame(draft, saved);
  if (isReasonChanged && !hasReasonConflict) takeReason();
  if (areConditionsChanged && !hasConditionConflict) takeConditions();

  function takeReason() {
    setBase({ ...base, reason: saved.reason });
    setDraft({ ...draft, reason: saved.reason });
  }

  function takeConditions() {
    setBase({ ...base, ...conditionsOf(saved) });
    setDraft({ ...draft, ...conditionsOf(saved) });
  }

  return {
    draft,
    change: (typed: Partial<DecisionDraft>) => {
      const next = { ...draft, ...typed };
      setDraft(next);
      store(key, next);
    },
    discard: () => store(key, undefined),
    /** Null without a conflict. */
    reasonConflict: hasReasonConflict ? { take: takeReason } : null,
    conditionConflict: hasConditionConflict ? { take: takeConditions } : null,
  };
}

function isSame(a: DecisionDraft, b: DecisionDraft): boolean {
  return JSON.stringify(conditionsOf(a)) === JSON.stringify(conditionsOf(b));
}
