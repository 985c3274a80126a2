/** What `fetch` cannot do: pipelines, responses that nobody reads, and requests that end early. */
import { once } from "node:events";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FuzzTarget } from "./fuzz-target.ts";
import type { Random } from "./hostile-calls.ts";

/** Sockets that read nothing and stay open. */
const MAX_UNREAD_SOCKETS = 60;
const PIPELINE_TIMEOUT_MS = 20_000;

export interface SocketAbuse {
  /** One random abuse with a user's token. Returns violations. */
  run(accessToken: string): Promise<readonly string[]>;
  close(): void;
}

export function createSocketAbuse(target: FuzzTarget, random: Random): SocketAbuse {
  const unread: Socket[] = [];
  const { host } = new URL(target.server.url);
  const network = () => 2 + Math.floor(random() * 250);
  const head = (method: string, path: string, token: string) =>
    `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\napikey: ${target.anonKey}\r\nauthorization: Bearer ${token}\r\n`;

  /** Ten requests at once: ten responses, in order. */
  async function pipeline(token: string): Promise<readonly string[]> {
    const socket = target.connect(network());
    const paths = ["/config.json", "/rest/v1/nothing", "/auth/v1/user", "/rest/v1/universities?limit=1", "/healthz"];
    socket.write([...paths, ...paths].map((path) => `${head("GET", path, token)}\r\n`).join(""));
    let received = "";
    socket.setEncoding("latin1").on("data", (part: string) => {
      received += part;
    });
    const startedMs = performance.now();
    const statuses = () => received.match(/HTTP\/1\.1 \d{3}/g) ?? [];
    while (statuses().length < 10 && !socket.destroyed && performance.now() - startedMs < PIPELINE_TIMEOUT_MS)
      await sleep(5);
    socket.destroy();
    if (statuses().length !== 10) return [`${statuses().length} of 10 pipelined requests were answered`];
    return statuses().some((status) => status.startsWith("HTTP/1.1 5")) ? [`A pipeline: ${statuses().join()}`] : [];
  }

  /** Requests for large responses that nobody reads. */
  async function leaveUnread(token: string): Promise<readonly string[]> {
    const socket = target.connect(network());
    socket.pause();
    const count = random() < 0.2 ? 2000 : 16;
    socket.write(`${head("GET", "/rest/v1/company_facts?select=aaa_investors&limit=100", token)}\r\n`.repeat(count));
    unread.push(socket);
    if (unread.length > MAX_UNREAD_SOCKETS) unread.shift()?.destroy();
    return [];
  }

  /** Leaves within the body, or while the server works. */
  async function abort(token: string): Promise<readonly string[]> {
    const socket = target.connect(network());
    await Promise.race([once(socket, "connect"), once(socket, "close")]);
    const path = random() < 0.5 ? "/rest/v1/universities" : "/functions/v1/fetch-crunchbase";
    const fields = random() < 0.5 ? "content-length: 100\r\n" : "transfer-encoding: chunked\r\n";
    socket.write(`${head("POST", path, token)}content-type: application/json\r\n${fields}\r\n1\r\n{`);
    if (random() < 0.5) await sleep(5);
    socket.resetAndDestroy();
    return [];
  }

  return {
    run(accessToken) {
      const abuse = [pipeline, leaveUnread, abort][Math.floor(random() * 3)] ?? pipeline;
      return abuse(accessToken);
    },
    close() {
      for (const socket of unread) socket.destroy();
    },
  };
}
