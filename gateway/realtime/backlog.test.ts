import { expect, test } from "vitest";
import { Backlog } from "./backlog.ts";

const KILOBYTE = 1024;

/** Receivers of a backlog of 100 KB; `read` is what a client does. */
function open(names: readonly string[]) {
  const backlog = new Backlog(100 * KILOBYTE);
  const terminated: string[] = [];
  const receivers = names.map((name) => {
    const receiver = {
      unsentBytes: 0,
      send(frame: Buffer) {
        receiver.unsentBytes += frame.length;
        backlog.add(receiver, frame);
      },
      read(bytes: number) {
        receiver.unsentBytes -= bytes;
      },
      terminate() {
        terminated.push(name);
        backlog.remove(receiver);
      },
    };
    return receiver;
  });
  return { backlog, terminated, receivers };
}

test("a frame for many receivers counts once", () => {
  const { terminated, receivers } = open(Array.from({ length: 50 }, (_, n) => String(n)));
  const frame = Buffer.alloc(50 * KILOBYTE);
  for (const receiver of receivers) receiver.send(frame);
  expect(terminated).toEqual([]);
});

test("many small frames count with their overhead", () => {
  const { terminated, receivers } = open(["slow"]);
  for (let sent = 0; sent < 250; sent += 1) receivers[0]?.send(Buffer.alloc(1));
  expect(terminated).toEqual(["slow"]);
});

test("above the limit, receivers that are furthest behind are terminated", () => {
  const { terminated, receivers } = open(["slow", "slower", "fast"]);
  const [slow, slower, fast] = receivers;
  for (let round = 0; round < 3; round += 1) {
    slow?.send(Buffer.alloc(10 * KILOBYTE));
    slower?.send(Buffer.alloc(15 * KILOBYTE));
    fast?.send(Buffer.alloc(10 * KILOBYTE));
    fast?.read(10 * KILOBYTE);
  }
  expect(terminated).toEqual([]);
  slow?.send(Buffer.alloc(30 * KILOBYTE));
  expect(terminated).toEqual(["slow"]);
  fast?.send(Buffer.alloc(40 * KILOBYTE));
  expect(terminated).toEqual(["slow"]);
});

test("frames that were sent do not count", () => {
  const { terminated, receivers, backlog } = open(["a", "b"]);
  for (let round = 0; round < 10; round += 1) {
    for (const receiver of receivers) {
      receiver.send(Buffer.alloc(40 * KILOBYTE));
      receiver.read(40 * KILOBYTE);
    }
    backlog.trim();
  }
  expect(terminated).toEqual([]);
});
