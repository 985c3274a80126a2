/**
 * HTTP on loopback for the operator: backups and accounts of the embedded database, which no second process can open, and
 * metrics. Port and
 * secret are in `admin.json`, which only the owner can read.
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

/** The contents of `admin.json`. */
export interface AdminAddress {
  readonly port: number;
  readonly secret: string;
}

const LOOPBACK = "127.0.0.1";
const OWN_HOST = /^(127\.0\.0\.1|localhost)(:\d+)?$/i;

export async function startAdminListener(options: {
  /** Where `admin.json` is written; null: not written. */
  readonly dataDir: string | null;
  /** 0: any free port. */
  readonly port: number;
  /** Null: `POST /backup` responds with 404. */
  readonly backup: (() => Readable) | null;
  /** Runs the JSON body of `POST /accounts` and returns the JSON response. Null: 404. */
  readonly accounts: ((order: unknown) => Promise<object>) | null;
  /** Null: `GET /metrics` responds with 404. */
  readonly metrics: Metrics | null;
  readonly log: Log;
}): Promise<AdminListener> {
  const { dataDir, backup, accounts, metrics, log } = options;
  const secret = randomBytes(32).toString("base64url");
  let isBackupRunning = false;

  async function sendBackup(response: ServerResponse, createBackup: () => Readable): Promise<void> {
    if (isBackupRunning) return reject(response, 409, "Another backup is running. Wait until it is done.");
    isBackupRunning = true;
    try {
      response.setHeader("content-type", "application/gzip");
      await pipeline(createBackup(), response);
      log({ level: "info", message: "backup sent" });
    } catch (error) {
      // The pipeline has destroyed the response, so the client sees an incomplete body.
      log({ level: "warning", message: "backup failed", error: describeError(error) });
    } finally {
      isBackupRunning = false;
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url, headers } = request;
    // A web page whose own name leads here (DNS rebinding).
    if (!OWN_HOST.test(headers.host ?? "")) return reject(response, 421, "Use the address 127.0.0.1.");
    if (metrics && method === "GET" && url === "/metrics") {
      const { body, contentType } = await metrics.render();
      response.setHeader("content-type", contentType).end(body);
    } else if (backup && method === "POST" && url === "/backup") {
      if (!hasSecret(headers.authorization, secret)) {
        return reject(response, 401, "Wrong secret. Send the one in admin.json as a bearer token.");
      }
      await sendBackup(response, backup);
    } else if (accounts && method === "POST" && url === "/accounts") {
      if (!hasSecret(headers.authorization, secret)) {
        return reject(response, 401, "Wrong secret. Send the one in admin.json as a bearer token.");
      }
      const order = await readJsonBody(request);
      if (order === null) return reject(response, 400, "Send a JSON object of at most 64 KB.");
      const body = JSON.stringify(await accounts(order));
      response.setHeader("content-type", "application/json").end(body);
    } else reject(response, 404, "Not found");
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      log({ level: "error", message: "admin request failed", error: describeError(error) });
      if (response.headersSent) response.destroy();
      else reject(response, 500, "The request failed. The server's log says why.");
    });
  });
  server.listen(options.port, LOOPBACK);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  if (dataDir) await writeAdminAddress(dataDir, { port, secret });
  return {
    port,
    async close() {
      if (dataDir) await rm(adminFile(dataDir), { force: true });
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Null if no server runs. A killed server leaves its file behind. */
export async function readAdminAddress(dataDir: string): Promise<AdminAddress | null> {
  try {
    return JSON.parse(await readFile(adminFile(dataDir), "utf8")) as AdminAddress;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

function adminFile(dataDir: string): string {
  return join(dataDir, "admin.json");
}

async function writeAdminAddress(dataDir: string, address: AdminAddress): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${adminFile(dataDir)}.new`;
  await rm(draft, { force: true });
  await writeFile(draft, JSON.stringify(address), { mode: 0o600, flag: "wx" });
  await rename(draft, adminFile(dataDir));
}

const MAX_BODY_BYTES = 64 * 1024;

/** Null if the body is not a JSON object, or too large. */
async function readJsonBody(request: IncomingMessage): Promise<object | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  try {
    const json: unknown = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    return typeof json === "object" ? json : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function hasSecret(authorization: string | undefined, secret: string): boolean {
  const given = Buffer.from(authorization ?? "");
  const expected = Buffer.from(`Bearer ${secret}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function reject(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { "content-type": "text/plain" }).end(message);
}
