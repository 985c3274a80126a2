import { useCallback, useMemo } from "react";
import { describeRule } from "#domain/match-rules/describe.ts";
import type { MatchRule } from "#domain/match-rules/rule.ts";
import { BackendError, UNIQUE_VIOLATION } from "#web/backend/errors.ts";
import type { StoredRule } from "#web/data/match-rule/queries.ts";
import { useAddRule, useDeleteRule } from "#web/data/match-rule/writes.ts";
import { toast } from "#web/ui/toast.tsx";
import { matchRuleMessages as messages } from "./messages.ts";

/** Adds and deletes rules, each with undo. `highlight` is called with the ID of an added rule. */
export function useRuleActions(highlight: (id: string) => void) {
  const { mutateAsync: add } = useAddRule();
  const { mutateAsync: remove } = useDeleteRule();

  const attempt = useCallback(async (write: () => Promise<void>) => {
    try {
      await write();
    } catch (error) {
      toast.error(messages.errorTitle, sentenceOf(error));
    }
  }, []);

  return useMemo(() => {
    const restore = (rule: MatchRule) =>
      attempt(async () => {
        highlight((await add(rule)).id);
        toast.success(messages.restoredTitle, messages.sentence(describeRule(rule)));
      });
    const deleteRule = (rule: StoredRule) =>
      attempt(async () => {
        await remove(rule);
        const sentence = messages.sentence(describeRule(rule));
        toast.undo(messages.deletedTitle, sentence, () => void restore(rule));
      });
    const addRule = (rule: MatchRule) =>
      attempt(async () => {
        const added = await add(rule);
        highlight(added.id);
        toast.undo(messages.addedTitle, messages.sentence(describeRule(rule)), () => void deleteRule(added));
      });
    return { addRule, deleteRule };
  }, [add, remove, attempt, highlight]);
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof BackendError)) return messages.failed;
  if (error.code === UNIQUE_VIOLATION) return messages.exists;
  return error.message === "" ? messages.failed : error.message;
}
