import { expect, test, vi } from "vitest";
import { callerOf, FairQueue } from "./fair-queue.ts";

/** Records the order in which callers acquire the session; each holds it until released. */
function openQueue(concurrency: number, perPerson = concurrency, perPersonIfSlow = perPerson) {
  const queue = new FairQueue(concurrency, perPerson, perPersonIfSlow);
  const log: string[] = [];
  const releases = new Map<string, () => void>();
  const acquire = async (name: string, exclusive = false, waitMs = 1000, caller = "ann") => {
    const release = await queue.acquire({ caller, waitMs, exclusive });
    log.push(name);
    releases.set(name, release);
  };
  const release = async (name: string) => {
    releases.get(name)?.();
    await new Promise(setImmediate);
  };
  return { queue, log, acquire, release };
}

test("runs callers one after the other, first come first served", async () => {
  const { log, acquire, release } = openQueue(1);
  const all = ["a", "b", "c"].map((name) => acquire(name));
  await all[0];
  expect(log).toEqual(["a"]);
  await release("a");
  await release("a");
  expect(log).toEqual(["a", "b"]);
  await release("b");
  expect(log).toEqual(["a", "b", "c"]);
});

test("runs callers concurrently; an exclusive caller waits for them, and later callers wait for it", async () => {
  const { log, acquire, release } = openQueue(2);
  void acquire("a");
  void acquire("b");
  void acquire("c", true);
  void acquire("d");
  void acquire("e");
  await new Promise(setImmediate);
  expect(log).toEqual(["a", "b"]);
  await release("a");
  expect(log).toEqual(["a", "b"]);
  await release("b");
  expect(log).toEqual(["a", "b", "c"]);
  await release("c");
  expect(log).toEqual(["a", "b", "c", "d", "e"]);
});

test("removes a caller that waited too long and continues with the next", async () => {
  const { log, acquire, release } = openQueue(2);
  await acquire("a");
  const impatient = acquire("b", true, 20);
  const behind = acquire("c");
  await expect(impatient).rejects.toMatchObject({ reason: "deadline" });
  await behind;
  expect(log).toEqual(["a", "c"]);
  await release("a");
});

test("close rejects waiting callers and waits for the running one", async () => {
  const { queue, acquire, release } = openQueue(1);
  await acquire("a");
  const waiting = acquire("b");
  const closing = queue.close(1000).then(() => "closed");
  await expect(waiting).rejects.toMatchObject({ reason: "closed" });
  await expect(acquire("c")).rejects.toMatchObject({ reason: "closed" });
  expect(await Promise.race([closing, Promise.resolve("still open")])).toBe("still open");
  await release("a");
  expect(await closing).toBe("closed");
});

/** Runs one turn after the other and returns their order. */
async function orderOf(turns: readonly (readonly [name: string, caller: string])[], running: string) {
  const { log, acquire, release } = openQueue(1);
  await acquire("running", false, 1000, running);
  for (const [name, caller] of turns) void acquire(name, false, 1000, caller);
  for (let count = 0; count < turns.length; count++) await release(log.at(-1) ?? "");
  return log.slice(1);
}

test("callers take turns, however many turns each of them waits for", async () => {
  const turns = [
    ["a1", "ann"],
    ["a2", "ann"],
    ["a3", "ann"],
    ["b1", "bob"],
    ["b2", "bob"],
    ["system", ""],
  ] as const;
  expect(await orderOf(turns, "ann")).toEqual(["a1", "b1", "system", "a2", "b2", "a3"]);
});

test("leaves room for others when one person uses their share", async () => {
  const { log, acquire, release } = openQueue(4, 2);
  for (const name of ["a1", "a2", "a3"]) void acquire(name);
  void acquire("b1", false, 1000, "bob");
  void acquire("s1", false, 1000, "");
  await new Promise(setImmediate);
  expect(log).toEqual(["a1", "a2", "b1", "s1"]);
  await release("b1");
  expect(log).toHaveLength(4);
  await release("a1");
  expect(log).toEqual(["a1", "a2", "b1", "s1", "a3"]);
});

test("limits a person after a slow turn, for a minute", async () => {
  const now = vi.spyOn(performance, "now");
  try {
    const { log, acquire, release } = openQueue(2, 2, 1);
    now.mockReturnValue(0);
    await acquire("slow");
    now.mockReturnValue(501);
    await release("slow");
    for (const name of ["a1", "a2"]) void acquire(name);
    void acquire("b1", false, 1000, "bob");
    await new Promise(setImmediate);
    expect(log).toEqual(["slow", "a1", "b1"]);
    now.mockReturnValue(60_502);
    await release("b1");
    expect(log).toEqual(["slow", "a1", "b1", "a2"]);
  } finally {
    now.mockRestore();
  }
});

