import { fieldValue } from "#domain/history/fields.ts";
import type { MappedColumn } from "#domain/import/columns.ts";
import { COLUMNS_OF_FIELD, FIELD_LABELS, type ImportColumn } from "#domain/import/fields.ts";
import type { ExistingCompany, PlannedLine } from "#domain/import/plan-types.ts";
import { type ImportTarget, isNameList } from "#web/data/import/target.ts";
import type { PlanColumn, PreviewCell } from "./types.ts";

const COMPANY_URL = /^https:\/\/www\.crunchbase\.com\/organization\//;

/** The columns of the preview: those of the file that fill a field. */
export function planColumns(mapping: readonly MappedColumn[], target: ImportTarget): readonly PlanColumn[] {
  return mapping.flatMap(({ field, header }, position): readonly PlanColumn[] => {
    if (field === "leave_out") return [];
    if (field === "extra") return [{ position, label: header, saved: [] }];
    const label = isNameList(target) ? "Name" : FIELD_LABELS[field];
    return [{ position, label, saved: COLUMNS_OF_FIELD[field] }];
  });
}

export function previewCells(
  { id, values, changes, problems, candidates }: PlannedLine,
  columns: readonly PlanColumn[],
  raw: readonly string[],
): readonly PreviewCell[] {
  const existing = id === null ? undefined : candidates.find((company) => company.id === id);
  return columns.map(({ position, saved }): PreviewCell => {
    const text = raw[position] ?? "";
    const problem = problems.find(({ column }) => column === position)?.message ?? null;
    if (saved.length === 0) return { text, from: null, ignored: null, problem, raw: text };
    const changed = new Map<string, unknown>(changes.map(({ column, from }) => [column, from]));
    const added = join(saved.map((column) => shownValue(column, values[column])));
    if (existing === undefined) return { text: added, from: null, ignored: null, problem, raw: text };
    const before = join(saved.map((column) => shownValue(column, valueIn(existing, column))));
    if (saved.some((column) => changed.has(column))) {
      const after = join(
        saved.map((column) => shownValue(column, changed.has(column) ? values[column] : valueIn(existing, column))),
      );
      return { text: after, from: before, ignored: null, problem, raw: text };
    }
    const isIgnored = before !== "" && added !== "" && added !== before;
    return { text: before === "" ? added : before, from: null, ignored: isIgnored ? added : null, problem, raw: text };
  });
}

/** The fields that a line changes, such as `City, Status`. */
export function changedFields(cells: readonly PreviewCell[], columns: readonly PlanColumn[]): string | null {
  const labels = columns.filter((_column, index) => cells[index]?.from != null).map(({ label }) => label);
  return labels.length === 0 ? null : labels.join(", ");
}

function valueIn(company: ExistingCompany, column: ImportColumn): unknown {
  return (company as unknown as Readonly<Record<string, unknown>>)[column];
}

function join(values: readonly string[]): string {
  return values.filter((value) => value !== "").join(", ");
}

export function candidateLabel({
  company_name: name,
  website_domain: domain,
  city,
  country,
  url,
}: ExistingCompany): string {
  const details = [domain ?? url?.split("/").at(-1), city, country].filter((detail) => detail != null && detail !== "");
  return details.length === 0 ? name : `${name} (${details.join(", ")})`;
}

/** As the other screens show it, such as `Series A`; of a long URL, a cell would show only what all companies share. */
function shownValue(column: ImportColumn, value: unknown): string {
  return fieldValue(column, value)?.replace(COMPANY_URL, "") ?? "";
}
