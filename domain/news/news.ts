/** The result of the database function `what_changed`. */
import { asList, asNonNegativeNumber, asObject, asText, type JsonObject } from "../company/parse-json.ts";
import { type Person, parsePerson } from "../history/entry.ts";

export interface NewsChange {
  readonly id: number;
  /** ISO timestamp. */
  readonly at: string;
  readonly actor: Person | null;
  /** Values from a data provider. */
  readonly isFetched: boolean;
  readonly tableName: string;
  /** The hotlist entry, unless it was removed since. */
  readonly entryId: string | null;
  readonly squadId: string | null;
  readonly isAdded: boolean;
  readonly isRemoved: boolean;
  /** The beginning of an added note. */
  readonly note: string | null;
  readonly old: JsonObject;
  readonly new: JsonObject;
}

export interface CompanyNews {
  readonly key: string;
  /** The row of the database, which may be gone. */
  readonly companyId: string | null;
  readonly name: string;
  readonly url: string | null;
  readonly entryId: string | null;
  /** Of the newest round. */
  readonly roundUsd: number | null;
  /** Newest first. */
  readonly changes: readonly NewsChange[];
}

export interface OperationNews {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
  readonly actor: Person | null;
  readonly at: string;
  readonly inserted: number;
  readonly updated: number;
  readonly deleted: number;
}

export interface NewsPage {
  readonly companies: readonly CompanyNews[];
  readonly operations: readonly OperationNews[];
  /** Email addresses of the owners that the changes name, by ID. */
  readonly people: ReadonlyMap<string, string>;
  readonly since: string;
  readonly readAt: string;
  readonly next: number | null;
}

export function parseNews(result: unknown): NewsPage {
  const page = asObject(result);
  return {
    companies: asList(page.companies, parseCompany) ?? [],
    operations:
      asList(page.operations, (operation) => ({
        id: asText(operation.id) ?? "",
        kind: asText(operation.kind) ?? "",
        label: asText(operation.label) ?? "",
        actor: parsePerson(operation.actor),
        at: asText(operation.at) ?? "",
        inserted: asNonNegativeNumber(operation.inserted) ?? 0,
        updated: asNonNegativeNumber(operation.updated) ?? 0,
        deleted: asNonNegativeNumber(operation.deleted) ?? 0,
      })) ?? [],
    people: new Map(Object.entries(asObject(page.people)).map(([id, email]) => [id, asText(email) ?? ""])),
    since: asText(page.since) ?? "",
    readAt: asText(page.read_at) ?? "",
    next: asNonNegativeNumber(page.next) ?? null,
  };
}

function parseCompany(company: JsonObject): CompanyNews {
  return {
    key: asText(company.key) ?? "",
    companyId: asText(company.company_id) ?? null,
    name: asText(company.name) ?? "Unnamed company",
    url: asText(company.url) ?? null,
    entryId: asText(company.entry_id) ?? null,
    roundUsd: asNonNegativeNumber(company.round_usd) ?? null,
    changes:
      asList(company.changes, (change) => ({
        id: asNonNegativeNumber(change.id) ?? 0,
        at: asText(change.at) ?? "",
        actor: parsePerson(change.actor),
        isFetched: change.via === "fetch",
        tableName: asText(change.table_name) ?? "",
        entryId: asText(change.entry_id) ?? null,
        squadId: asText(change.squad_id) ?? null,
        isAdded: change.added === true,
        isRemoved: change.removed === true,
        note: asText(change.note) ?? null,
        old: asObject(change.old),
        new: asObject(change.new),
      })) ?? [],
  };
}

/** The pages as one list: a page repeats changes of companies that did not fit on the one before. */
export function mergePages(pages: readonly NewsPage[]): Pick<NewsPage, "companies" | "operations" | "people"> {
  const companies = new Map<string, CompanyNews>();
  for (const company of pages.flatMap((page) => page.companies)) {
    const before = companies.get(company.key);
    const existing = new Set(before?.changes.map(({ id }) => id));
    companies.set(company.key, {
      ...company,
      ...before,
      changes: [...(before?.changes ?? []), ...company.changes.filter(({ id }) => !existing.has(id))],
    });
  }
  return {
    companies: [...companies.values()],
    operations: pages.flatMap((page) => page.operations),
    people: new Map(pages.flatMap((page) => [...page.people])),
  };
}
