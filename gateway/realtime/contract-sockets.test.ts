/** Handshake, timeouts and invalid frames. */
import { type IncomingHttpHeaders, request } from "node:http";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ENGINES, textOf, useRealtime } from "#tests/support/realtime-harness.ts";
import { LIMITS } from "./limits.ts";

interface HandshakeResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

describe.each(ENGINES)("on %s", (engine) => {
  const live = useRealtime(engine);

  const handshake = (path: string, headers: Record<string, string> = {}) =>
    new Promise<HandshakeResponse>((resolve, reject) => {
      const upgrade = request(`http://${live.host}${path}`, {
        headers: {
          Connection: "Upgrade",
          Upgrade: "websocket",
          "Sec-WebSocket-Version": "13",
          "Sec-WebSocket-Key": Buffer.alloc(16).toString("base64"),
          ...headers,
        },
      });
      upgrade.on("response", (response) => {
        let body = "";
        response
          .on("data", (chunk) => (body += chunk))
          .on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
      });
      upgrade.on("upgrade", (_response, socket) => {
        socket.destroy();
        resolve({ status: 101, headers: {}, body: "" });
      });
      upgrade.on("error", reject);
      upgrade.end();
    });
  const path = (query: Record<string, string> = {}) =>
    `/realtime/v1/websocket?${new URLSearchParams({ apikey: live.anonKey, vsn: "2.0.0", ...query })}`;

  test("opens with a key, from no origin, its own origin or the public one", async () => {
    expect((await handshake(path())).status).toBe(101);
    expect((await handshake(path(), { Origin: `http://${live.host}` })).status).toBe(101);
    expect((await handshake(path(), { Origin: "https://research.example.com" })).status).toBe(101);
  });

  test.each<[what: string, status: number, connect: () => Promise<HandshakeResponse>]>([
    ["no key", 401, () => handshake(path({ apikey: "" }))],
    ["an invalid key", 401, () => handshake(path({ apikey: "a.b.c" }))],
    ["a foreign origin", 403, () => handshake(path(), { Origin: "https://evil.example" })],
    ["another host", 421, () => handshake(path(), { Host: "evil.example", Origin: "http://evil.example" })],
    ["an opaque origin", 403, () => handshake(path(), { Origin: "null" })],
    ["an unknown version", 403, () => handshake(path({ vsn: "3.0.0" }))],
    ["a WebSocket of another version", 400, () => handshake(path(), { "Sec-WebSocket-Version": "12" })],
    ["an invalid WebSocket key", 400, () => handshake(path(), { "Sec-WebSocket-Key": "short" })],
    ["another path", 404, () => handshake("/realtime/v1/elsewhere")],
  ])("rejects %s", async (_what, status, connect) => {
    const response = await connect();
    expect(response.status).toBe(status);
    expect(JSON.parse(response.body)).toEqual({ error: expect.any(String) });
    expect(response.headers).toMatchObject({
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    });
  });

  test("rejects 50 foreign origins that resemble its own", async () => {
    const hosts = ["evil.example", "127.0.0.1", "127.0.0.1:1", "localhost", "[::1]", "research.example.com:8443"];
    hosts.push(
      "research.example.com.",
      "research.example.com.evil.example",
      "evil-research.example.com",
      "example.com",
    );
    const origins = ["http", "https", "ws", "wss", "chrome-extension"].flatMap((scheme) =>
      hosts.map((host) => `${scheme}://${host}`),
    );
    const responses = await Promise.all(origins.map((Origin) => handshake(path(), { Origin })));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 403));
  });

  test("drops a socket that is silent for a minute, but not one that sends heartbeats", async () => {
    const [silent, active] = [await live.joinedSocket(), await live.joinedSocket()];
    live.advanceClock(40_000);
    active.send([null, "1", "phoenix", "heartbeat", {}]);
    await expect
      .poll(() => active.received.slice(1))
      .toEqual([[null, "1", "phoenix", "phx_reply", { status: "ok", response: {} }]]);
    live.advanceClock(21_000);
    expect(await silent.closed).toBe(1006);
    expect(active.socket.readyState).toBe(active.socket.OPEN);
  });

  test("drops a slow consumer without delaying the others", async () => {
    const access_token = await live.userToken();
    const [slow, fast] = [await live.rawSocket(), await live.rawSocket()];
    for (const { send } of [slow, fast]) send(["1", "1", "realtime:r", "phx_join", { access_token }]);
    await expect.poll(() => slow.received.length + fast.received.length).toBe(2);
    slow.socket.pause();
    const payload = "x".repeat(2_000_000);
    for (let n = 0; n < 24; n++) {
      fast.send(["1", null, "realtime:r", "broadcast", { event: "e", payload }]);
      fast.send([null, `${n}`, "phoenix", "heartbeat", {}]);
      await expect.poll(() => fast.received.length).toBe(n + 2);
    }
    slow.socket.resume();
    expect(await slow.closed).toBe(1006);
  });

  test.each<[what: string, data: string | Buffer, vsn?: string]>([
    ["invalid JSON", "{"],
    ["an object", "{}"],
    ["a number", "1"],
    ["an empty array", "[]"],
    ["an invalid topic", '["1","1",5,"phx_join",{}]'],
    ["an invalid reference", '[{},"1","realtime:r","phx_join",{}]'],
    ["an array as payload", '["1","1","realtime:r","phx_join",[]]'],
    [
      "deep nesting",
      `["1","1","realtime:r","broadcast",{"event":"e","payload":${"[".repeat(500_000)}${"]".repeat(500_000)}}]`,
    ],
    [
      "too many values",
      `["1","1","realtime:r","broadcast",{"event":"e","payload":[${"[],".repeat(LIMITS.jsonValues)}0]}]`,
    ],
    ["an empty binary frame", Buffer.alloc(0)],
    ["an unknown kind of binary frame", Buffer.from([9, 0, 0, 0, 0, 0, 1])],
    ["a truncated binary frame", Buffer.from([3, 200, 200, 200, 200, 200, 1, 65])],
    ["an unknown encoding", Buffer.from([3, 0, 0, 0, 0, 0, 7])],
    ["a binary frame with invalid UTF-8", Buffer.from([3, 0, 0, 1, 0, 0, 1, 255])],
    ["a binary frame with invalid JSON", Buffer.from([3, 0, 0, 1, 0, 0, 1, 65, 123])],
    ["a binary frame in version 1.0.0", Buffer.from([3, 0, 0, 0, 0, 0, 0]), "1.0.0"],
    ["an array in version 1.0.0", "[]", "1.0.0"],
  ])("a frame with %s closes the socket", async (_what, data, vsn = "2.0.0") => {
    const { socket, closed } = await live.joinedSocket({ vsn });
    socket.send(data);
    expect(await closed).toBe(1007);
  });

  test("a frame above the size limit closes the socket", async () => {
    const { socket, closed } = await live.joinedSocket();
    socket.send(" ".repeat(3_200_000));
    expect(await closed).toBe(1009);
  });

  test("survives arbitrary frames", async () => {
    const access_token = await live.userToken();
    const events = [
      "phx_join",
      "phx_leave",
      "access_token",
      "presence",
      "broadcast",
      "heartbeat",
      "phx_close",
      "system",
    ];
    const frame = fc.oneof(
      {
        weight: 3,
        arbitrary: fc
          .tuple(
            fc.option(fc.string({ maxLength: 5 })),
            fc.option(fc.string({ maxLength: 5 })),
            fc.constantFrom("realtime:r", "phoenix", "realtime:__proto__", "realtime:"),
            fc.constantFrom(...events),
            fc.oneof(
              fc.dictionary(
                fc.constantFrom("event", "payload", "config", "access_token", "type", "__proto__"),
                fc.jsonValue(),
              ),
              fc.constant({ access_token, config: { presence: { enabled: true, key: "__proto__" } } }),
              fc.record({
                config: fc.record({
                  postgres_changes: fc.array(
                    fc.record({
                      event: fc.constantFrom("*", "INSERT"),
                      schema: fc.constantFrom("live", "x"),
                      table: fc.constantFrom("notes", "*", "\"'"),
                      filter: fc.string(),
                    }),
                    { maxLength: 3 },
                  ),
                }),
                access_token: fc.constant(access_token),
              }),
              fc.jsonValue(),
            ),
          )
          .map((parts) => JSON.stringify(parts)),
      },
      fc.string({ maxLength: 50 }),
      fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
      fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from([3, 1, 1, 10, 2, 0, 1, ...bytes])),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(frame, { minLength: 1, maxLength: 30 }), async (frames) => {
        const { socket } = await live.rawSocket();
        for (const data of frames) socket.send(data);
        socket.send(JSON.stringify([null, "last", "phoenix", "heartbeat", {}]));
        await new Promise<void>((resolve) => {
          socket.on("close", () => resolve());
          socket.on("message", (data) => textOf(data).includes('"last"') && resolve());
        });
        socket.terminate();
      }),
      { numRuns: 150 },
    );
    const { received, send } = await live.rawSocket();
    send(["1", "1", "realtime:after", "phx_join", { access_token }]);
    await expect.poll(() => received).toMatchObject([{ 4: { status: "ok" } }]);
  });
});
