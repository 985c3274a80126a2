import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { MatchRule } from "#domain/match-rules/rule.ts";
import { useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { invalidateSettled } from "../invalidation.ts";
import { patchKnownNames } from "../known-name/patch.ts";
import { matchRuleKeys } from "./keys.ts";
import { type StoredRule, toStoredRule } from "./queries.ts";

/**
 * Adds a rule for the whole team. The known names change when it is stored. Throws `BackendError` with `UNIQUE_VIOLATION` if
 * the rule exists, and with the database's sentence if it is invalid.
 */
export function useAddRule() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (rule: MatchRule): Promise<StoredRule> => {
      const { kind, spelling } = rule;
      const words = "words" in rule ? [...rule.words] : [];
      const section = "section" in rule ? rule.section : null;
      const { data, error, status } = await client
        .from("match_rules")
        .insert({ kind, spelling, words, section })
        .select()
        .single();
      if (error) throw toTableError(error, status);
      const stored = toStoredRule(data);
      if (stored === null) throw new Error("The database returned another rule than the one added");
      return stored;
    },
    onSuccess: (added) => {
      queryClient.setQueryData<readonly StoredRule[]>(matchRuleKeys.all, (list) => list && [...list, added]);
      patchKnownNames(queryClient, "rules", { added: [added], deleted: [] });
    },
    onSettled: (_data, error) => invalidateSettled(queryClient, "matchRules", error),
  });
}

/** Throws `BackendError`. A rule that a colleague deleted already is no error. */
export function useDeleteRule() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Pick<StoredRule, "id">) => {
      const { error, status } = await client.from("match_rules").delete().eq("id", id);
      if (error) throw toTableError(error, status);
    },
    onSuccess: (_data, { id }) => {
      queryClient.setQueryData<readonly StoredRule[]>(matchRuleKeys.all, (list) =>
        list?.filter((rule) => rule.id !== id),
      );
      patchKnownNames(queryClient, "rules", { added: [], deleted: [id] });
    },
    onSettled: (_data, error) => invalidateSettled(queryClient, "matchRules", error),
  });
}

/** What a user says of a match. Holds names only, never the text around them. */
export interface Verdict {
  readonly spelling: string;
  readonly entry: { readonly kind: "company" | "university"; readonly name: string };
  readonly verdict: "right" | "wrong";
  readonly role: "employer" | "school" | "mention";
}

/** Throws `BackendError`. */
export function useRecordVerdict() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ spelling, entry, verdict, role }: Verdict) => {
      const { error, status } = await client
        .from("match_verdicts")
        .insert({ spelling, entry_kind: entry.kind, entry_name: entry.name, verdict, role });
      if (error) throw toTableError(error, status);
    },
    onSettled: (_data, error) => invalidateSettled(queryClient, "matchVerdicts", error),
  });
}
