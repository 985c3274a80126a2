import { expect, test } from "vitest";
import { Turns } from "./session-queue.ts";

/** Who has a turn, in the order they got it; each ends when told. */
function stage(together: number) {
  const turns = new Turns(together);
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = async (name: string, alone = false, waitMs = 1000) => {
    const end = await turns.take(waitMs, alone);
    log.push(name);
    ends.set(name, end);
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { turns, log, ask, end };
}

test("one after the other, in the order they came", async () => {
  const { log, ask, end } = stage(1);
  const all = ["a", "b", "c"].map((name) => ask(name));
  await all[0];
  expect(log).toEqual(["a"]);
  await end("a");
  await end("a");
  expect(log).toEqual(["a", "b"]);
  await end("b");
  expect(log).toEqual(["a", "b", "c"]);
});

test("some side by side, but who wants to be alone waits for them, and those behind wait for him", async () => {
  const { log, ask, end } = stage(2);
  void ask("a");
  void ask("b");
  void ask("c", true);
  void ask("d");
  void ask("e");
  await new Promise(setImmediate);
  expect(log).toEqual(["a", "b"]);
  await end("a");
  expect(log).toEqual(["a", "b"]);
  await end("b");
  expect(log).toEqual(["a", "b", "c"]);
  await end("c");
  expect(log).toEqual(["a", "b", "c", "d", "e"]);
});

test("who waits too long leaves the queue and lets those behind him through", async () => {
  const { log, ask, end } = stage(2);
  await ask("a");
  const impatient = ask("b", true, 20);
  const behind = ask("c");
  await expect(impatient).rejects.toMatchObject({ reason: "deadline" });
  await behind;
  expect(log).toEqual(["a", "c"]);
  await end("a");
});

test("closing turns the waiting away and waits for the running", async () => {
  const { turns, ask, end } = stage(1);
  await ask("a");
  const waiting = ask("b");
  const closing = turns.close(1000).then(() => "closed");
  await expect(waiting).rejects.toMatchObject({ reason: "closed" });
  await expect(ask("c")).rejects.toMatchObject({ reason: "closed" });
  expect(await Promise.race([closing, Promise.resolve("still open")])).toBe("still open");
  await end("a");
  expect(await closing).toBe("closed");
});
