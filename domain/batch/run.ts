import type { LineOutcome } from "./progress.ts";

export interface BatchLine {
  /** Of the pasted text, from 1. */
  readonly line: number;
  /** Counts from 0 the companies of the line. */
  readonly part: number;
  readonly text: string;
  /** Null for an invalid URL; the outcome has the reason. */
  readonly url: string | null;
  readonly outcome: LineOutcome;
}

/**
 * `unreachable`: the server did not respond, so that the next fetch will probably fail too. `interrupted`: offline or signed out;
 * the line waits again, and the batch stops.
 */
export type FetchResult =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly reason: string; readonly unreachable: boolean }
  | { readonly ok: false; readonly interrupted: true };

interface BatchWork {
  /** Fetches and stores one company. Never rejects; errors are results. */
  readonly fetchCompany: (url: string) => Promise<FetchResult>;
  /** Waits between two companies; resolves early when the batch is canceled. */
  readonly pause: () => Promise<void>;
  readonly isCanceled: () => boolean;
  /** Called after every change, with all lines. */
  readonly onChange: (lines: readonly BatchLine[]) => void;
}

/** Delay between two companies (specification, section 9). */
export const BATCH_PAUSE_MS = 1000;
/** Consecutive unreachable results after which the batch gives up. */
const UNREACHABLE_LIMIT = 3;

/**
 * Fetches the waiting lines one after the other, in order (specification, section 4 "Batch add"), and returns all lines with
 * their final outcome. A failed line does not stop the batch. A canceled batch leaves the remaining lines waiting; when the
 * server is unreachable, they fail with the same reason.
 */
export async function runBatch(initialLines: readonly BatchLine[], work: BatchWork): Promise<readonly BatchLine[]> {
  let lines = initialLines;
  let unreachable = 0;
  let isFirst = true;
  const setOutcome = (index: number, outcome: LineOutcome) => {
    lines = lines.with(index, { ...(lines[index] as BatchLine), outcome });
    work.onChange(lines);
  };
  for (const [index, { url, outcome }] of initialLines.entries()) {
    if (outcome.kind !== "waiting" || url === null) continue;
    if (!isFirst) await work.pause();
    if (work.isCanceled()) break;
    isFirst = false;
    setOutcome(index, { kind: "working" });
    const result = await work.fetchCompany(url);
    if ("interrupted" in result) {
      setOutcome(index, { kind: "waiting" });
      break;
    }
    if (result.ok) setOutcome(index, { kind: "saved", name: result.name });
    else setOutcome(index, { kind: "failed", reason: result.reason, canRetry: true });
    unreachable = !result.ok && result.unreachable ? unreachable + 1 : 0;
    if (!result.ok && unreachable === UNREACHABLE_LIMIT) {
      lines = lines.map((line) =>
        line.outcome.kind === "waiting"
          ? { ...line, outcome: { kind: "failed", reason: result.reason, canRetry: true } }
          : line,
      );
      work.onChange(lines);
      break;
    }
  }
  return lines;
}

/** The failed lines that can be retried and those a canceled batch left, reset to waiting. */
export function retryableLines(lines: readonly BatchLine[]): readonly BatchLine[] {
  return lines.flatMap((line) => {
    const { kind } = line.outcome;
    const isRetryable = kind === "waiting" || (line.outcome.kind === "failed" && line.outcome.canRetry);
    return isRetryable ? [{ ...line, outcome: { kind: "waiting" } as const }] : [];
  });
}
