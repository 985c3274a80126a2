/** 500 generated files against a model of the database. The database itself: tests/system/database/imports.test.ts. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { nameKey } from "../company/name-key.ts";
import { existingCompany } from "./existing-company.test-support.ts";
import { decisionsAgain, type ImportBackend, planFile, sendPlan } from "./import-run.test-support.ts";
import { isImported, type MatchRequest } from "./plan.ts";
import type { CompanyMatch, ExistingCompany, MatchReason } from "./plan-types.ts";
import { companyChanges } from "./planned-changes.ts";
import { randomFile } from "./random-files.test-support.ts";

const keys = new Map<string, string | null>();
function keyOf(name: string): string | null {
  const key = keys.get(name) ?? nameKey(name);
  keys.set(name, key);
  return key;
}

type Model = Map<string, ExistingCompany>;

/** The rules of `match_companies`, without other names. */
function matchOf({ line, ...request }: MatchRequest, companies: readonly ExistingCompany[]): CompanyMatch | null {
  const keys: readonly [MatchReason, (company: ExistingCompany) => boolean][] = [
    ["url", ({ url }) => url !== null && url === request.url],
    ["linkedin", ({ linkedin_slug: slug }) => slug !== null && slug === request.linkedin],
    ["domain", ({ website_domain: domain }) => domain !== null && domain === request.domain],
    [
      "name",
      ({ company_name: name, url }) =>
        request.name !== null &&
        keyOf(name) !== null &&
        keyOf(name) === keyOf(request.name) &&
        (url === null || request.url === null),
    ],
  ];
  for (const [rank, [reason, isMatch]] of keys.entries()) {
    const rows = companies.filter(isMatch);
    const [first] = rows;
    if (first === undefined) continue;
    const differs = (one: string | null, other: string | null) => one !== null && other !== null && one !== other;
    const contradicts =
      (rank > 0 && differs(first.url, request.url)) ||
      (rank > 1 && differs(first.linkedin_slug, request.linkedin)) ||
      (rank > 2 && differs(first.website_domain, request.domain));
    const isSameName =
      first.company_name.toLowerCase() === request.name?.toLowerCase() &&
      !differs(first.country?.toLowerCase() ?? null, request.country?.toLowerCase() ?? null);
    return {
      line,
      reason,
      certain: rows.length === 1 && !contradicts && (rank < 3 || isSameName),
      rows: rows.slice(0, 5),
    };
  }
  return null;
}

function modelBackend(model: Model): ImportBackend {
  return {
    match: async (requests) => requests.flatMap((request) => matchOf(request, [...model.values()]) ?? []),
    send: async (lines, policies) =>
      lines.map(({ line, id, values }) => {
        const current = id === null ? undefined : model.get(id);
        const newId = id ?? `new-${line}-${model.size}`;
        if (current === undefined) {
          const added = existingCompany({
            ...values,
            id: newId,
            company_name: values.company_name ?? "",
            categories: values.categories ?? [],
            extra: values.extra ?? {},
          });
          expect(values.url == null || [...model.values()].every(({ url }) => url !== values.url)).toBe(true);
          model.set(newId, added);
          return { line, outcome: "added" as const, id: newId, reason: null };
        }
        const changes = companyChanges(values, current, policies);
        model.set(newId, Object.assign({ ...current }, ...changes.map(({ column, to }) => ({ [column]: to }))));
        return {
          line,
          outcome: changes.length === 0 ? ("same" as const) : ("changed" as const),
          id: newId,
          reason: null,
        };
      }),
  };
}

test("the preview's counts are the result's and the database's, and the same file again changes no decided line", async () => {
  const kinds = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.nat(1_000_000), async (seed) => {
      const file = randomFile(seed);
      const model: Model = new Map(file.existing.map((company, n) => [`${n}`, { ...company, id: `${n}`, extra: {} }]));
      const backend = modelBackend(model);
      const before = new Map(model);
      const plan = await planFile(file.bytes, file.policies, backend, file.decide);
      for (const [kind, count] of Object.entries(plan.counts)) kinds.set(kind, (kinds.get(kind) ?? 0) + count);
      const outcomes = await sendPlan(plan, file.policies, backend);
      expect(outcomes.filter(({ outcome }) => outcome === "added")).toHaveLength(plan.counts.new);
      expect(outcomes.filter(({ outcome }) => outcome === "changed")).toHaveLength(plan.counts.changes);
      expect(model.size - before.size).toBe(plan.counts.new);
      const changed = [...before].filter(([id, company]) => JSON.stringify(company) !== JSON.stringify(model.get(id)));
      expect(changed).toHaveLength(plan.counts.changes);
      const again = await planFile(file.bytes, file.policies, backend, () => decisionsAgain(plan, outcomes));
      // A line that was left undecided can match for certain once another line has blanked the company's country.
      const undecided = new Set(plan.lines.flatMap(({ kind, line }) => (kind === "possibly_same" ? [line] : [])));
      expect(again.lines.filter((line) => isImported(line) && !undecided.has(line.line))).toEqual([]);
      expect(again.lines).toHaveLength(plan.lines.length);
    }),
    { numRuns: 500 },
  );
  // The files reach every kind of line.
  for (const kind of ["new", "changes", "same", "twice", "possibly_same", "unreadable"])
    expect(kinds.get(kind) ?? 0, kind).toBeGreaterThan(20);
});
