/** Worker thread that owns the PGlite instance of a data directory: protocol bytes in and out, checkpoints in between. */
import { parentPort, workerData } from "node:worker_threads";
import { CommitClaim } from "../port/commit-claim.ts";
import { SLOW_TURN_MS } from "../port/fair-queue.ts";
import { MessageWriter } from "../wire/message-writer.ts";
import { exchange, messageOf, openPgliteCore } from "./core.ts";
import { DurableFS, verifyFsync } from "./durable-fs.ts";
import { COUNTERS, type FromWorker, type ToWorker, type WorkerSettings } from "./worker-messages.ts";

const port = parentPort as NonNullable<typeof parentPort>;
const settings = workerData as WorkerSettings;
/** Statements of the product need less than half; one person's must not use up the machine's memory. */
const MAX_MEMORY_BYTES = 512 * 1024 * 1024;
const PAGE_BYTES = 64 * 1024;
const UNLIMITED = { deadlineAt: Number.POSITIVE_INFINITY, maxBytes: Number.POSITIVE_INFINITY };
const CHECKPOINT = new MessageWriter().statement({ text: "checkpoint" }).take();

/** Postgres' last line on stderr; it writes only before it exits (log_min_messages). */
let lastLogLine = "";
const onStderr = (text: string) => {
  // PGlite's own lines are no errors, and the statement follows the error.
  if (!text.startsWith("pglitec:") && !/ (STATEMENT|HINT|DETAIL): /.test(text)) lastLogLine = text;
  return false;
};

const fatal = (reason: string): never => {
  send({ fatal: lastLogLine ? `${reason} (${lastLogLine})` : reason });
  // In a worker this ends only the thread.
  process.exit(1);
};

limitMemory();
const files = new DurableFS(settings.dataDir, fatal, () => Atomics.add(settings.counters, COUNTERS.fileOperations, 1));
const pglite = await openPgliteCore(
  { fs: files, pgliteWasmModule: settings.engine, onStderr },
  { durable: true },
).catch((error: unknown) => fatal(messageOf(error)));
await verifyFsync(pglite, files);
if (settings.relistenMessages) await exchange(pglite, settings.relistenMessages, UNLIMITED);

let checkpointedAt = files.walBytes;
let queue = Promise.resolve();
const timer = setInterval(() => {
  if (files.walBytes > checkpointedAt) enqueue(checkpoint);
}, settings.checkpointMs);

port.on("message", (message: ToWorker) => enqueue(() => ("close" in message ? close() : runExchange(message))));
send({ ready: true });

/** Beyond the limit the engine's memory does not grow, and Postgres reports an error (53200). It never shrinks. */
function limitMemory(): void {
  const { prototype } = WebAssembly.Memory;
  const { grow } = prototype;
  prototype.grow = function growToLimit(pages) {
    if (this.buffer.byteLength + pages * PAGE_BYTES > MAX_MEMORY_BYTES)
      throw new RangeError("the engine's memory is full");
    return grow.call(this, pages);
  };
}

function enqueue(work: () => Promise<void>): void {
  queue = queue.then(work).catch((error: unknown) => fatal(messageOf(error)));
}

/** The last caller, and how long their exchange took. */
let last: { caller: string | undefined; ms: number } = { caller: undefined, ms: 0 };

async function runExchange(message: Extract<ToWorker, { exchange: unknown }>): Promise<void> {
  const { caller } = message;
  const isSlowCaller = last.ms > SLOW_TURN_MS && caller !== undefined && caller === last.caller;
  last = { caller, ms: 0 };
  Atomics.add(settings.counters, COUNTERS.exchanges, 1);
  // It was sent before it was known that the caller is slow: others first.
  if (isSlowCaller) return send({ handedBack: true });
  const startedAt = performance.now();
  const walBytes = files.walBytes;
  const outcome = await exchange(pglite, message.exchange, {
    deadlineAt: message.deadlineAt,
    maxBytes: settings.maxResultBytes,
    ...(message.claim !== undefined && { claim: new CommitClaim(settings.claims, message.claim) }),
    end: message.end,
  });
  last.ms = performance.now() - startedAt;
  if ("reply" in outcome) send({ ...outcome, isWrite: files.walBytes > walBytes }, [outcome.reply.buffer]);
  else send(outcome);
  if (files.walBytes - checkpointedAt >= settings.checkpointBytes && !pglite.isInTransaction()) await checkpoint();
}

async function checkpoint(): Promise<void> {
  if (pglite.isInTransaction()) return;
  checkpointedAt = files.walBytes;
  await exchange(pglite, CHECKPOINT, UNLIMITED);
}

async function close(): Promise<void> {
  clearInterval(timer);
  await checkpoint();
  await pglite.close();
  send({ closed: true });
  port.close();
}

function send(message: FromWorker, transfer: ArrayBuffer[] = []): void {
  port.postMessage(message, transfer);
}
