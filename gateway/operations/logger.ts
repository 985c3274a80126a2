/** Structured logs: one JSON object per line, without personal data or secrets. */
import { AsyncLocalStorage } from "node:async_hooks";

export const LOG_LEVELS = ["debug", "info", "warning", "error", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface LogEntry {
  readonly level: Exclude<LogLevel, "silent">;
  readonly message: string;
  readonly [field: string]: unknown;
}
export type Log = (entry: LogEntry) => void;

const requestIds = new AsyncLocalStorage<string>();

/** Entries logged while `work` runs get the request's id. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return requestIds.run(requestId, work);
}

/** Patterns of secrets and personal data that may be part of any message, with their replacements. */
const REDACTIONS: readonly (readonly [RegExp, string])[] = [
  // JWTs, and credentials after the name of an authentication scheme.
  [/\beyJ[\w-]+(?:\.[\w-]*)*/g, "<token>"],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, "$1 <token>"],
  [/\$argon2\w*\$[^\s"']+/g, "<hash>"],
  // User and password of a URL (the password may contain an @), then its query, which may contain keys and names.
  [/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/"']*@/gi, "$1<credentials>@"],
  [/\b(https?:\/\/[^\s?"'<>]*)\?[^\s"'<>]*/gi, "$1?<query>"],
  [/\b(https?:\/\/[^\s/"']*linkedin\.com\/)[^\s"'<>]*/gi, "$1<profile>"],
  [/[^\s"'<>()=:;,/@]+@[^\s"'<>()=:;,/@]+\.[\p{L}\d-]+/gu, "<address>"],
];

function redact(text: string): string {
  return REDACTIONS.reduce((redacted, [pattern, replacement]) => redacted.replace(pattern, replacement), text);
}

/** Writes entries of the level and above: warnings and errors to `err`, the rest to `out`. */
export function createLogger(options: {
  readonly level: LogLevel;
  readonly clock: () => number;
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
}): Log {
  const minRank = LOG_LEVELS.indexOf(options.level);
  return ({ level, message, ...fields }) => {
    const rank = LOG_LEVELS.indexOf(level);
    if (rank < minRank) return;
    const requestId = requestIds.getStore();
    const entry = {
      time: new Date(options.clock()).toISOString(),
      level,
      message,
      ...(requestId !== undefined && { requestId }),
      ...fields,
    };
    const line = JSON.stringify(entry, (_key, value: unknown) => (typeof value === "string" ? redact(value) : value));
    (rank >= LOG_LEVELS.indexOf("warning") ? options.err : options.out)(line);
  };
}

/** An error and its causes as log fields. Omits messages of Postgres, which may quote personal data. */
export function describeError(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, table, constraint, reason } = error as Error & Readonly<Record<string, unknown>>;
  const isPostgres = error.name === "DatabaseError";
  return {
    name: error.name,
    ...(!isPostgres && { message: error.message }),
    ...Object.fromEntries(
      Object.entries({ code, table, constraint, reason }).filter(([, value]) => value !== undefined && value !== null),
    ),
    stack: (error.stack ?? "")
      .split("\n")
      .filter((line) => line.startsWith("    at "))
      .map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
