import { useCallback, useState } from "react";
import type { MatchRule } from "#domain/match-rules/rule.ts";
import { BackendError, UNIQUE_VIOLATION } from "#web/backend/errors.ts";
import { useAddRule, useDeleteRule, useRecordVerdict, type Verdict } from "#web/data/match-rule/writes.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { toast } from "#web/ui/toast.tsx";
import type { NameActions } from "../found/use-name-actions.ts";
import { correctionMessages as messages } from "./correction-messages.ts";

/** What a correction says of a match: names only, never the text around them. */
export type CorrectedMatch = Omit<Verdict, "verdict"> & {
  /** In the annotated text; only for hiding the match on this screen. */
  readonly start: number;
};

const NOTHING_HIDDEN: ReadonlySet<number> = new Set();

/** Verdicts and rules about a match, and the matches that are hidden on this screen only. */
export function useCorrections(textKey: string | number, pushChange: NameActions["pushChange"]) {
  const { mutateAsync: addRule } = useAddRule();
  const { mutateAsync: deleteRule } = useDeleteRule();
  const { mutateAsync: record } = useRecordVerdict();
  const [{ ofText, starts }, setHidden] = useState({ ofText: textKey, starts: NOTHING_HIDDEN });
  const hidden = ofText === textKey ? starts : NOTHING_HIDDEN;

  const recordVerdict = useCallback(
    async ({ spelling, entry, role }: CorrectedMatch, verdict: Verdict["verdict"]): Promise<boolean> => {
      try {
        await record({ spelling, entry, role, verdict });
        return true;
      } catch (error) {
        toast.error(messages.errorTitle, errorMessage(error));
        return false;
      }
    },
    [record],
  );

  const confirm = useCallback(
    async (match: CorrectedMatch) => {
      if (await recordVerdict(match, "right")) toast.success(messages.recordedTitle, messages.recorded(match.spelling));
    },
    [recordVerdict],
  );

  const hide = useCallback(
    async (match: CorrectedMatch) => {
      const setStarts = (change: (before: ReadonlySet<number>) => ReadonlySet<number>) =>
        setHidden((state) => ({
          ofText: textKey,
          starts: change(state.ofText === textKey ? state.starts : NOTHING_HIDDEN),
        }));
      setStarts((before) => new Set(before).add(match.start));
      const revert = async () => setStarts((before) => new Set([...before].filter((start) => start !== match.start)));
      pushChange({ title: messages.hiddenTitle, message: messages.hidden(match.spelling), revert });
      await recordVerdict(match, "wrong");
    },
    [textKey, pushChange, recordVerdict],
  );

  const saveRule = useCallback(
    async (match: CorrectedMatch, rule: MatchRule): Promise<boolean> => {
      try {
        const added = await addRule(rule);
        pushChange({
          title: messages.savedTitle,
          message: messages.saved(rule),
          revert: () => deleteRule(added),
        });
      } catch (error) {
        const isDuplicate = error instanceof BackendError && error.code === UNIQUE_VIOLATION;
        toast.error(messages.errorTitle, isDuplicate ? messages.ruleExists : errorMessage(error));
        return false;
      }
      await recordVerdict(match, "wrong");
      return true;
    },
    [addRule, deleteRule, pushChange, recordVerdict],
  );

  return { hidden, confirm, hide, saveRule };
}

export type Corrections = ReturnType<typeof useCorrections>;
