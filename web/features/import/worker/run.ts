import { importRow } from "#domain/import/plan.ts";
import type { PlannedLine } from "#domain/import/plan-types.ts";
import { type RejectedLine, resultCsv } from "#domain/import/result-csv.ts";
import type { LineOutcome, Outcome } from "#web/data/import/writes.ts";
import { importMessages } from "../messages.ts";

export interface Chunk {
  readonly rows: readonly ReturnType<typeof importRow>[];
  /** The last line of the chunk. */
  readonly through: number;
}

export interface RunResult {
  readonly counts: Readonly<Record<Outcome, number>>;
  /** Lines of the file that are not in the list now, for whatever reason. */
  readonly notTaken: number;
}

/** The lines that were sent, and what became of them. */
export class Run {
  readonly #outcomes = new Map<number, LineOutcome>();

  next(planned: readonly PlannedLine[], size: number): Chunk {
    const rows = planned
      .filter(({ line, kind }) => isSent(kind) && !this.#outcomes.has(line))
      .slice(0, size)
      .map(importRow);
    return { rows, through: rows.at(-1)?.line ?? 0 };
  }

  record(outcomes: readonly LineOutcome[]): void {
    for (const outcome of outcomes) this.#outcomes.set(outcome.line, outcome);
  }

  result(planned: readonly PlannedLine[]): RunResult {
    const counts = { added: 0, changed: 0, same: 0, rejected: 0 };
    for (const { outcome } of this.#outcomes.values()) counts[outcome] += 1;
    for (const { kind } of planned) if (kind === "same") counts.same += 1;
    return { counts, notTaken: this.#notTaken(planned).length };
  }

  csv(
    planned: readonly PlannedLine[],
    header: readonly string[],
    cellsOf: (line: number) => readonly string[],
  ): string {
    return resultCsv(
      header,
      this.#notTaken(planned).map(({ line, why }): RejectedLine => ({ cells: cellsOf(line), why })),
    );
  }

  #notTaken(planned: readonly PlannedLine[]): readonly { readonly line: number; readonly why: string }[] {
    return planned.flatMap(({ line, kind, reason }) => {
      const outcome = this.#outcomes.get(line);
      if (outcome?.outcome === "rejected") return [{ line, why: outcome.reason ?? messages.rejected }];
      if (outcome !== undefined || kind === "same") return [];
      return [
        {
          line,
          why: isSent(kind)
            ? messages.notReached
            : kind === "left_out"
              ? messages.leftOut
              : (reason ?? importMessages.kinds[kind]),
        },
      ];
    });
  }
}

const messages = importMessages.why;

function isSent(kind: PlannedLine["kind"]): boolean {
  return kind === "new" || kind === "changes";
}
