/** How connections of every kind end when the server stops. */
import { once } from "node:events";
import { Agent, createServer, get, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import type { LogEntry } from "./logger.ts";
import { createDrain, runShutdown } from "./stop.ts";

async function listening(handler: Parameters<typeof createServer>[1]): Promise<{ server: Server; port: number }> {
  const server = createServer(handler as () => void).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, port: (server.address() as AddressInfo).port };
}

test("a request under way is answered, and the connection it kept alive does not hold the stop up", async () => {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const { server, port } = await listening(async (_request, response) => {
    asked.resolve();
    await answer.promise;
    response.end("done");
  });
  const drain = createDrain(server);
  const request = get({ port, host: "127.0.0.1", agent: new Agent({ keepAlive: true }) });
  await asked.promise;
  const drained = drain(60_000);
  answer.resolve();
  const [response] = await once(request, "response");
  response.setEncoding("utf8");
  expect((await once(response, "data"))[0]).toBe("done");
  expect(await drained).toBe(true);
});

test("what does not end, upgraded or not, is cut off", async () => {
  const { server, port } = await listening(() => {});
  server.on("upgrade", (_request, socket) => socket.write("HTTP/1.1 101 Switching Protocols\r\n\r\n"));
  const drain = createDrain(server);
  const upgraded = connect(port, "127.0.0.1");
  upgraded.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
  await once(upgraded, "data");
  const hanging = connect(port, "127.0.0.1");
  const reached = once(server, "request");
  hanging.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await reached;
  const ends = [once(upgraded, "close"), once(hanging, "close")];
  expect(await drain(50)).toBe(false);
  await Promise.all(ends);
});

test("a part that cannot end is logged, and the parts after it end all the same", async () => {
  const ended: string[] = [];
  const logged: LogEntry[] = [];
  await runShutdown(
    [
      { part: "sockets", end: () => Promise.reject(new Error("no connection to the database")) },
      { part: "the back door", end: () => undefined },
      { part: "the database", end: async () => void ended.push("the database") },
    ],
    (entry) => logged.push(entry),
  );
  expect(ended).toEqual(["the database"]);
  expect(logged).toEqual([
    {
      level: "warning",
      message: "sockets did not end in order",
      error: expect.objectContaining({ message: "no connection to the database" }),
    },
  ]);
});
