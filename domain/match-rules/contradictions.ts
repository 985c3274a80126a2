import { fold } from "../text/characters.ts";
import type { MatchRule } from "./rule.ts";

/**
 * Whether two rules of one spelling contradict each other. A spelling that is never a name contradicts every rule about when it
 * is one, and so do two ways to write it.
 */
export function contradict(one: MatchRule, other: MatchRule): boolean {
  if (one.kind === "never" || other.kind === "never") return true;
  return one.kind === "as_written" && other.kind === "as_written";
}

/** The rules that a newer one contradicts, which therefore have no effect. `rules` are sorted, oldest first. */
export function overruledRules<Rule extends MatchRule>(rules: readonly Rule[]): ReadonlySet<Rule> {
  const overruled = new Set<Rule>();
  const active = new Map<string, readonly Rule[]>();
  for (const rule of rules) {
    const key = fold(rule.spelling);
    const older = active.get(key) ?? [];
    for (const other of older) if (contradict(rule, other)) overruled.add(other);
    active.set(key, [...older.filter((other) => !overruled.has(other)), rule]);
  }
  return overruled;
}