test("the system may use all sessions", async () => {
  const { log, acquire } = openQueue(3, 1);
  for (const name of ["s1", "s2", "s3"]) void acquire(name, false, 1000, "");
  await new Promise(setImmediate);
  expect(log).toHaveLength(3);
});

test.each([
  ["no session", undefined, ""],
  ["the service role", { role: "service_role" }, ""],
  ["a role", { role: "anon" }, "anon"],
  ["a token without a subject", { role: "anon", settings: { "request.jwt.claims": '{"role":"anon"}' } }, "anon"],
  ["a person", { role: "authenticated", settings: { "request.jwt.claims": '{"sub":"u1","session_id":"s"}' } }, "u1"],
])("the caller of %s", (_what, runAs, caller) => {
  expect(callerOf(runAs ? { runAs } : {})).toBe(caller);
});

test("the caller of the server's own statement for a person", () => {
  expect(callerOf({ person: "u1" })).toBe("u1");
});

test("turns of a person are shorter after 10 s of long turns in five minutes, while others use the database", async () => {
  const now = vi.spyOn(performance, "now");
  try {
    const { queue, acquire } = openQueue(2);
    const turn = async (caller: string, usedMs: number) => (await queue.acquire({ caller, waitMs: 1000 }))(usedMs);
    now.mockReturnValue(0);
    // An import: its steps do not count.
    for (let step = 0; step < 50; step++) await turn("ann", 1900);
    await turn("bob", 10);
    expect(queue.allowanceMs("ann")).toBe(Number.POSITIVE_INFINITY);
    now.mockReturnValue(5000);
    await turn("ann", 8000);
    now.mockReturnValue(10_000);
    await turn("ann", 2000);
    // Alone.
    expect(queue.allowanceMs("ann")).toBe(Number.POSITIVE_INFINITY);
    await turn("bob", 10);
    expect([queue.allowanceMs("ann"), queue.allowanceMs("bob")]).toEqual([2000, Number.POSITIVE_INFINITY]);
    now.mockReturnValue(305_000);
    await acquire("bob again", false, 1000, "bob");
    expect(queue.allowanceMs("ann")).toBe(Number.POSITIVE_INFINITY);
  } finally {
    now.mockRestore();
  }
});

test("a person whose long turns took 10 s pauses for 12 s after each further one", async () => {
  const now = vi.spyOn(performance, "now");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const { queue, log, acquire } = openQueue(1);
    now.mockReturnValue(0);
    for (const usedMs of [8000, 2000]) (await queue.acquire({ caller: "ann", waitMs: 1000 }))(usedMs);
    (await queue.acquire({ caller: "bob", waitMs: 1000 }))(10);
    void acquire("a1", false, 60_000, "ann");
    for (const ms of [4000, 8000, 11_999]) {
      now.mockReturnValue(ms);
      vi.advanceTimersByTime(3999);
      (await queue.acquire({ caller: "bob", waitMs: 1000 }))(10);
    }
    expect(log).toEqual([]);
    now.mockReturnValue(12_001);
    vi.advanceTimersByTime(4);
    await new Promise(setImmediate);
    expect(log).toEqual(["a1"]);
  } finally {
    vi.useRealTimers();
    now.mockRestore();
  }
});

test("a person pauses after a slow turn while others use the database", async () => {
  const now = vi.spyOn(performance, "now");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const { log, acquire, release } = openQueue(1);
    now.mockReturnValue(0);
    await acquire("slow 1");
    now.mockReturnValue(1500);
    await release("slow 1");
    // Alone, no pause.
    await acquire("slow 2", false, 60_000);
    void acquire("b1", false, 60_000, "bob");
    void acquire("slow 3", false, 60_000);
    now.mockReturnValue(3000);
    await release("slow 2");
    await release("b1");
    await acquire("b2", false, 60_000, "bob");
    await release("b2");
    expect(log).toEqual(["slow 1", "slow 2", "b1", "b2"]);
    // The timer fires a moment early.
    now.mockReturnValue(4499.6);
    vi.advanceTimersByTime(1501);
    await new Promise(setImmediate);
    expect(log.at(-1)).toBe("slow 3");
  } finally {
    vi.useRealTimers();
    now.mockRestore();
  }
});
