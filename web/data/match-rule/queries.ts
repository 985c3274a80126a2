import { useQuery } from "@tanstack/react-query";
import { type MatchRule, toMatchRule } from "#domain/match-rules/rule.ts";
import type { Tables } from "#supabase/database.types.ts";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { allRows } from "../rows/all-rows.ts";
import { matchRuleKeys } from "./keys.ts";

export type StoredRule = MatchRule & {
  readonly id: string;
  /** Email address; null for an imported rule. */
  readonly author: string | null;
  /** ISO timestamp. */
  readonly createdAt: string;
};

export async function fetchRules({ client }: Backend): Promise<readonly StoredRule[]> {
  const rows = await allRows((from, to) =>
    client.from("match_rules").select("*", { count: "exact" }).order("created_at").order("id").range(from, to),
  );
  return rows.flatMap((row) => toStoredRule(row) ?? []);
}

/** All rules of the team, oldest first. */
export function useMatchRules() {
  const backend = useBackend();
  return useQuery({ queryKey: matchRuleKeys.all, queryFn: () => fetchRules(backend) });
}

/** Null for a kind of rule that this version of the product does not know. */
export function toStoredRule(row: Tables<"match_rules">): StoredRule | null {
  const rule = toMatchRule({ ...row });
  return rule && { ...rule, id: row.id, author: row.author, createdAt: row.created_at };
}
