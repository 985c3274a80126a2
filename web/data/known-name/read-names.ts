import { asList, asObject } from "#domain/company/parse-json.ts";
import { toMatchRule } from "#domain/match-rules/rule.ts";
import type { KnownNames, KnownOtherName, KnownRule } from "./known-names.ts";

/** Reads the result of the database function `known_names`. */
export function readKnownNames(result: unknown): Omit<KnownNames, "hotlists"> {
  const { universities, company_names, company_facts, other_names, crunchbase_names, rules } = asObject(result);
  return {
    universities: readNames(universities),
    companyNames: (asList(company_names, readNameChange) ?? []).filter(({ name }) => name !== ""),
    companyFacts: readNames(company_facts),
    otherNames: [
      ...(asList(other_names, readOtherName) ?? []).filter(({ otherName }) => otherName !== ""),
      ...(Array.isArray(crunchbase_names) ? crunchbase_names.flatMap(readCrunchbaseNames) : []),
    ],
    rules: (asList(rules, readRule) ?? []).filter((rule) => rule !== null),
  };
}

/** The strings of a JSON array, exactly as they are: `asText` would trim them. */
export function readNames(names: unknown): readonly string[] {
  return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
}

function readNameChange({ name, removed }: Readonly<Record<string, unknown>>) {
  return { name: typeof name === "string" ? name : "", removed: removed === true };
}

function readRule(row: Readonly<Record<string, unknown>>): KnownRule | null {
  const rule = toMatchRule(row);
  return rule === null || typeof row.id !== "string" ? null : { ...rule, id: row.id };
}

function readOtherName({ id, kind, name, other_name }: Readonly<Record<string, unknown>>): KnownOtherName {
  return {
    id: typeof id === "string" ? id : null,
    kind: kind === "university" ? kind : "company",
    name: typeof name === "string" ? name : "",
    otherName: typeof other_name === "string" ? other_name : "",
  };
}

/** A company's name and then its other names. */
function readCrunchbaseNames(names: unknown): readonly KnownOtherName[] {
  const [name, ...otherNames] = readNames(names);
  return name === undefined ? [] : otherNames.map((otherName) => ({ id: null, kind: "company", name, otherName }));
}
