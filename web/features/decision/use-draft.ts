import { useState } from "react";
import type { HotlistCompany } from "#domain/hotlist/hotlist-company.ts";
import { readStored, store } from "#web/lib/local-storage.ts";
import { type ClosedStatus, type DecisionDraft, draftOf, readDraft } from "./draft.ts";

/** What was typed stays in this browser until it is saved or canceled. */
export function useDraft(entry: HotlistCompany, status: ClosedStatus) {
  const key = `decision.${entry.id}.${status}`;
  const [draft, setDraft] = useState<DecisionDraft>(() => readDraft(readStored(key)) ?? draftOf(entry));
  return {
    draft,
    change: (typed: Partial<DecisionDraft>) => {
      const next = { ...draft, ...typed };
      setDraft(next);
      store(key, next);
    },
    discard: () => store(key, undefined),
  };
}
