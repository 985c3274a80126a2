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
  /** `filled`: the number of facts, in a batch that fills blanks. */
  | { readonly ok: true; readonly name: string; readonly filled?: number }
  | { readonly ok: false; readonly reason: string; readonly unreachable: boolean }
  | { readonly ok: false; readonly interrupted: true };

interface BatchWork {
  /** How many companies one call of `fetchCompanies` takes. */
  readonly atOnce: number;
  /** Fetches and stores companies; one result for each URL. Never rejects; errors are results. */
  readonly fetchCompanies: (urls: readonly string[]) => Promise<readonly FetchResult[]>;
  /** Waits between two calls; resolves early when the batch is canceled. */
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
 * Fetches the waiting lines in order (specification, section 4 "Batch add"), `atOnce` in one call, and returns all lines with
 * their final outcome. A failed line does not stop the batch. A canceled batch leaves the remaining lines waiting; when the
 * server is unreachable, they fail with the same reason.
 */
export async function runBatch(initialLines: readonly BatchLine[], work: BatchWork): Promise<readonly BatchLine[]> {
  let lines = initialLines;
  let unreachable = 0;
  const setOutcomes = (outcomes: ReadonlyMap<number, LineOutcome>) => {
    lines = lines.map((line, index) => {
      const outcome = outcomes.get(index);
      return outcome === undefined ? line : { ...line, outcome };
    });
    work.onChange(lines);
  };
  for (const [position, group] of groupsOf(initialLines, work.atOnce).entries()) {
    if (position > 0) await work.pause();
    if (work.isCanceled()) break;
    setOutcomes(new Map(group.map(({ index }) => [index, { kind: "working" }])));
    const results = await work.fetchCompanies(group.map(({ url }) => url));
    setOutcomes(new Map(results.map((result, at) => [group[at]?.index ?? -1, outcomeOf(result)])));
    if (results.some((result) => "interrupted" in result)) break;
    const failed = results.find((result) => "unreachable" in result && result.unreachable);
    unreachable = failed === undefined ? 0 : unreachable + 1;
    if (failed !== undefined && unreachable === UNREACHABLE_LIMIT) {
      const left = lines.flatMap(({ outcome }, index) => (outcome.kind === "waiting" ? [index] : []));
      setOutcomes(new Map(left.map((index) => [index, outcomeOf(failed)])));
      break;
    }
  }
  return lines;
}

interface WaitingLine {
  readonly index: number;
  readonly url: string;
}

function groupsOf(lines: readonly BatchLine[], size: number): readonly (readonly WaitingLine[])[] {
  const waiting = lines.flatMap(({ url, outcome }, index) =>
    outcome.kind === "waiting" && url !== null ? [{ index, url }] : [],
  );
  return Array.from({ length: Math.ceil(waiting.length / size) }, (_, group) =>
    waiting.slice(group * size, (group + 1) * size),
  );
}

function outcomeOf(result: FetchResult): LineOutcome {
  if ("interrupted" in result) return { kind: "waiting" };
  if (!result.ok) return { kind: "failed", reason: result.reason, canRetry: true };
  const { name, filled } = result;
  return { kind: "saved", name, ...(filled !== undefined && { filled }) };
}

/** The failed lines that can be retried and those a canceled batch left, reset to waiting. */
export function retryableLines(lines: readonly BatchLine[]): readonly BatchLine[] {
  return lines.flatMap((line) => {
    const { kind } = line.outcome;
    const isRetryable = kind === "waiting" || (line.outcome.kind === "failed" && line.outcome.canRetry);
    return isRetryable ? [{ ...line, outcome: { kind: "waiting" } as const }] : [];
  });
}
