import { type BatchLine, retryableLines } from "./run.ts";

/** Texts that every batch of companies shows (specification, sections 5 and 8). */
export const batchMessages = {
  placeholder: "Enter Crunchbase URLs, one per line...",
  process: "Process Batch",
  processing: "Processing Batch...",
  noUrlsTitle: "No URLs Found",
  completeTitle: "Batch Processing Complete",
  complete: (succeeded: number, failed: number) => `Successfully processed ${succeeded} companies. Failed: ${failed}`,
  canceledTitle: "Batch canceled",
  canceled: (succeeded: number, left: number) =>
    `${succeeded} saved, ${left} not processed. Continue the batch whenever you're ready.`,
  notProcessed: "Not processed",
  repeated: (firstLine: number) => `Duplicate of line ${firstLine}`,
  /** The button that runs a finished or canceled batch again; null if no line is left for it. */
  retry(lines: readonly BatchLine[]): string | null {
    const count = retryableLines(lines).length;
    if (count === 0) return null;
    const isCanceled = lines.some(({ outcome }) => outcome.kind === "waiting");
    return `${isCanceled ? "Continue with" : "Retry"} ${count === 1 ? "1 line" : `${count} lines`}`;
  },
} as const;
