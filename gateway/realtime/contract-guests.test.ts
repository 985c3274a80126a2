/** Attacks with sockets that have not joined a channel, which only takes the public key. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, describe, expect, test } from "vitest";
import { BOB, join, useRealtime } from "#tests/support/realtime-harness.ts";
import { LIMITS } from "./limits.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

describe("sockets without a token", () => {
  const live = useRealtime("pglite");
  const from = (network: number) => ({ "x-test-address": `10.${network >> 8}.${network & 255}.1` });
  const idle = (network: (n: number) => number) =>
    Promise.all(Array.from({ length: 300 }, (_, n) => live.rawSocket({}, from(network(n)))));
  const countOpen = (sockets: Awaited<ReturnType<typeof idle>>) =>
    sockets.filter(({ socket }) => socket.readyState === socket.OPEN).length;
  /** Bob in supabase-js, from the harness' own network. */
  const bobJoins = async () => join((await live.signedInClient(BOB)).channel("team"));

  test("300 idle sockets of one network keep nobody out, not even in that network", async () => {
    const ann = await live.joinedSocket({}, from(1));
    const sockets = await idle(() => 1);
    await expect.poll(() => countOpen(sockets)).toBe(LIMITS.guestSocketsPerNetwork);
    expect(await bobJoins()).toBe("SUBSCRIBED");
    await live.joinedSocket({}, from(1));
    ann.send([null, "2", "phoenix", "heartbeat", {}]);
    await expect.poll(() => ann.received.length).toBe(2);
  });

  test("a rejected upgrade ends, also if the client keeps its side open", async () => {
    const socket = connect({ host: "127.0.0.1", port: Number(live.host.split(":")[1]), allowHalfOpen: true });
    socket.on("error", () => {}).resume();
    socket.write("GET /elsewhere HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n");
    await once(socket, "end");
    // Fails once the server has closed its side completely.
    const write = () => {
      socket.write("x");
      return socket.destroyed;
    };
    await expect.poll(write).toBe(true);
  });

  test("300 idle sockets of as many IPv6 addresses in one /64 count as one network", async () => {
    const addresses = Array.from({ length: 100 }, (_, n) => `2001:db8:1:2::${n.toString(16)}`);
    const sockets = await Promise.all(addresses.map((address) => live.rawSocket({}, { "x-test-address": address })));
    await expect.poll(() => countOpen(sockets)).toBe(LIMITS.guestSocketsPerNetwork);
  });

  test("300 idle sockets of 300 networks leave room for who is signed in", async () => {
    const ann = await live.joinedSocket({}, from(1000));
    const sockets = await idle((n) => n);
    await expect.poll(() => countOpen(sockets)).toBeLessThanOrEqual(LIMITS.anonymousSockets);
    expect(await bobJoins()).toBe("SUBSCRIBED");
    expect(ann.socket.readyState).toBe(ann.socket.OPEN);
  });

  test("a socket that joins nothing is closed after 15 s, whatever it sends", async () => {
    const guest = await live.rawSocket();
    const joined = await live.joinedSocket();
    live.advanceClock(14_000);
    for (const { send } of [guest, joined]) send([null, "h", "phoenix", "heartbeat", {}]);
    guest.send(["1", "2", "realtime:team", "phx_join", { access_token: live.anonKey }]);
    await expect.poll(() => guest.received.length).toBe(2);
    live.advanceClock(2000);
    expect(await guest.closed).toBe(1008);
    expect(joined.socket.readyState).toBe(joined.socket.OPEN);
  });

  test("a clock that is set back for hours does not let guests stay, or limit who has joined", async () => {
    const guest = await live.rawSocket();
    const joined = await live.joinedSocket();
    live.advanceClock(-5 * 3_600_000);
    // More pushes than a second allows, over more than a second.
    for (let push = 0; push < 3; push += 1) {
      for (let n = 0; n < 60; n += 1) joined.send(["1", `${push}-${n}`, "realtime:joined", "unknown", {}]);
      await expect.poll(() => joined.received.length).toBe(1 + 60 * (push + 1));
      live.advanceClock(1100);
    }
    expect(JSON.stringify(joined.received)).not.toContain("Too many messages");
    live.advanceClock(15_000);
    expect(joined.socket.readyState).toBe(joined.socket.OPEN);
    // The server has noticed the jump by now, with its next check.
    await sleep(1100);
    joined.send([null, "h", "phoenix", "heartbeat", {}]);
    await expect.poll(() => joined.received.length).toBe(182);
    live.advanceClock(61_000);
    expect([1008, 1006]).toContain(await guest.closed);
  });

  test("a socket that has left its channels is closed after a minute", async () => {
    const { received, send, closed, socket } = await live.joinedSocket();
    live.advanceClock(50_000);
    send(["1", "2", "realtime:joined", "phx_leave", {}]);
    await expect.poll(() => received.length).toBe(3);
    live.advanceClock(50_000);
    send([null, "3", "phoenix", "heartbeat", {}]);
    await expect.poll(() => received.length).toBe(4);
    expect(socket.readyState).toBe(socket.OPEN);
    live.advanceClock(11_000);
    expect(await closed).toBe(1008);
  });

  test("only a socket in a channel may send frames above 64 KB", async () => {
    const large = JSON.stringify([
      "1",
      null,
      "realtime:joined",
      "broadcast",
      { event: "e", payload: "x".repeat(70_000) },
    ]);
    const guest = await live.rawSocket();
    guest.socket.send(large);
    expect(await guest.closed).toBe(1009);
    const { socket, send, received, closed } = await live.joinedSocket();
    socket.send(large);
    send(["1", "2", "realtime:joined", "phx_leave", {}]);
    await expect.poll(() => received.length).toBe(3);
    socket.send(large);
    expect(await closed).toBe(1009);
  });

  describe("unfinished messages", () => {
    const raw: Socket[] = [];
    afterEach(() => {
      for (const socket of raw.splice(0)) socket.destroy();
    });
    const BYTES = 3_000_000;
    const header = (first: number, length: number) => {
      const bytes = Buffer.alloc(14);
      bytes.writeUInt8(first, 0);
      bytes.writeUInt8(0x80 | 127, 1);
      bytes.writeBigUInt64BE(BigInt(length), 2);
      return bytes;
    };

    const fragment = (first: number) => Buffer.concat([header(first, 1000), Buffer.alloc(1000)]);

    /** A WebSocket after its handshake; writes fail silently once the server has closed it. */
    async function open(network: number): Promise<Socket> {
      const [hostname = "", port = ""] = live.host.split(":");
      const socket = connect(Number(port), hostname);
      raw.push(socket);
      socket.on("error", () => {});
      socket.write(
        [
          `GET /realtime/v1/websocket?apikey=${live.anonKey}&vsn=2.0.0 HTTP/1.1`,
          `Host: ${live.host}`,
          "Connection: Upgrade",
          "Upgrade: websocket",
          "Sec-WebSocket-Version: 13",
          `Sec-WebSocket-Key: ${Buffer.alloc(16).toString("base64")}`,
          `X-Test-Address: ${from(network)["x-test-address"]}`,
          "\r\n",
        ].join("\r\n"),
      );
      await once(socket, "data");
      return socket;
    }

    /** What the server holds, without chunks that it has dropped. */
    const usedMb = () => {
      collectGarbage();
      // A collection frees buffers in another thread; the next one waits for it.
      collectGarbage();
      const { heapUsed, external } = process.memoryUsage();
      return (heapUsed + external) / 1024 ** 2;
    };

    test.each<[what: string, message: Buffer]>([
      ["frames", Buffer.concat([header(0x82, BYTES), Buffer.alloc(BYTES - 1)])],
      ["fragments", Buffer.concat(Array.from({ length: BYTES / 1000 }, (_, n) => fragment(n === 0 ? 0x02 : 0x00)))],
    ])("100 unfinished 3 MB messages as %s take less than 100 MB", async (_what, message) => {
      const sockets = await Promise.all(Array.from({ length: 100 }, (_, network) => open(network)));
      const before = usedMb();
      for (const socket of sockets) socket.write(message);
      // The kernel takes the bytes at once; the server reads them in the next seconds.
      let peak = 0;
      for (let sample = 0; sample < 40; sample++) {
        await sleep(100);
        peak = Math.max(peak, usedMb());
      }
      expect(peak - before).toBeLessThan(100);
      expect(await bobJoins()).toBe("SUBSCRIBED");
    });
  });
});
