import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { WebSocketServer } from "ws";
import { RealtimeSocket } from "./realtime-socket.ts";

test("a socket that is closed while it connects closes without an error and without an open event", async () => {
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  const upgrade = Promise.withResolvers<() => void>();
  server.on("upgrade", (request, socket, head) =>
    upgrade.resolve(() => sockets.handleUpgrade(request, socket, head, (open) => sockets.emit("connection", open))),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const closedWith = new Promise<number>((resolve) => sockets.on("connection", (open) => open.on("close", resolve)));

  const socket = new RealtimeSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const events: string[] = [];
  for (const type of ["open", "error", "close"] as const) socket.addEventListener(type, () => events.push(type));
  const accept = await upgrade.promise;
  socket.close(1000, "signed out");
  const closed = new Promise((resolve) => socket.addEventListener("close", resolve));
  accept();
  await closed;
  expect(events).toEqual(["close"]);
  expect(await closedWith).toBe(1000);
  server.close();
});
