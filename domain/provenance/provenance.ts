/** Where each fact of a company comes from, as the database function `company_provenance` returns it. */
import { FACT_LABELS, factValue } from "../company/fact-fields.ts";
import type { FactSource } from "../company/facts-row.ts";
import { asList, asObject, asText, isObject } from "../company/parse-json.ts";
import type { Person, Via } from "../history/entry.ts";

/** In the order of the card. */
export const FACT_COLUMNS = [
  "founded_year",
  "employee_count",
  "total_funding",
  "last_round_type",
  "last_round_on",
  "aaa_investors",
  "city",
  "country",
  "categories",
  "website_domain",
  "linkedin_slug",
  "register_number",
  "short_description",
] as const;
export type FactColumn = (typeof FACT_COLUMNS)[number];

export interface CompanyProvenance {
  readonly id: string;
  /** Normalized; null if the company has none. */
  readonly url: string | null;
  readonly facts: readonly Fact[];
}

export interface Fact {
  readonly column: FactColumn;
  readonly label: string;
  /** As shown; null if it is blank. */
  readonly value: string | null;
  /** As stored in the column. */
  readonly stored: StoredFact | null;
  readonly origin: Origin;
  /** What the source of the value said; null for other origins. */
  readonly said: SourceValue | null;
  /** What the other sources say. */
  readonly others: readonly SourceValue[];
  readonly change: LastChange | null;
  readonly isPinned: boolean;
  /** ISO date or time that the value is true of; null if unknown. */
  readonly trueOf: string | null;
  /** What the sources last said, for `blankReason`. */
  readonly entries: readonly SourceEntry[];
}

export type Origin =
  | { readonly kind: "source"; readonly source: FactSource }
  | { readonly kind: "import"; readonly file: string | null }
  | { readonly kind: "colleague" }
  | { readonly kind: "unknown" };

export type StoredFact = string | number | string[];

export interface SourceValue {
  readonly source: FactSource;
  readonly value: string;
  /** As stored in the column. */
  readonly stored: StoredFact;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; null where the source does not date the value. */
  readonly asOf: string | null;
  readonly fetchedAt: string;
  readonly url: string | null;
}

export interface LastChange {
  readonly at: string;
  readonly actor: Person | null;
  readonly via: Via;
  readonly operation: string | null;
}

export interface SourceEntry {
  readonly source: FactSource;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly asOf: Readonly<Record<string, unknown>>;
  readonly url: string | null;
  /** Not parsed yet. */
  readonly candidates: unknown;
  readonly fetchedAt: string | null;
  readonly error: { readonly message: string; readonly at: string } | null;
}

const SOURCES: readonly FactSource[] = ["crunchbase", "sample", "wikidata", "gleif"];

/** Null for a company that the database does not have. */
export function parseProvenance(result: unknown): CompanyProvenance | null {
  if (!isObject(result)) return null;
  const { id, url, facts, fetched_from, pinned, sources, changes } = result;
  const entries = asList(sources, parseSource)?.flatMap((entry) => entry ?? []) ?? [];
  const companyUrl = asText(url) ?? null;
  return {
    id: asText(id) ?? "",
    url: companyUrl,
    facts: FACT_COLUMNS.map((column) =>
      factOf(column, {
        stored: asObject(facts)[column],
        source: sourceNamed(asObject(fetched_from)[column]),
        isPinned: Array.isArray(pinned) && pinned.includes(column),
        entries,
        change: parseChange(asObject(changes)[column]),
      }),
    ),
  };
}

interface Known {
  readonly stored: unknown;
  readonly source: FactSource | null;
  readonly isPinned: boolean;
  readonly entries: readonly SourceEntry[];
  readonly change: LastChange | null;
}

function factOf(column: FactColumn, { stored, source, isPinned, entries, change }: Known): Fact {
  const value = factValue(column, storedFact(stored));
  const values = entries.flatMap((entry) => sourceValue(column, entry) ?? []);
  const origin = originOf({ source, isPinned, change });
  const said = origin.kind === "source" ? (values.find((one) => one.source === origin.source) ?? null) : null;
  const current = said?.value === value ? said : null;
  return {
    column,
    label: FACT_LABELS[column],
    value,
    stored: value === null ? null : storedFact(stored),
    origin,
    said: current,
    others: values.filter((one) => one !== current),
    change,
    isPinned,
    trueOf: current?.asOf ?? current?.fetchedAt ?? change?.at ?? null,
    entries,
  };
}

function originOf({ source, isPinned, change }: Pick<Known, "source" | "isPinned" | "change">): Origin {
  if (isPinned) return { kind: "colleague" };
  if (source !== null) return { kind: "source", source };
  if (change === null || change.via === "fetch") return { kind: "unknown" };
  return change.via === "import" ? { kind: "import", file: change.operation } : { kind: "colleague" };
}

function sourceValue(column: FactColumn, { source, facts, asOf, url, fetchedAt }: SourceEntry): SourceValue | null {
  const stored = storedFact(facts[column]);
  const value = factValue(column, stored);
  if (stored === null || value === null || fetchedAt === null) return null;
  return { source, value, stored, asOf: asText(asOf[column]) ?? null, fetchedAt, url };
}

function storedFact(value: unknown): StoredFact | null {
  if (typeof value === "string" || typeof value === "number") return value;
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : null;
}

function parseSource(entry: Readonly<Record<string, unknown>>): SourceEntry | null {
  const source = sourceNamed(entry.source);
  if (source === null) return null;
  const message = asText(entry.error);
  return {
    source,
    facts: asObject(entry.facts),
    asOf: asObject(entry.as_of),
    url: asText(entry.source_url) ?? null,
    candidates: entry.candidates,
    fetchedAt: asText(entry.fetched_at) ?? null,
    error: message === undefined ? null : { message, at: asText(entry.error_at) ?? "" },
  };
}

function sourceNamed(value: unknown): FactSource | null {
  return SOURCES.find((source) => source === value) ?? null;
}

const VIAS: readonly Via[] = ["edit", "fetch", "import", "bulk", "restore", "undo", "system"];

function parseChange(value: unknown): LastChange | null {
  if (!isObject(value)) return null;
  const actor = asObject(value.actor);
  const actorId = asText(actor.id);
  return {
    at: asText(value.at) ?? "",
    actor: actorId === undefined ? null : { id: actorId, email: asText(actor.email) ?? null },
    via: VIAS.find((via) => via === value.via) ?? "system",
    operation: asText(value.operation) ?? null,
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Facts are marked as aging after 90 days and as old after a year. */
export function staleness(ageMs: number): "fresh" | "aging" | "old" {
  const days = ageMs / DAY_MS;
  if (days >= 365) return "old";
  return days >= 90 ? "aging" : "fresh";
}
