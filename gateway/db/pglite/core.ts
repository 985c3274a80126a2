import { readFile } from "node:fs/promises";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { citext } from "@electric-sql/pglite/contrib/citext";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { MessageWriter } from "../wire/message-writer.ts";

const SYNC = new MessageWriter().sync().take();
const UNDO = new MessageWriter().statement({ text: "rollback" }).sync().take();

/**
 * PGlite's own start parameters and ours. Never `statement_timeout` (it does nothing), `transaction_timeout` or
 * `idle_in_transaction_session_timeout` (they end in an endless loop inside WASM): a deadline needs a thread of its own.
 */
function startParameters(durable: boolean): string[] {
  const settings = {
    search_path: '"$user", public, extensions',
    exit_on_error: "false",
    // There is one process: no workers, no checkpointer, no autovacuum.
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
    // The one method that PGlite passes on to the file system.
    wal_sync_method: "fsync",
    // Nobody reads the log; errors reach the caller through the protocol.
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
    extensions: { citext, pg_trgm, unaccent },
  });
  failOnCrash(pglite);
  return pglite;
}

/** The engine has lost its footing (its stack or memory ran out, or it ended itself) and must not be used any more. */
export class EngineCrashed extends Error {
  override readonly name = "EngineCrashed";
}

/** How PGlite marks the one exception that is ordinary: Postgres' jump to its error handling (pglite.ts, same name). */
const POSTGRES_MAIN_LONGJMP = 100;

/**
 * PGlite swallows every exception out of WASM and goes on, which ends in wrong answers or an endless loop. Here all but
 * Postgres' own leave the loop: through `stackRestore`, the next thing that PGlite calls.
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

/** Emscripten throws objects that are no errors. */
export function messageOf(error: unknown): string {
  return String((error as { message?: unknown } | null)?.message ?? error);
}

/** The engine's code, compiled: threads share it, so that a restart need not compile it again. */
export async function compileEngine(): Promise<WebAssembly.Module> {
  const file = new URL("pglite.wasm", import.meta.resolve("@electric-sql/pglite"));
  return WebAssembly.compile(await readFile(file));
}

export type Outcome =
  | { readonly reply: Uint8Array<ArrayBuffer> }
  | { readonly undone: "deadline" | "result-too-large" };

/**
 * Runs protocol messages in this thread (one call at a time), then sends their Sync, which commits; or takes them back where the caller
 * has given up or the answer is larger than `maxBytes`. PGlite's own wrappers are left out: they decode every message.
 */
export async function exchange(
  pglite: PGlite,
  messages: Uint8Array,
  limits: { readonly deadlineAt: number; readonly maxBytes: number; readonly final?: boolean | undefined },
): Promise<Outcome> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const collect = (bytes: Uint8Array) => {
    size += bytes.length;
    // The chunk is a view of WASM's memory. Beyond the limit nothing is kept, for the answer will not be given.
    if (size <= limits.maxBytes || limits.final) chunks.push(bytes.slice());
  };
  const send = (bytes: Uint8Array, onRawData: (bytes: Uint8Array) => void) =>
    // `syncToFs` is for file systems that keep a copy; ours writes through.
    pglite.execProtocolRawStream(bytes, { syncToFs: false, onRawData });
  await send(messages, collect);
  if (!limits.final) {
    const undone = size > limits.maxBytes ? "result-too-large" : Date.now() > limits.deadlineAt ? "deadline" : null;
    if (undone) {
      await send(UNDO, () => {});
      return { undone };
    }
  }
  // What comes now is small, or told by triggers; the work is done and its answer must be whole.
  await send(SYNC, (bytes) => chunks.push(bytes.slice()));
  return { reply: concat(chunks) };
}

function concat(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
