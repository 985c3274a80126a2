import { readFile } from "node:fs/promises";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { citext } from "@electric-sql/pglite/contrib/citext";
import { fuzzystrmatch } from "@electric-sql/pglite/contrib/fuzzystrmatch";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { MessageWriter } from "../wire/message-writer.ts";
import type { Limits } from "../wire/protocol-database.ts";

const SYNC = new MessageWriter().sync().take();
const ROLLBACK = new MessageWriter().statement({ text: "rollback" }).sync().take();

/**
 * PGlite's start parameters and ours. Never set `statement_timeout` (no effect), `transaction_timeout` or
 * `idle_in_transaction_session_timeout` (they loop forever inside WASM): deadlines need a separate thread.
 */
function startParameters(durable: boolean): string[] {
  const settings = {
    search_path: '"$user", public, extensions',
    exit_on_error: "false",
    // A single process: no workers, no checkpointer, no autovacuum.
    max_worker_processes: 0,
    max_parallel_workers: 0,
    max_parallel_workers_per_gather: 0,
    max_parallel_maintenance_workers: 0,
    io_method: "sync",
    track_counts: "off",
    track_activities: "off",
    shared_buffers: "32MB",
    max_wal_size: "64MB",
    wal_recycle: "off",
    // The only method that PGlite forwards to the file system.
    wal_sync_method: "fsync",
    // The log is not read; errors reach the caller through the protocol.
    log_checkpoints: "off",
    log_min_messages: "fatal",
    log_min_error_statement: "panic",
  };
  const flags = ["--single", ...(durable ? [] : ["-F"]), "-O", "-j"];
  return [...flags, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

/** Opens PGlite with the extensions that tables may use (`create extension ... schema extensions`). */
export async function openPgliteCore(options: PGliteOptions, { durable = false } = {}): Promise<PGlite> {
  const pglite = await PGlite.create({
    startParams: startParameters(durable),
    ...options,
    extensions: { citext, fuzzystrmatch, pg_trgm, unaccent },
  });
  failOnCrash(pglite);
  return pglite;
}

/** The engine crashed (out of stack or memory, or it exited) and must not be used any more. */
export class EngineCrashed extends Error {
  override readonly name = "EngineCrashed";
}

/** PGlite's marker for the one expected exception: Postgres' longjmp to its error handler (pglite.ts, same name). */
const POSTGRES_MAIN_LONGJMP = 100;

/**
 * PGlite ignores every exception from WASM and continues, which ends in wrong results or an endless loop. This rethrows all but
 * the expected one from `stackRestore`, the next function that PGlite calls.
 */
function failOnCrash(pglite: PGlite): void {
  const module = pglite.Module;
  const { _PostgresMainLoopOnce: once, stackRestore } = module;
  let crash: EngineCrashed | null = null;
  module._PostgresMainLoopOnce = () => {
    try {
      once();
    } catch (error) {
      if ((error as { status?: unknown }).status !== POSTGRES_MAIN_LONGJMP) {
        crash = new EngineCrashed(`the engine crashed: ${messageOf(error)}`, {
          cause: error,
        });
      }
      throw error;
    }
  };
  module.stackRestore = (pointer) => {
    if (crash) throw crash;
    return stackRestore(pointer);
  };
}

/** Emscripten throws objects that are not errors. */
export function messageOf(error: unknown): string {
  return String((error as { message?: unknown } | null)?.message ?? error);
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** Compiles the engine once in a process; threads share the module, so that a restart does not compile it again. */
export function compileEngine(): Promise<WebAssembly.Module> {
  const file = new URL("pglite.wasm", import.meta.resolve("@electric-sql/pglite"));
  compiled ??= readFile(file).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}

export type Outcome =
  | { readonly reply: Uint8Array<ArrayBuffer> }
  | { readonly rolledBack: "deadline" | "result-too-large" };

/**
 * Runs protocol messages in this thread (one call at a time), then sends Sync, which commits. Rolls back instead after the
 * deadline, if the caller has given up, or if the result is larger than `maxBytes`. Bypasses PGlite's wrappers, which decode
 * every message.
 */
export async function exchange(
  pglite: PGlite,
  messages: Uint8Array,
  limits: Pick<Limits, "deadlineAt" | "claim" | "end"> & { readonly maxBytes: number },
): Promise<Outcome> {
  const reply = new ReplyBuffer();
  let size = 0;
  const collect = (bytes: Uint8Array) => {
    size += bytes.length;
    // Beyond the limit nothing is kept, because the result is discarded.
    if (size <= limits.maxBytes || limits.end) reply.append(bytes);
  };
  const send = (bytes: Uint8Array, onRawData: (bytes: Uint8Array) => void) =>
    // `syncToFs` is for file systems that buffer; ours writes through.
    pglite.execProtocolRawStream(bytes, { syncToFs: false, onRawData });
  const rollBack = async (rolledBack: "deadline" | "result-too-large") => {
    await send(ROLLBACK, () => {});
    return { rolledBack };
  };
  // Here, COMMIT itself commits, not the Sync after it.
  if (limits.end === "commit" && limits.claim?.begin() === false) return rollBack("deadline");
  await send(messages, collect);
  if (!limits.end) {
    if (size > limits.maxBytes) return rollBack("result-too-large");
    if (Date.now() > limits.deadlineAt || limits.claim?.begin() === false) return rollBack("deadline");
  }
  // The rest is small or comes from triggers; the work is done, so the reply must be complete.
  await send(SYNC, (bytes) => reply.append(bytes));
  return { reply: reply.bytes };
}

/** Of the end of a reply, so that it seldom moves what is before it. */
const ROOM_BYTES = 1024;

/** Copies views of WASM memory into one buffer: parts that are joined later would be in memory twice. */
class ReplyBuffer {
  #whole = new Uint8Array(0);
  #length = 0;

  append(part: Uint8Array): void {
    const length = this.#length + part.length;
    if (length > this.#whole.length) {
      const larger = new Uint8Array(Math.max(length + ROOM_BYTES, this.#length * 2));
      larger.set(this.bytes);
      this.#whole = larger;
    }
    this.#whole.set(part, this.#length);
    this.#length = length;
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#whole.subarray(0, this.#length);
  }
}
