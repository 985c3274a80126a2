/** The socket itself: who may open one, what it survives. */
import { type IncomingHttpHeaders, request } from "node:http";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ENGINES, realtimeOn, textOf } from "#tests/support/realtime-harness.ts";

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

describe.each(ENGINES)("on %s", (engine) => {
  const live = realtimeOn(engine);

  /** Asks for a socket by hand. */
  const handshake = (path: string, headers: Record<string, string> = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const asked = request(`http://${live.host}${path}`, {
        headers: {
          Connection: "Upgrade",
          Upgrade: "websocket",
          "Sec-WebSocket-Version": "13",
          "Sec-WebSocket-Key": Buffer.alloc(16).toString("base64"),
          ...headers,
        },
      });
      asked.on("response", (response) => {
        let body = "";
        response
          .on("data", (chunk) => (body += chunk))
          .on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
      });
      asked.on("upgrade", (_response, socket) => {
        socket.destroy();
        resolve({ status: 101, headers: {}, body: "" });
      });
      asked.on("error", reject);
      asked.end();
    });
  const path = (query: Record<string, string> = {}) =>
    `/realtime/v1/websocket?${new URLSearchParams({ apikey: live.anonKey, vsn: "2.0.0", ...query })}`;

  test("opens for whoever has a key, from no page at all, its own or the public address", async () => {
    expect((await handshake(path())).status).toBe(101);
    expect((await handshake(path(), { Origin: `http://${live.host}` })).status).toBe(101);
    expect((await handshake(path(), { Origin: "https://research.example.com" })).status).toBe(101);
  });

  test.each<[what: string, status: number, ask: () => Promise<Answer>]>([
    ["no key", 401, () => handshake(path({ apikey: "" }))],
    ["a key that is none", 401, () => handshake(path({ apikey: "a.b.c" }))],
    ["a foreign page", 403, () => handshake(path(), { Origin: "https://evil.example" })],
    ["a page of no origin", 403, () => handshake(path(), { Origin: "null" })],
    ["an unknown version", 403, () => handshake(path({ vsn: "3.0.0" }))],
    ["another address", 404, () => handshake("/realtime/v1/elsewhere")],
  ])("refuses %s", async (_what, status, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toEqual({ error: expect.any(String) });
    expect(answer.headers).toMatchObject({
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    });
  });

  test("refuses 50 of 50 foreign pages, however like its own they look", async () => {
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
    const answers = await Promise.all(origins.map((Origin) => handshake(path(), { Origin })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 403));
  });

  test("refuses more sockets than there is room for", async () => {
    const sockets = await Promise.all(Array.from({ length: 250 }, () => live.raw()));
    expect((await handshake(path())).status).toBe(429);
    const member = sockets[0];
    const access_token = await live.authorized();
    member?.send(["1", "1", "realtime:r", "phx_join", { access_token }]);
    await expect.poll(() => member?.heard.length).toBe(1);
    expect((await handshake(path())).status).toBe(101);
  });

  test("a socket that says nothing for a minute is dropped, one with a heartbeat is not", async () => {
    const silent = await live.raw();
    const alive = await live.raw();
    live.moveClock(40_000);
    alive.send([null, "1", "phoenix", "heartbeat", {}]);
    await expect.poll(() => alive.heard).toEqual([[null, "1", "phoenix", "phx_reply", { status: "ok", response: {} }]]);
    live.moveClock(21_000);
    expect(await silent.closed).toBe(1006);
    expect(alive.socket.readyState).toBe(alive.socket.OPEN);
  });

  test("a consumer that does not read is dropped, and nobody waits for it", async () => {
    const access_token = await live.authorized();
    const [slow, quick] = [await live.raw(), await live.raw()];
    for (const { send } of [slow, quick]) send(["1", "1", "realtime:r", "phx_join", { access_token }]);
    await expect.poll(() => slow.heard.length + quick.heard.length).toBe(2);
    slow.socket.pause();
    const payload = "x".repeat(2_000_000);
    for (let n = 0; n < 24; n++) {
      quick.send(["1", null, "realtime:r", "broadcast", { event: "e", payload }]);
      quick.send([null, `${n}`, "phoenix", "heartbeat", {}]);
      await expect.poll(() => quick.heard.length).toBe(n + 2);
    }
    slow.socket.resume();
    expect(await slow.closed).toBe(1006);
  });

  test.each<[what: string, data: string | Buffer, vsn?: string]>([
    ["no JSON", "{"],
    ["no list", "{}"],
    ["a number", "1"],
    ["an empty list", "[]"],
    ["a topic that is none", '["1","1",5,"phx_join",{}]'],
    ["a reference that is none", '[{},"1","realtime:r","phx_join",{}]'],
    ["a payload that is a list", '["1","1","realtime:r","phx_join",[]]'],
    [
      "nesting without end",
      `["1","1","realtime:r","broadcast",{"event":"e","payload":${"[".repeat(500_000)}${"]".repeat(500_000)}}]`,
    ],
    ["an empty binary frame", Buffer.alloc(0)],
    ["a binary frame of another kind", Buffer.from([9, 0, 0, 0, 0, 0, 1])],
    ["a binary frame that ends too early", Buffer.from([3, 200, 200, 200, 200, 200, 1, 65])],
    ["a binary frame of no known encoding", Buffer.from([3, 0, 0, 0, 0, 0, 7])],
    ["a binary frame that is not UTF-8", Buffer.from([3, 0, 0, 1, 0, 0, 1, 255])],
    ["a binary frame that is not JSON", Buffer.from([3, 0, 0, 1, 0, 0, 1, 65, 123])],
    ["a binary frame in version 1.0.0", Buffer.from([3, 0, 0, 0, 0, 0, 0]), "1.0.0"],
    ["a list in version 1.0.0", "[]", "1.0.0"],
  ])("a frame with %s closes its socket", async (_what, data, vsn = "2.0.0") => {
    const { socket, closed } = await live.raw({ vsn });
    socket.send(data);
    expect(await closed).toBe(1007);
  });

  test("a frame above the limit closes its socket", async () => {
    const { socket, closed } = await live.raw();
    socket.send(" ".repeat(3_200_000));
    expect(await closed).toBe(1009);
  });

  test("whatever is sent, the server goes on", async () => {
    const access_token = await live.authorized();
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
        const { socket } = await live.raw();
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
    const { heard, send } = await live.raw();
    send(["1", "1", "realtime:after", "phx_join", { access_token }]);
    await expect.poll(() => heard).toMatchObject([{ 4: { status: "ok" } }]);
  });
});
