import { expect, test } from "vitest";
import { type ConnectionState, followConnection } from "./connection.ts";

/** A browser and a server that a test takes offline. */
function startConnection() {
  const world = { isOnline: true, isServerUp: true, probes: 0 };
  const timers: { readonly work: () => void; readonly delayMs: number }[] = [];
  const browserListeners: (() => void)[] = [];
  const connection = followConnection({
    probe: async () => {
      world.probes += 1;
      if (!world.isServerUp || !world.isOnline) throw new TypeError("Failed to fetch");
    },
    isBrowserOnline: () => world.isOnline,
    onBrowserChange: (listener) => void browserListeners.push(listener),
    setTimer: (work, delayMs) => void timers.push({ work, delayMs }),
  });
  const states: ConnectionState[] = [];
  connection.subscribe(() => states.push(connection.current()));
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    world,
    connection,
    states,
    timers,
    settle,
    async setOnline(isOnline: boolean) {
      world.isOnline = isOnline;
      for (const listener of browserListeners) listener();
      await settle();
    },
    /** Runs the pending timer; returns its delay. */
    async tick() {
      const timer = timers.shift();
      timer?.work();
      await settle();
      return timer?.delayMs;
    },
  };
}

test("follows the browser, and asks the server before it is online again", async () => {
  const { connection, states, world, setOnline } = startConnection();
  await setOnline(false);
  expect(connection.current()).toBe("offline");
  expect(world.probes).toBe(0);
  await setOnline(true);
  expect([states, world.probes]).toEqual([["offline", "online"], 1]);
});

test("one failed request is no outage while the server responds", async () => {
  const { connection, states, settle } = startConnection();
  connection.check();
  await settle();
  expect([connection.current(), states]).toEqual(["online", []]);
});

test("probes a server that does not respond until it does", async () => {
  const { connection, states, world, settle, tick } = startConnection();
  world.isServerUp = false;
  connection.check();
  connection.check();
  await settle();
  expect(connection.current()).toBe("unreachable");
  const delays = [await tick(), await tick(), await tick(), await tick()];
  expect(delays).toEqual([1000, 2000, 4000, 5000]);
  world.isServerUp = true;
  await tick();
  expect([states, await tick()]).toEqual([["unreachable", "online"], undefined]);
});

test("any response ends an outage", async () => {
  const { connection, world, settle } = startConnection();
  world.isServerUp = false;
  connection.check();
  await settle();
  connection.responded();
  expect(connection.current()).toBe("online");
});

test("stops probing while the browser is offline", async () => {
  const { connection, world, settle, tick, setOnline } = startConnection();
  world.isServerUp = false;
  connection.check();
  await settle();
  await setOnline(false);
  expect(connection.current()).toBe("offline");
  await tick();
  expect([connection.current(), await tick()]).toEqual(["offline", undefined]);
  await setOnline(true);
  expect(connection.current()).toBe("unreachable");
});
