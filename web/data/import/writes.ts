import { asList, asNonNegativeNumber, asText } from "#domain/company/parse-json.ts";
import type { ImportValues } from "#domain/import/fields.ts";
import type { Policies } from "#domain/import/plan-types.ts";
import type { Backend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { type ImportTarget, type NameList, targetParameter } from "./target.ts";

export type Outcome = "added" | "changed" | "same" | "rejected";

export interface LineOutcome {
  readonly line: number;
  readonly outcome: Outcome;
  /** Why it was rejected. */
  readonly reason: string | null;
}

export interface ImportedFile {
  readonly name: string;
  readonly sha256: string;
  readonly rows: number;
}

const MAX_LABEL = 300;
const OUTCOMES: readonly Outcome[] = ["added", "changed", "same", "rejected"];

/** Returns the operation's id. Throws `BackendError`. */
export async function beginImport(
  { client }: Backend,
  target: ImportTarget,
  { name, sha256, rows }: ImportedFile,
): Promise<string> {
  const { data, error, status } = await client.rpc("begin_operation", {
    kind: "import",
    label: name.slice(0, MAX_LABEL),
    details: { to: targetParameter(target), sha256, rows },
  });
  if (error) throw toTableError(error, status);
  return data;
}

/** `taken`: the lines that were added or changed. An operation that is finished already is no error. Throws `BackendError`. */
export async function finishImport({ client }: Backend, id: string, taken: number): Promise<void> {
  const { error, status } = await client.rpc("finish_operation", { id, details: { taken } });
  if (error) throw toTableError(error, status);
}

/** Whether the operation can take more lines. Throws `BackendError`. */
export async function isImportOpen({ client }: Backend, id: string): Promise<boolean> {
  const { data, error, status } = await client.from("operations").select("finished_at").eq("id", id).maybeSingle();
  if (error) throw toTableError(error, status);
  return data !== null && data.finished_at === null;
}

export interface CompanyChunk {
  readonly operationId: string;
  readonly target: ImportTarget;
  readonly rows: readonly unknown[];
  readonly policies: Policies;
}

/** One transaction. Sending a chunk again changes nothing. Throws `BackendError`. */
export async function importCompanies(
  { client }: Backend,
  { operationId, target, rows, policies }: CompanyChunk,
): Promise<readonly LineOutcome[]> {
  const { data, error, status } = await client.rpc("import_companies", {
    operation_id: operationId,
    rows: rows as never,
    policies: policies as never,
    ...(target.kind === "hotlist" && { squad_id: target.squad.id }),
  });
  if (error) throw toTableError(error, status);
  return parseOutcomes(data);
}

export interface NameChunk {
  readonly operationId: string;
  readonly list: NameList;
  readonly rows: readonly { readonly line: number; readonly values: Pick<ImportValues, "company_name"> }[];
}

/** One transaction. Sending a chunk again changes nothing. Throws `BackendError`. */
export async function importNames(
  { client }: Backend,
  { operationId, list, rows }: NameChunk,
): Promise<readonly LineOutcome[]> {
  const { data, error, status } = await client.rpc("import_names", {
    operation_id: operationId,
    list: list === "universities" ? "universities" : "company_names",
    names: rows.map(({ values }) => values.company_name ?? ""),
  });
  if (error) throw toTableError(error, status);
  // A line of the response is a position in `names`, from 1.
  return parseOutcomes(data).map(({ line, outcome, reason }) => ({ line: rows[line - 1]?.line ?? 0, outcome, reason }));
}

function parseOutcomes(data: unknown): readonly LineOutcome[] {
  return (
    asList(data, (row) => ({
      line: asNonNegativeNumber(row.line) ?? 0,
      outcome: OUTCOMES.find((outcome) => outcome === row.outcome) ?? "rejected",
      reason: asText(row.reason) ?? null,
    })) ?? []
  );
}
