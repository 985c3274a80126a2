import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { DatabaseUnavailable } from "../port/database.ts";
import { type EngineConnection, ExchangeNotStarted, type Limits } from "../wire/protocol-database.ts";
import { watchStart } from "./start-watchdog.ts";
import { COUNTERS, type FromWorker, type ToWorker, type WorkerSettings } from "./worker-messages.ts";
import {
  createProgress,
  errorOf,
  exchangeMessage,
  type Hooks,
  type Pending,
  type Progress,
  pendingRejection,
  rejectPending,
  reportUse,
  type Settings,
} from "./worker-thread.ts";

/** Crash recovery reads at most about 64 MB of write-ahead log. */
const OPEN_MS = 60_000;
const CLOSE_MS = 5000;
/** A statement that commits at its deadline gets this much longer: the thread may only be slow. */
const COMMIT_MS = 3000;
/** A thread that is being replaced may take this long to open when the database closes. */
const CLOSE_OPENING_MS = 2000;
/**
 * Large enough that Postgres' own limit (`max_stack_depth`, 2 MB of WASM stack) is reached first, so that deep nesting is an
 * ordinary error (54001). With Node's 4 MB the engine crashes; 16 MB are not enough for unoptimized code.
 */
const STACK_MB = 64;
/** Of a thread that did not open the directory. */
const TERMINATE_MS = 500;
/** Of ENOSPC, in Postgres' messages. */
const NO_SPACE = "No space left on device";
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5000;

/**
 * PGlite in a worker thread, which is restarted when it hangs, crashes or exits. The next exchange is sent while the thread works
 * on the first, so that the thread never idles.
 */
export class WorkerConnection implements EngineConnection {
  readonly depth = 2;
  readonly #settings: Settings;
  readonly #hooks: Hooks;
  /** Messages to send first after a restart: the new session must LISTEN on the old one's channels. */
  relistenMessages: () => Uint8Array<ArrayBuffer> | null = () => null;
  #worker: Promise<Worker>;
  /** Rejected when the directory could not be opened again. */
  #notOpening = pendingRejection();
  /** Null while the engine is restarting. */
  #current: Worker | null = null;
  /** How many exchanges each thread has begun, and how many were sent to it. */
  readonly #progress = new WeakMap<Worker, Progress>();
  /** The thread works on the first one. */
  #pending: Pending[] = [];
  #timer: NodeJS.Timeout | undefined;
  #closing = false;
  /** Whether no thread has opened the directory yet. */
  #isFirst = true;

  private constructor(settings: Settings, hooks: Hooks) {
    this.#settings = settings;
    this.#hooks = hooks;
    this.#worker = this.#open().then((worker) => this.#use(worker));
  }

  /** Fails if the engine does not open the first time. */
  static async open(settings: Settings, hooks: Hooks): Promise<WorkerConnection> {
    const channel = new WorkerConnection(settings, hooks);
    await channel.#worker;
    return channel;
  }

  /** Fails at once while the directory cannot be opened: nothing says when that ends. */
  session(): Promise<object> {
    // Each race leaves a reaction with a promise that may never settle.
    return this.#current ? Promise.resolve(this.#current) : Promise.race([this.#worker, this.#notOpening.promise]);
  }

  exchange(messages: Uint8Array<ArrayBuffer>, limits: Limits): Promise<Uint8Array> {
    if (!this.#current) {
      return Promise.reject(new ExchangeNotStarted("restarting", "the embedded database restarts"));
    }
    return this.#send(this.#current, messages, limits);
  }

  broken(reason: string): DatabaseUnavailable {
    return this.#restart(`the engine is broken: ${reason}`, this.#current);
  }

