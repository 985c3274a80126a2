import { expect, test } from "vitest";
import { SessionQueue } from "./session-queue.ts";

/** Records the order in which callers acquire the session; each holds it until released. */
function openQueue(concurrency: number) {
  const queue = new SessionQueue(concurrency);
  const log: string[] = [];
  const releases = new Map<string, () => void>();
  const acquire = async (name: string, exclusive = false, waitMs = 1000) => {
    const release = await queue.acquire(waitMs, exclusive);
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
