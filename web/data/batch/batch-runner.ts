import { type Batch, type BatchState, type BatchTarget, type PauseReason, takenOver } from "#domain/batch/batch.ts";
import { BATCH_PAUSE_MS, type BatchLine, type FetchResult, retryableLines, runBatch } from "#domain/batch/run.ts";
import { FILLED_AT_ONCE } from "#domain/open-data/fill.ts";

/** What the runner needs of the browser and the server. */
export interface BatchEnvironment {
  /** The signed-in user; null during sign-in. */
  readonly userId: () => string | null;
  readonly isOffline: () => boolean;
  /** Calls the listener when one of the two above changes. */
  readonly onChange: (listener: () => void) => void;
  /** Fetches and stores one company. `isAgain`: an earlier attempt may have stored it. Never rejects. */
  readonly process: (company: CompanyTask) => Promise<FetchResult>;
  /** Fills the blanks of companies; one result for each URL. Never rejects. */
  readonly fillCompanies: (companies: FillTask) => Promise<readonly FetchResult[]>;
  readonly finishOperation: (batch: Batch) => Promise<void>;
  /** Refetches what the batch has changed. */
  readonly onEnded: (target: BatchTarget) => Promise<void>;
  /** Null deletes the stored batch. */
  readonly store: (batch: Batch | null) => void;
  readonly read: (userId: string) => Promise<Batch | null>;
  /** A function that gives the batch up; null while another tab has it. `isPatient` waits for the other tab instead. */
  readonly lock: (isPatient: boolean) => Promise<(() => void) | null>;
  readonly pause: (durationMs: number, signal: AbortSignal) => Promise<void>;
  readonly now: () => number;
}

interface Task {
  readonly batch: Batch;
  readonly onOperation: (id: string) => void;
}

export interface CompanyTask extends Task {
  readonly url: string;
  readonly isAgain: boolean;
}

export interface FillTask extends Task {
  readonly urls: readonly string[];
}

export type BatchRunner = ReturnType<typeof createBatchRunner>;

