import { asList, asObject, asText } from "../company/parse-json.ts";
import { findSquad, type SquadId } from "../hotlist/squads.ts";
import { type BatchProgress, batchProgress } from "./progress.ts";
import type { BatchLine } from "./run.ts";

/** Where a batch puts its companies. `open-data`: it fills the blanks of companies that are in the database. */
export type BatchTarget =
  | { readonly kind: "database" }
  | { readonly kind: "open-data" }
  | { readonly kind: "hotlist"; readonly squadId: SquadId };

/** `interrupted`: the browser was closed. `failed`: the database could not begin the operation. */
export type PauseReason = "user" | "offline" | "signed-out" | "interrupted" | "failed";

export type BatchState =
  | { readonly kind: "running" }
  | { readonly kind: "paused"; readonly reason: PauseReason }
  /** Complete, or canceled with waiting lines. `isSeen`: its user has seen the result. */
  | { readonly kind: "ended"; readonly isSeen: boolean };

/** The team member's current or last batch. */
export interface Batch {
  /** When it was started, in milliseconds: a user has one batch at a time. */
  readonly id: number;
  readonly userId: string;
  readonly target: BatchTarget;
  readonly lines: readonly BatchLine[];
  readonly state: BatchState;
  /** The operation of its writes; null before the first one. */
  readonly operationId: string | null;
  /** When it was last stored, in milliseconds. */
  readonly storedAtMs: number;
}

/** A batch that stopped less than this ago was interrupted by a reload, and continues by itself. */
const RELOAD_MS = 60_000;

export function progressOf({ lines }: Pick<Batch, "lines">): BatchProgress {
  return batchProgress(lines.map(({ outcome }) => outcome));
}

export function isSameTarget(a: BatchTarget, b: BatchTarget): boolean {
  return targetKey(a) === targetKey(b);
}

function targetKey(target: BatchTarget): string {
  return target.kind === "hotlist" ? target.squadId : target.kind;
}

/** The company database or a squad's hotlist, as a screen calls it. */
export function targetName(target: BatchTarget): string {
  if (target.kind === "open-data") return "Fill from Wikidata";
  return target.kind === "database" ? "Company Database" : `${findSquad(target.squadId)?.name} hotlist`;
}

/**
 * A stored batch as this tab takes it over: the line that was being fetched waits again. It continues by itself after a reload,
 * and asks after a longer time.
 */
export function takenOver(batch: Batch, nowMs: number): Batch {
  if (batch.state.kind === "ended") return batch;
  const lines = batch.lines.map(
    (line): BatchLine => (line.outcome.kind === "working" ? { ...line, outcome: { kind: "waiting" } } : line),
  );
  const isReload = Math.abs(nowMs - batch.storedAtMs) < RELOAD_MS;
  if (batch.state.kind === "running" && !isReload) {
    return { ...batch, lines, state: { kind: "paused", reason: "interrupted" } };
  }
  return { ...batch, lines };
}

const PAUSE_REASONS: readonly PauseReason[] = ["user", "offline", "signed-out", "interrupted", "failed"];

/** A batch as the browser stored it; null for another user's, and for one of another version. */
export function parseStoredBatch(stored: unknown, userId: string): Batch | null {
  const { id, target, lines, state, operationId, storedAtMs, ...rest } = asObject(stored);
  if (rest.userId !== userId || typeof id !== "number" || typeof storedAtMs !== "number") return null;
  const [parsedTarget, parsedState, parsedLines] = [parseTarget(target), parseState(state), parseLines(lines)];
  if (parsedTarget === null || parsedState === null || parsedLines === null) return null;
  return {
    id,
    userId,
    target: parsedTarget,
    lines: parsedLines,
    state: parsedState,
    operationId: asText(operationId) ?? null,
    storedAtMs,
  };
}

function parseTarget(stored: unknown): BatchTarget | null {
  const { kind, squadId } = asObject(stored);
  if (kind === "database" || kind === "open-data") return { kind };
  const squad = findSquad(asText(squadId));
  return kind === "hotlist" && squad !== null ? { kind, squadId: squad.id } : null;
}

function parseState(stored: unknown): BatchState | null {
  const { kind, reason, isSeen } = asObject(stored);
  if (kind === "running") return { kind };
  if (kind === "ended") return { kind, isSeen: isSeen === true };
  const known = PAUSE_REASONS.find((pauseReason) => pauseReason === reason);
  return kind === "paused" && known !== undefined ? { kind, reason: known } : null;
}

const OUTCOMES: ReadonlySet<unknown> = new Set(["waiting", "working", "saved", "fresh", "repeated", "failed"]);

function parseLines(stored: unknown): readonly BatchLine[] | null {
  const lines = asList(stored, (line) => line);
  const isValid = lines?.every(
    ({ line, part, text, url, outcome }) =>
      typeof line === "number" &&
      typeof part === "number" &&
      typeof text === "string" &&
      (url === null || typeof url === "string") &&
      OUTCOMES.has(asObject(outcome).kind),
  );
  return isValid === true ? (stored as readonly BatchLine[]) : null;
}
