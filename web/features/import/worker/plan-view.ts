import type { MappedColumn } from "#domain/import/columns.ts";
import type { ImportPlan, LineKind, PlannedLine } from "#domain/import/plan-types.ts";
import type { ImportTarget } from "#web/data/import/target.ts";
import { candidateLabel, changedFields, planColumns, previewCells } from "./preview-lines.ts";
import type { LineFilter, Plan, PlanColumn, PreviewLine } from "./types.ts";

interface LineState {
  readonly cellsOf: (line: number) => readonly string[];
  readonly decisionOf: (line: number) => string | null;
  readonly isExcluded: (line: number) => boolean;
}

/** The plan as the preview shows it: by kind, and a window at a time. */
export class PlanView {
  #plan: ImportPlan | null = null;
  #columns: readonly PlanColumn[] = [];
  #version = 0;
  /** Excluded lines stay listed where they were. */
  readonly #kindBefore = new Map<number, LineKind>();
  #byFilter = new Map<LineFilter, readonly PlannedLine[]>();

  show(plan: ImportPlan, { mapping, target }: { mapping: readonly MappedColumn[]; target: ImportTarget }): Plan {
    this.#plan = plan;
    this.#columns = planColumns(mapping, target);
    this.#version += 1;
    this.#byFilter = new Map();
    const counts: Record<LineKind, number> = { ...plan.counts };
    for (const { line, kind } of plan.lines) {
      if (kind !== "left_out") continue;
      counts.left_out -= 1;
      counts[this.#kindBefore.get(line) ?? "new"] += 1;
    }
    return {
      version: this.#version,
      columns: this.#columns,
      counts,
      all: plan.lines.length,
      included: plan.counts.new + plan.counts.changes,
      undecided: plan.counts.possibly_same,
    };
  }

  planned(): readonly PlannedLine[] {
    return this.#plan?.lines ?? [];
  }

  linesOf(filter: LineFilter): readonly number[] {
    return this.#filtered(filter).map(({ line }) => line);
  }

  /** False for a line that is not imported anyway. */
  exclude(line: number): boolean {
    const planned = this.planned().find((one) => one.line === line);
    if (planned === undefined || !isImportable(planned.kind)) return planned?.kind === "left_out";
    this.#kindBefore.set(line, planned.kind);
    return true;
  }

  lines(filter: LineFilter, offset: number, limit: number, state: LineState): readonly PreviewLine[] {
    return this.#filtered(filter)
      .slice(offset, offset + limit)
      .map((planned) => this.#toPreview(planned, state));
  }

  #filtered(filter: LineFilter): readonly PlannedLine[] {
    const lines =
      this.#byFilter.get(filter) ??
      this.planned().filter((planned) => filter === "all" || this.#kindOf(planned) === filter);
    this.#byFilter.set(filter, lines);
    return lines;
  }

  #kindOf({ line, kind }: PlannedLine): LineKind {
    return kind === "left_out" ? (this.#kindBefore.get(line) ?? "new") : kind;
  }

  #toPreview(planned: PlannedLine, { cellsOf, decisionOf, isExcluded }: LineState): PreviewLine {
    const { line, values, reason, candidates, problems } = planned;
    const kind = this.#kindOf(planned);
    const asks = planned.kind === "possibly_same" || decisionOf(line) !== null;
    const cells = previewCells(planned, this.#columns, cellsOf(line));
    const shown = new Set(this.#columns.map(({ position }) => position));
    return {
      line,
      kind,
      name: values.company_name ?? "",
      reason: reason ?? changedFields(cells, this.#columns),
      cells,
      problem: problems.find(({ column }) => !shown.has(column))?.message ?? null,
      isImportable: isImportable(kind),
      isIncluded: isImportable(kind) && !isExcluded(line),
      candidates: asks ? candidates.map((company) => ({ id: company.id, label: candidateLabel(company) })) : [],
      decision: decisionOf(line),
    };
  }
}

/** `same` lines change nothing. */
function isImportable(kind: LineKind): boolean {
  return kind === "new" || kind === "changes";
}
