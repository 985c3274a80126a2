import { once } from "node:events";
import { Agent, createServer, get, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import type { LogEntry } from "./logger.ts";
import { createDrain, runShutdown } from "./shutdown.ts";

async function listening(handler: Parameters<typeof createServer>[1]): Promise<{ server: Server; port: number }> {
  const server = createServer(handler as () => void).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, port: (server.address() as AddressInfo).port };
}

test("waits for a request in progress, but not for its idle keep-alive connection", async () => {
  const received = Promise.withResolvers<void>();
  const respond = Promise.withResolvers<void>();
  const { server, port } = await listening(async (_request, response) => {
    received.resolve();
    await respond.promise;
    response.end("done");
  });
  const drain = createDrain(server);
  const request = get({ port, host: "127.0.0.1", agent: new Agent({ keepAlive: true }) });
  await received.promise;
  const drained = drain(60_000);
  respond.resolve();
  const [response] = await once(request, "response");
  response.setEncoding("utf8");
  expect((await once(response, "data"))[0]).toBe("done");
  expect(await drained).toBe(true);
});

test("closes a connection without a request, but not one with a request in progress", async () => {
  const respond = Promise.withResolvers<void>();
  const { server, port } = await listening(async (_request, response) => {
    await respond.promise;
    response.end("done");
  });
  const drain = createDrain(server);
  const reached = once(server, "request");
  const request = get({ port, host: "127.0.0.1" });
  await reached;
  const unused = connect(port, "127.0.0.1").resume();
  await once(server, "connection");
  const drained = drain(60_000);
  await once(unused, "close");
  respond.resolve();
  const [response] = await once(request, "response");
  response.resume();
  expect(response.statusCode).toBe(200);
  expect(await drained).toBe(true);
});

test("destroys connections that do not end, upgraded or not", async () => {
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

test("logs a failed step and runs the next ones", async () => {
  const completed: string[] = [];
  const logged: LogEntry[] = [];
  await runShutdown(
    [
      { name: "sockets", run: () => Promise.reject(new Error("no connection to the database")) },
      { name: "admin listener", run: () => undefined },
      { name: "database", run: async () => void completed.push("database") },
    ],
    (entry) => logged.push(entry),
  );
  expect(completed).toEqual(["database"]);
  expect(logged).toEqual([
    {
      level: "warning",
      message: "shutdown step failed",
      step: "sockets",
      error: expect.objectContaining({ message: "no connection to the database" }),
    },
  ]);
});
