import { useEffect, useRef } from "react";
import { useSession } from "#web/backend/session.tsx";
import { useTableChanges } from "#web/backend/table-changes.ts";
import { toStoredRule } from "#web/data/match-rule/queries.ts";
import { toStoredOtherName } from "#web/data/other-name/queries.ts";
import { toast } from "#web/ui/toast.tsx";
import type { AnalyzedText } from "../worker-messages.ts";
import { correctionMessages as messages } from "./correction-messages.ts";

const INTERVAL_MS = 250;

/** Says whose rule or other name has changed the highlights on screen. */
export function useColleagueNotices(analyzed: AnalyzedText): void {
  const session = useSession();
  const ownEmail = "email" in session ? session.email : null;
  const sentences = useRef<string[]>([]);
  const shown = useRef(analyzed);

  useTableChanges("match_rules", INTERVAL_MS, ({ changes }) => {
    for (const change of changes) {
      if (change.type !== "INSERT" || change.row.author === ownEmail) continue;
      const rule = toStoredRule(change.row);
      if (rule !== null) sentences.current.push(messages.colleague(rule.author, rule));
    }
  });
  useTableChanges("other_names", INTERVAL_MS, ({ changes }) => {
    for (const change of changes) {
      if (change.type !== "INSERT" || change.row.author === ownEmail) continue;
      const { otherName, name } = toStoredOtherName(change.row);
      sentences.current.push(messages.colleagueOtherName(change.row.author, otherName, name));
    }
  });

  useEffect(() => {
    const before = shown.current;
    shown.current = analyzed;
    const last = sentences.current.at(-1);
    sentences.current = [];
    if (last === undefined || !haveChanged(before, analyzed)) return;
    toast.success(messages.colleagueTitle, last);
  }, [analyzed]);
}

/** Whether the same text has other highlights. */
function haveChanged(before: AnalyzedText, after: AnalyzedText): boolean {
  if (before.annotation.text !== after.annotation.text) return false;
  const [one, other] = [before.annotation.marks, after.annotation.marks];
  return one.length !== other.length || one.some((value, index) => other[index] !== value);
}
