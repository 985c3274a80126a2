import type { LineOutcome } from "./progress.ts";

export interface BatchLine {
  readonly line: number;
  readonly text: string;
  /** Null where the line names no company; its outcome says why. */
  readonly url: string | null;
  readonly outcome: LineOutcome;
}

/** How the fetching of one company ended. `unreachable`: nobody answered, so that the next one will hardly fare better. */
export type FetchResult =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly reason: string; readonly unreachable: boolean };

interface BatchWork {
  /** Fetches and keeps one company. Never fails: what goes wrong is an end too. */
  readonly fetchCompany: (url: string) => Promise<FetchResult>;
  /** Between two companies; ends early when the batch is canceled. */
  readonly pause: () => Promise<void>;
  readonly isCancelled: () => boolean;
  /** After every change, with all lines. */
  readonly onChange: (lines: readonly BatchLine[]) => void;
}

/** Between two companies (specification, section 9). */
export const BATCH_PAUSE_MS = 1000;
/** After so many companies in a row that nobody answered for, the rest is not tried any more. */
const UNREACHABLE_LIMIT = 3;

/**
 * Fetches the waiting lines one after the other, in order (specification, section 4 "Batch add"): a failed line is
 * counted and the batch goes on. Cancelled, it leaves the rest waiting; cut off from the server, it fails the rest with
 * the same reason. Gives the lines as they are at the end.
 */
export async function runBatch(start: readonly BatchLine[], work: BatchWork): Promise<readonly BatchLine[]> {
  let lines = start;
  let unreachable = 0;
  let isFirst = true;
  const settle = (index: number, outcome: LineOutcome) => {
    lines = lines.with(index, { ...(lines[index] as BatchLine), outcome });
    work.onChange(lines);
  };
  for (const [index, { url, outcome }] of start.entries()) {
    if (outcome.kind !== "waiting" || url === null) continue;
    if (!isFirst) await work.pause();
    if (work.isCancelled()) break;
    isFirst = false;
    settle(index, { kind: "working" });
    const end = await work.fetchCompany(url);
    if (end.ok) settle(index, { kind: "saved", name: end.name });
    else settle(index, { kind: "failed", reason: end.reason, canRetry: true });
    unreachable = !end.ok && end.unreachable ? unreachable + 1 : 0;
    if (!end.ok && unreachable === UNREACHABLE_LIMIT) {
      lines = lines.map((line) =>
        line.outcome.kind === "waiting"
          ? { ...line, outcome: { kind: "failed", reason: end.reason, canRetry: true } }
          : line,
      );
      work.onChange(lines);
      break;
    }
  }
  return lines;
}

/** The lines that another try may help, waiting again: the failed ones, and those that a canceled batch left. */
export function retryableLines(lines: readonly BatchLine[]): readonly BatchLine[] {
  return lines.flatMap((line) => {
    const { kind } = line.outcome;
    const helps = kind === "waiting" || (line.outcome.kind === "failed" && line.outcome.canRetry);
    return helps ? [{ ...line, outcome: { kind: "waiting" } as const }] : [];
  });
}