/** Runs one batch at a time, in one tab. It survives navigation, a reload, a lost connection and the end of the session. */
export function createBatchRunner(environment: BatchEnvironment) {
  let batch: Batch | null = null;
  /** Of the batch; null while another tab runs it. */
  let unlock: (() => void) | null = null;
  let isStarted = false;
  let running = new AbortController();
  /** One loop at a time: a batch that is resumed waits until the company of the paused one is stored. */
  let loop = Promise.resolve();
  let lastFetchMs = Number.NEGATIVE_INFINITY;
  let interrupted: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();

  function show(next: Batch | null): void {
    batch = next;
    for (const listener of listeners) listener();
  }

  function set(next: Batch): void {
    show({ ...next, storedAtMs: environment.now() });
    // Signing out has deleted what was stored.
    if (next.userId === environment.userId()) environment.store(batch);
  }

  function remove(): void {
    show(null);
    environment.store(null);
  }

  function setState(state: BatchState): void {
    if (batch !== null) set({ ...batch, state });
  }

  function release(): void {
    unlock?.();
    unlock = null;
  }

  function run(): void {
    running = new AbortController();
    const { signal } = running;
    loop = loop.then(() => process(signal));
  }

  async function process(signal: AbortSignal): Promise<void> {
    await environment.pause(Math.max(0, lastFetchMs + BATCH_PAUSE_MS - environment.now()), signal);
    const started = batch;
    if (started === null || signal.aborted) return;
    let isInterrupted = false;
    const isCurrent = () => batch?.id === started.id;
    const onOperation = (operationId: string) => {
      if (batch !== null && isCurrent()) set({ ...batch, operationId });
    };
    const isFill = started.target.kind === "open-data";
    await runBatch(started.lines, {
      atOnce: isFill ? FILLED_AT_ONCE : 1,
      fetchCompanies: async (urls) => {
        const task = { batch: batch ?? started, onOperation };
        const results = isFill
          ? await environment.fillCompanies({ ...task, urls })
          : await Promise.all(urls.map((url) => environment.process({ ...task, url, isAgain: interrupted.has(url) })));
        lastFetchMs = environment.now();
        isInterrupted = results.some((result) => "interrupted" in result);
        return results;
      },
      pause: () => environment.pause(BATCH_PAUSE_MS, signal),
      isCanceled: () => signal.aborted,
      onChange: (lines) => {
        if (batch !== null && isCurrent()) set({ ...batch, lines });
      },
    });
    if (signal.aborted || !isCurrent()) return;
    if (isInterrupted) pauseFor(environment.userId() === null ? "signed-out" : (interruption() ?? "failed"));
    else await end();
  }

  function interruption(): PauseReason | null {
    return environment.isOffline() ? "offline" : null;
  }

  function pauseFor(reason: PauseReason): void {
    running.abort();
    setState({ kind: "paused", reason });
  }

  async function end(): Promise<void> {
    const ended = batch;
    if (ended === null || ended.state.kind === "ended") return;
    setState({ kind: "ended", isSeen: false });
    release();
    await environment.finishOperation(ended);
    await environment.onEnded(ended.target);
  }

  /** A change of the session or the connection. */
  function follow(): void {
    const userId = environment.userId();
    if (batch !== null && userId !== null && userId !== batch.userId) return drop();
    const state = unlock === null ? null : (batch?.state ?? null);
    const reason = userId === null ? "signed-out" : interruption();
    if (state?.kind === "running" && reason !== null) return pauseFor(reason);
    const isOver = state?.kind === "paused" && (state.reason === "offline" || state.reason === "signed-out");
    if (isOver && reason === null) return resume();
    show(batch);
  }

  function drop(): void {
    running.abort();
    release();
    show(null);
  }

  /** Takes over what this browser has stored; while another tab runs it, shows it and waits for that tab's end. */
  async function takeOver(): Promise<void> {
    const userId = environment.userId();
    const stored = userId === null ? null : await environment.read(userId);
    if (userId === null || stored === null || batch !== null) return;
    show(stored);
    const isFree = await environment.lock(false);
    const unlockStored = isFree ?? (await environment.lock(true));
    const latest = await environment.read(userId);
    // The other tab shows the result of a batch that has ended there.
    const isOver = latest === null || (latest.state.kind === "ended" && isFree === null);
    if (unlockStored === null || isOver || unlock !== null || environment.userId() !== userId) {
      unlockStored?.();
      if (unlock === null) show(null);
      return;
    }
    if (latest.state.kind === "ended") {
      unlockStored();
      show(latest);
      return;
    }
    unlock = unlockStored;
    interrupted = new Set(
      latest.lines.flatMap(({ url, outcome }) => (outcome.kind === "working" && url !== null ? [url] : [])),
    );
    const taken = takenOver(latest, environment.now());
    set(taken);
    if (taken.state.kind === "running") run();
    follow();
  }

  function resume(): void {
    if (unlock === null || batch?.state.kind !== "paused") return;
    setState({ kind: "running" });
    run();
  }

  return {
    /** Null for none, and while its user is signed out. */
    current: (): Batch | null => (batch !== null && batch.userId === environment.userId() ? batch : null),
    /** Whether another tab runs the batch: this one shows it. */
    isElsewhere: (): boolean => batch !== null && unlock === null && batch.state.kind !== "ended",
    subscribe(listener: () => void) {
      listeners.add(listener);
      if (!isStarted) {
        isStarted = true;
        environment.onChange(follow);
        void takeOver();
      }
      return () => void listeners.delete(listener);
    },
    /** The batch of another tab, as that tab reports it. */
    showElsewhere(reported: Batch | null): void {
      if (unlock !== null || reported?.userId !== environment.userId()) return;
      if (batch === null) void takeOver();
      else if (batch.state.kind !== "ended") show(reported);
    },
    /** False if a batch is running, here or in another tab. */
    async start(target: BatchTarget, lines: readonly BatchLine[]): Promise<boolean> {
      const userId = environment.userId();
      if (userId === null || unlock !== null) return false;
      unlock = await environment.lock(false);
      if (unlock === null) return false;
      const id = environment.now();
      interrupted = new Set();
      set({ id, userId, target, lines, state: { kind: "running" }, operationId: null, storedAtMs: id });
      run();
      return true;
    },
    pause: () => {
      if (batch?.state.kind === "running" && unlock !== null) pauseFor("user");
    },
    resume,
    /** Ends the batch after the current company; the other lines stay waiting. */
    async cancel(): Promise<void> {
      if (unlock === null) return;
      running.abort();
      await loop;
      await end();
    },
    /** Runs the lines again that failed or were canceled. */
    retry(): Promise<boolean> {
      return batch === null ? Promise.resolve(false) : this.start(batch.target, retryableLines(batch.lines));
    },
    /** Its user has seen the result: it is not stored any longer. */
    markSeen(): void {
      if (batch?.state.kind !== "ended" || batch.state.isSeen) return;
      show({ ...batch, state: { kind: "ended", isSeen: true } });
      environment.store(null);
    },
    dismiss(): void {
      if (batch?.state.kind === "ended") remove();
    },
  };
}
