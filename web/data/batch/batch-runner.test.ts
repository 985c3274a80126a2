import { describe, expect, test, vi } from "vitest";
import type { Batch } from "#domain/batch/batch.ts";
import type { BatchLine, FetchResult } from "#domain/batch/run.ts";
import { type BatchEnvironment, type CompanyTask, createBatchRunner, type FillTask } from "./batch-runner.ts";

const database = { kind: "database" } as const;

function linesOf(...urls: readonly string[]): readonly BatchLine[] {
  return urls.map((url, index) => ({ line: index + 1, part: 0, text: url, url, outcome: { kind: "waiting" } }));
}

/** A browser that two tabs share: what it stores, and who has the lock. */
function browser() {
  let stored: Batch | null = null;
  let isLocked = false;
  const waiting: (() => void)[] = [];
  const unlock = () => {
    isLocked = false;
    waiting.shift()?.();
  };
  return {
    stored: () => stored,
    clear: () => {
      stored = null;
    },
    store: (batch: Batch | null) => {
      stored = batch === null ? null : structuredClone(batch);
    },
    async lock(isPatient: boolean) {
      if (isLocked && !isPatient) return null;
      if (isLocked) await new Promise<void>((resolve) => waiting.push(resolve));
      isLocked = true;
      return unlock;
    },
    /** What a closed tab does. */
    unlock,
  };
}

function tab(shared = browser()) {
  const state = { userId: "ada" as string | null, isOffline: false, nowMs: 1_000_000 };
  const log: string[] = [];
  const changes: (() => void)[] = [];
  const requests: ((result: FetchResult) => void)[] = [];
  const environment: BatchEnvironment = {
    userId: () => state.userId,
    isOffline: () => state.isOffline,
    onChange: (listener) => void changes.push(listener),
    process: ({ url, isAgain, onOperation, batch }: CompanyTask) => {
      log.push(isAgain ? `${url} again` : url);
      if (batch.operationId === null) onOperation("operation");
      return new Promise((resolve) => requests.push(resolve));
    },
    fillCompanies: ({ urls, onOperation, batch }: FillTask) => {
      log.push(urls.join());
      if (batch.operationId === null) onOperation("operation");
      return new Promise((resolve) => requests.push((result) => resolve(urls.map(() => result))));
    },
    finishOperation: async ({ operationId }) => void log.push(`finish ${operationId}`),
    onEnded: async () => undefined,
    store: shared.store,
    read: async () => structuredClone(shared.stored()),
    lock: shared.lock,
    pause: async (_durationMs, signal) => {
      if (!signal.aborted) state.nowMs += 1000;
    },
    now: () => state.nowMs,
  };
  const runner = createBatchRunner(environment);
  runner.subscribe(() => undefined);
  return {
    runner,
    log,
    state,
    change(next: Partial<typeof state>) {
      Object.assign(state, next);
      for (const listener of changes) listener();
    },
    /** Answers the request for the URL. */
    async respond(url: string, result: FetchResult = { ok: true, name: url.toUpperCase() }) {
      await vi.waitFor(() => expect(log.filter((entry) => entry.startsWith(url))).not.toEqual([]));
      await vi.waitFor(() => expect(requests).toHaveLength(1));
      requests.shift()?.(result);
    },
    kinds: () => runner.current()?.lines.map(({ outcome }) => outcome.kind),
    until: (kind: Batch["state"]["kind"]) => vi.waitFor(() => expect(runner.current()?.state.kind).toBe(kind)),
  };
}

