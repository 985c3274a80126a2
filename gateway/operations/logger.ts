/** Structured logs: one JSON object a line, without personal data and without secrets. */
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

/** Everything logged while `work` runs carries the request's id. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return requestIds.run(requestId, work);
}

/** What must not reach a log even inside somebody else's sentence, and what stands there instead. */
const REDACTIONS: readonly (readonly [RegExp, string])[] = [
  // Signed tokens, and what follows the name of a scheme or a secret.
  [/\beyJ[\w-]+(?:\.[\w-]*)*/g, "<token>"],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, "$1 <token>"],
  [/\$argon2\w*\$[^\s"']+/g, "<hash>"],
  // The user and password of an address (which may hold an @), then its query, where keys and names travel.
  [/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/"']*@/gi, "$1<credentials>@"],
  [/\b(https?:\/\/[^\s?"'<>]*)\?[^\s"'<>]*/gi, "$1?<query>"],
  [/\b(https?:\/\/[^\s/"']*linkedin\.com\/)[^\s"'<>]*/gi, "$1<profile>"],
  [/[^\s"'<>()=:;,/@]+@[^\s"'<>()=:;,/@]+\.[\p{L}\d-]+/gu, "<address>"],
];

function redact(text: string): string {
  return REDACTIONS.reduce((redacted, [pattern, instead]) => redacted.replace(pattern, instead), text);
}

/** Writes entries of the level and above: warnings and errors to `err`, the rest to `out`, a line each. */
export function createLogger(options: {
  readonly level: LogLevel;
  readonly clock: () => number;
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
}): Log {
  const least = LOG_LEVELS.indexOf(options.level);
  return ({ level, message, ...fields }) => {
    const rank = LOG_LEVELS.indexOf(level);
    if (rank < least) return;
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

/**
 * An error for the log: its kind, code and where it happened, and those of its causes. What Postgres says may hold what
 * people wrote, so of its errors the code, table and constraint speak.
 */
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