  async close(): Promise<void> {
    this.#closing = true;
    const opened = this.#worker.catch(() => null);
    const worker = await Promise.race([opened, sleep(CLOSE_OPENING_MS, null, { ref: false })]);
    if (!worker) return;
    // A long statement blocks the thread; it is not committed.
    if (this.#pending.length > 0) return void (await worker.terminate());
    const closed = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
    worker.postMessage({ close: true } satisfies ToWorker);
    await Promise.race([closed, sleep(CLOSE_MS, null, { ref: false })]);
    await worker.terminate();
  }

  #send(worker: Worker, messages: Uint8Array<ArrayBuffer>, limits: Limits): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      const progress = this.#progressOf(worker);
      const position = ++progress.sent;
      this.#pending.push({ resolve, reject, limits, position, beganAt: 0 });
      if (this.#pending.length === 1) this.#watch(worker, limits.allowanceMs);
      worker.postMessage(exchangeMessage(messages, limits, progress), [messages.buffer]);
    });
  }

  #watch(worker: Worker, allowanceMs: number, isCommit = false): void {
    const [first] = this.#pending;
    if (first && !isCommit) first.beganAt = performance.now();
    this.#timer = setTimeout(() => {
      // Its reply may be waiting already: this thread was busy.
      if (!isCommit && first?.limits.claim?.abandon() === false) return this.#watch(worker, COMMIT_MS, true);
      this.#restart(`a ${isCommit ? "commit" : "statement"} ran for more than ${allowanceMs} ms`, worker, "deadline");
    }, allowanceMs);
  }

  #settle(worker: Worker, act: (pending: Pending) => void): void {
    clearTimeout(this.#timer);
    const done = this.#pending.shift();
    const [next] = this.#pending;
    if (next) this.#watch(worker, next.limits.allowanceMs);
    if (!done) return;
    done.limits.claim?.detach();
    reportUse(done);
    act(done);
  }

  #receive(worker: Worker, message: FromWorker): void {
    if ("reply" in message && message.isWrite) this.#hooks.checkLock?.();
    if ("reply" in message) return this.#settle(worker, (pending) => pending.resolve(message.reply));
    const error = errorOf(message);
    if (error) this.#settle(worker, (pending) => pending.reject(error));
  }

  /** Rejects the exchanges in flight, terminates the thread and opens a new one, unless that is already happening. */
  #restart(
    message: string,
    failed: Worker | null,
    reason: "deadline" | "restarting" = "restarting",
  ): DatabaseUnavailable {
    const unavailable = new DatabaseUnavailable(reason, `the embedded database restarts: ${message}`);
    // Events of a thread that was already replaced are ignored.
    if (failed !== this.#current) return unavailable;
    clearTimeout(this.#timer);
    const [first, ...queued] = this.#pending.splice(0);
    if (first) rejectPending(first, unavailable);
    if (failed === null || this.#closing) {
      for (const pending of queued) rejectPending(pending, unavailable);
      return unavailable;
    }
    this.#current = null;
    this.#notOpening = pendingRejection();
    // Two engines on one directory would destroy it: the old one must end before the new one opens.
    this.#worker = failed.terminate().then(() => {
      // Only now: the thread may have finished the first exchange and begun with the next one.
      const begun = Atomics.load(this.#progressOf(failed).shared.counters, COUNTERS.exchanges);
      const { message: text } = unavailable;
      for (const pending of queued) {
        const isBegun = pending.position <= begun;
        if (isBegun) rejectPending(pending, new DatabaseUnavailable("restarting", text));
        else pending.reject(new ExchangeNotStarted("restarting", text));
      }
      return this.#reopen();
    });
    // Callers that wait for the engine see the error; without callers it must not be an unhandled rejection.
    this.#worker.catch(() => {});
    this.#hooks.onWarning(message);
    this.#hooks.onRestart?.();
    return unavailable;
  }

  async #reopen(): Promise<Worker> {
    for (let retryMs = FIRST_RETRY_MS; ; retryMs = Math.min(retryMs * 2, LAST_RETRY_MS)) {
      if (this.#closing) throw new DatabaseUnavailable("closed", "the database is closed");
      this.#hooks.checkLock?.();
      try {
        return this.#use(await this.#open());
      } catch (error) {
        const { message } = error as Error;
        const reason = message.includes(NO_SPACE) ? "disk-full" : "restarting";
        this.#notOpening.reject(new DatabaseUnavailable(reason, `the embedded database does not open: ${message}`));
        this.#hooks.onWarning(`the embedded database does not open: ${message}`);
        await sleep(retryMs);
      }
    }
  }

  #progressOf(worker: Worker): Progress {
    return this.#progress.get(worker) as Progress;
  }

  #use(worker: Worker): Worker {
    this.#current = worker;
    this.#notOpening = pendingRejection();
    return worker;
  }

  /** Starts a thread and opens the database. Fails if that takes too long. */
  async #open(): Promise<Worker> {
    const progress = createProgress();
    const relistenMessages = this.relistenMessages();
    const worker = new Worker(new URL("./worker.ts", import.meta.url), {
      workerData: { ...this.#settings, ...progress.shared, relistenMessages } satisfies WorkerSettings,
      execArgv: [],
      resourceLimits: { stackSizeMb: STACK_MB },
    });
    this.#progress.set(worker, progress);
    const opened = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`not open after ${OPEN_MS} ms`)), OPEN_MS);
      const stopWatching = watchStart(
        () => Atomics.load(progress.shared.counters, COUNTERS.fileOperations),
        () => fail("the engine does not respond"),
      );
      const fail = (reason: string) => {
        clearTimeout(timer);
        stopWatching();
        reject(new Error(reason));
        this.#restart(reason, worker);
      };
      worker.on("message", (message: FromWorker) => {
        clearTimeout(timer);
        stopWatching();
        if ("ready" in message) resolve();
        else if ("fatal" in message) fail(message.fatal);
        else this.#receive(worker, message);
      });
      worker.on("error", (error) => fail(`the worker thread failed: ${(error as Error).message}`));
      worker.on("exit", () => fail("the worker thread exited"));
    });
    try {
      await opened;
    } catch (error) {
      // The first start must report its error in time; later, two engines on one directory would destroy it.
      const ended = worker.terminate();
      await (this.#isFirst ? Promise.race([ended, sleep(TERMINATE_MS, null, { ref: false })]) : ended);
      throw error;
    }
    this.#isFirst = false;
    return worker;
  }
}