/** After all promises that wait for nothing else. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const interrupted = { ok: false, interrupted: true } as const;

describe("a batch", () => {
  test("runs to its end in one operation, and its result is stored until it is seen", async () => {
    const shared = browser();
    const { runner, log, respond, until, kinds } = tab(shared);
    expect(await runner.start(database, linesOf("a", "b"))).toBe(true);
    expect(await runner.start(database, linesOf("c"))).toBe(false);
    await respond("a");
    await respond("b", { ok: false, reason: "Down.", unreachable: false });
    await until("ended");
    expect(kinds()).toEqual(["saved", "failed"]);
    expect(log).toEqual(["a", "b", "finish operation"]);
    expect(shared.stored()?.state).toEqual({ kind: "ended", isSeen: false });
    runner.markSeen();
    expect(shared.stored()).toBeNull();
    expect(kinds()).toEqual(["saved", "failed"]);
    expect(await runner.retry()).toBe(true);
    expect(runner.current()?.lines.map(({ url }) => url)).toEqual(["b"]);
  });

  test("that fills blanks asks about many companies in one call, and continues with the next ones after a pause", async () => {
    const { runner, log, respond, until, kinds } = tab();
    const urls = Array.from({ length: 150 }, (_, index) => `u${index}`);
    await runner.start({ kind: "open-data" }, linesOf(...urls));
    await vi.waitFor(() => expect(log).toEqual([urls.slice(0, 100).join()]));
    runner.pause();
    await respond("u0", { ok: true, name: "U", filled: 2 });
    await vi.waitFor(() => expect(kinds()?.filter((kind) => kind === "saved")).toHaveLength(100));
    runner.resume();
    await respond("u100", { ok: true, name: "U", filled: 0 });
    await until("ended");
    expect(log).toEqual([urls.slice(0, 100).join(), urls.slice(100).join(), "finish operation"]);
  });

  test("that is paused stores the current company, and continues with the next one", async () => {
    const { runner, log, respond, until, kinds } = tab();
    await runner.start(database, linesOf("a", "b"));
    await vi.waitFor(() => expect(log).toEqual(["a"]));
    runner.pause();
    runner.resume();
    await settled();
    expect(log).toEqual(["a"]);
    runner.pause();
    await respond("a");
    await vi.waitFor(() => expect(kinds()).toEqual(["saved", "waiting"]));
    expect(runner.current()?.state).toEqual({ kind: "paused", reason: "user" });
    expect(log).toEqual(["a"]);
    runner.resume();
    await respond("b");
    await until("ended");
    expect(log).toEqual(["a", "b", "finish operation"]);
  });

  test("that is canceled ends after the current company", async () => {
    const { runner, log, respond, kinds } = tab();
    await runner.start(database, linesOf("a", "b"));
    await vi.waitFor(() => expect(log).toEqual(["a"]));
    const canceled = runner.cancel();
    await respond("a");
    await canceled;
    expect(runner.current()?.state).toEqual({ kind: "ended", isSeen: false });
    expect(kinds()).toEqual(["saved", "waiting"]);
  });

  test.each([
    ["offline", { isOffline: true }, { isOffline: false }],
    ["signed-out", { userId: null }, { userId: "ada" }],
  ] as const)("that is %s is paused with the reason and continues by itself", async (reason, lost, back) => {
    const shared = browser();
    const { runner, log, respond, until, change, kinds } = tab(shared);
    await runner.start(database, linesOf("a", "b"));
    await vi.waitFor(() => expect(log).toEqual(["a"]));
    change(lost);
    // What signing out does.
    if (reason === "signed-out") shared.clear();
    await respond("a", interrupted);
    await settled();
    if (reason === "signed-out") {
      expect(runner.current()).toBeNull();
      expect(shared.stored()).toBeNull();
    } else expect(runner.current()?.state).toEqual({ kind: "paused", reason });
    change(back);
    await respond("a");
    await respond("b");
    await until("ended");
    expect(kinds()).toEqual(["saved", "saved"]);
    expect(log).toEqual(["a", "a", "b", "finish operation"]);
  });

  test("is not shown to another user, and not continued", async () => {
    const { runner, log, change, respond } = tab();
    await runner.start(database, linesOf("a", "b"));
    await vi.waitFor(() => expect(log).toEqual(["a"]));
    change({ userId: null });
    change({ userId: "grace" });
    await respond("a", interrupted);
    expect(runner.current()).toBeNull();
    change({ userId: "ada" });
    expect(runner.current()).toBeNull();
    expect(log).toEqual(["a"]);
  });
});

describe("another tab", () => {
  test("after a reload continues the batch with the line that was being fetched", async () => {
    const shared = browser();
    const first = tab(shared);
    await first.runner.start(database, linesOf("a", "b"));
    await first.respond("a");
    await vi.waitFor(() => expect(first.log).toEqual(["a", "b"]));
    shared.unlock();
    const second = tab(shared);
    await second.respond("b");
    await second.until("ended");
    expect(second.log).toEqual(["b again", "finish operation"]);
    expect(second.kinds()).toEqual(["saved", "saved"]);
  });

  test("shows a running batch, starts none, and takes over when the tab is closed", async () => {
    const shared = browser();
    const first = tab(shared);
    await first.runner.start(database, linesOf("a", "b"));
    await vi.waitFor(() => expect(first.log).toEqual(["a"]));
    const second = tab(shared);
    await second.until("running");
    expect(second.runner.isElsewhere()).toBe(true);
    expect(await second.runner.start(database, linesOf("c"))).toBe(false);
    second.runner.pause();
    expect(second.log).toEqual([]);
    await first.respond("a");
    await vi.waitFor(() => expect(first.log).toEqual(["a", "b"]));
    shared.unlock();
    await second.respond("b");
    await second.until("ended");
    expect(second.kinds()).toEqual(["saved", "saved"]);
  });

  test("leaves the result to the tab that ran the batch", async () => {
    const shared = browser();
    const first = tab(shared);
    await first.runner.start(database, linesOf("a"));
    await vi.waitFor(() => expect(first.log).toEqual(["a"]));
    const second = tab(shared);
    await second.until("running");
    await first.respond("a");
    await first.until("ended");
    await vi.waitFor(() => expect(second.runner.current()).toBeNull());
  });
});
