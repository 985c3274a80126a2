/**
 * The server's back door, for the machine it runs on alone: backups of the embedded database, which no second process may
 * open, and metrics. It listens on loopback; where, and with which secret, stands in a file that only the owner reads.
 */
import { randomBytes, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { describeError, type Log } from "./logger.ts";
import type { Metrics } from "./metrics.ts";

export interface AdminListener {
  readonly port: number;
  close(): Promise<void>;
}

/** Where a running server listens for its owner. */
export interface AdminAddress {
  readonly port: number;
  readonly secret: string;
}

const LOOPBACK = "127.0.0.1";

export async function startAdminListener(options: {
  /** Where its address is written; null where nobody needs it. */
  readonly dataDir: string | null;
  /** 0 for any that is free. */
  readonly port: number;
  /** The bytes of a backup; null where one is made without the server. */
  readonly backup: (() => Readable) | null;
  /** Null where nobody asked for them. */
  readonly metrics: Metrics | null;
  readonly log: Log;
}): Promise<AdminListener> {
  const { dataDir, backup, metrics, log } = options;
  const secret = randomBytes(32).toString("base64url");
  let isBusy = false;

  async function sendBackup(response: ServerResponse, make: () => Readable): Promise<void> {
    if (isBusy) return refuse(response, 409, "A backup is being made already.");
    isBusy = true;
    try {
      response.setHeader("content-type", "application/gzip");
      await pipeline(make(), response);
      log({ level: "info", message: "backup made" });
    } catch (error) {
      // The answer is cut off, which its reader takes for what it is.
      log({ level: "warning", message: "a backup failed", error: describeError(error) });
    } finally {
      isBusy = false;
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url, headers } = request;
    if (metrics && method === "GET" && url === "/metrics") {
      const { body, contentType } = await metrics.render();
      response.setHeader("content-type", contentType).end(body);
    } else if (backup && method === "POST" && url === "/backup") {
      if (!isSecret(headers.authorization, secret)) return refuse(response, 401, "The secret is another.");
      await sendBackup(response, backup);
    } else refuse(response, 404, "There is nothing at this address.");
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      log({ level: "error", message: "the control listener failed", error: describeError(error) });
      response.destroy();
    });
  });
  server.listen(options.port, LOOPBACK);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  if (dataDir) await writeAddress(dataDir, { port, secret });
  return {
    port,
    async close() {
      if (dataDir) await rm(addressFile(dataDir), { force: true });
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The running server's own address; null where none runs. A server that was killed leaves it behind. */
export async function readAdminAddress(dataDir: string): Promise<AdminAddress | null> {
  try {
    return JSON.parse(await readFile(addressFile(dataDir), "utf8")) as AdminAddress;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

function addressFile(dataDir: string): string {
  return join(dataDir, "admin.json");
}

async function writeAddress(dataDir: string, address: AdminAddress): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${addressFile(dataDir)}.new`;
  await rm(draft, { force: true });
  await writeFile(draft, JSON.stringify(address), { mode: 0o600, flag: "wx" });
  await rename(draft, addressFile(dataDir));
}

function isSecret(authorization: string | undefined, secret: string): boolean {
  const given = Buffer.from(authorization ?? "");
  const wanted = Buffer.from(`Bearer ${secret}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { "content-type": "text/plain" }).end(message);
}
