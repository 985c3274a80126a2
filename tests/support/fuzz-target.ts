/** A server process on the embedded database, with connections from many networks (127.0.0.x) that stay open. */
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { codeOf, PASSWORD } from "./app-harness.ts";
import { createDataDir } from "./databases.ts";
import { fastFolder } from "./fast-folder.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

export interface FuzzResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface FuzzRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | undefined;
}

export interface FuzzUser {
  readonly id: string;
  readonly accessToken: string;
}

export interface FuzzTarget {
  readonly server: ServerProcess;
  readonly dataDir: string;
  readonly anonKey: string;
  /** @param network 2 to 254: the last part of the client's address. Fails if the connection breaks before the response. */
  send(path: string, request: FuzzRequest, network: number): Promise<FuzzResponse>;
  /** A raw socket, for what `send` cannot send. Its errors are ignored. */
  connect(network: number): Socket;
  /** Runs SQL as the owner. */
  query(sql: string): Promise<readonly Readonly<Record<string, string | null>>[]>;
  /** A new user, from the next network. */
  signUp(email?: string): Promise<FuzzUser>;
  /** Sets up a second factor. The user's session stays without it. */
  addFactor(user: FuzzUser): Promise<void>;
  close(): Promise<void>;
}

/** @param isOptimized as in production: the compiler of the engine then takes another 500 MB for a moment, sooner or later. */
export async function openFuzzTarget(isOptimized: boolean): Promise<FuzzTarget> {
  const dataDir = mkdtempSync(join(await fastFolder(), "fuzz-"));
  await createDataDir(dataDir);
  const server = await startServerProcess({
    env: { DATA_DIR: dataDir, LOG_LEVEL: "warning" },
    nodeArgs: ["--import", "./tests/support/preload-query.ts"],
    isOptimized,
  });
  const { hostname, port, host } = new URL(server.url);
  const agents = new Map<number, Agent>();
  const agentOf = (network: number) => {
    const agent = agents.get(network) ?? new Agent({ keepAlive: true, maxSockets: 4 });
    agents.set(network, agent);
    return agent;
  };

  function send(path: string, { method, headers, body }: FuzzRequest, network: number): Promise<FuzzResponse> {
    return new Promise((resolve, reject) => {
      const options = { agent: agentOf(network), hostname, port, localAddress: addressOf(network), path, method };
      const call = request({ ...options, headers: { host, ...headers } }, (response) => {
        text(response).then(
          (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text: body }),
          (cause: unknown) =>
            reject(
              new Error(`${method} ${path}: ${response.statusCode} ${JSON.stringify(response.headers)}`, { cause }),
            ),
        );
      });
      call.on("error", (error: NodeJS.ErrnoException & { readonly rawPacket?: Buffer }) => {
        // Invalid HTTP is answered with a body, which Node's client does not expect after HEAD.
        if (method === "HEAD" && error.rawPacket !== undefined) resolve(parseResponse(error.rawPacket));
        // The server closed the connection while it was idle: browsers repeat the request, too.
        else if (call.reusedSocket && (error.code === "ECONNRESET" || error.code === "EPIPE")) {
          resolve(send(path, { method, headers, body }, network));
        } else reject(new Error(`${method} ${path} ${JSON.stringify(headers)}`, { cause: error }));
      });
      call.end(body);
    });
  }

  const config = await send("/config.json", { method: "GET", headers: {} }, 2);
  const anonKey = (JSON.parse(config.text) as { supabaseAnonKey: string }).supabaseAnonKey;
  let users = 0;

  async function post(path: string, body: object, network: number, token = anonKey) {
    const headers = { apikey: anonKey, authorization: `Bearer ${token}`, "content-type": "application/json" };
    const response = await send(`/auth/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) }, network);
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${response.text}`);
    return JSON.parse(response.text) as never;
  }

  return {
    server,
    dataDir,
    anonKey,
    send,
    connect: (network) =>
      connect({ host: hostname, port: Number(port), localAddress: addressOf(network) }).on("error", () => {}),
    async query(sql) {
      const reply = await server.request<{ rows?: Record<string, string | null>[]; error?: string }>({ sql });
      if (reply.rows === undefined) throw new Error(`${reply.error}: ${sql.slice(0, 200)}`);
      return reply.rows;
    },
    async signUp(email = `user-${users + 1}@fund.example`) {
      users += 1;
      const network = 2 + (users % 250);
      const session: { access_token: string; user: { id: string } } = await post(
        "/signup",
        { email, password: PASSWORD },
        network,
      );
      return { id: session.user.id, accessToken: session.access_token };
    },
    async addFactor({ accessToken }) {
      const factor: { id: string; totp: { secret: string } } = await post(
        "/factors",
        { factor_type: "totp" },
        254,
        accessToken,
      );
      const challenge: { id: string } = await post(`/factors/${factor.id}/challenge`, {}, 254, accessToken);
      const code = codeOf(factor.totp.secret, Date.now());
      await post(`/factors/${factor.id}/verify`, { challenge_id: challenge.id, code }, 254, accessToken);
    },
    async close() {
      for (const agent of agents.values()) agent.destroy();
      await server.end("SIGTERM");
      rmSync(dataDir, { recursive: true });
    },
  };
}

function addressOf(network: number): string {
  return `127.0.0.${network}`;
}

function parseResponse(packet: Buffer): FuzzResponse {
  const [head = "", text = ""] = packet.toString("latin1").split("\r\n\r\n", 2);
  const [statusLine = "", ...lines] = head.split("\r\n");
  const headers = Object.fromEntries(lines.map((line) => line.toLowerCase().split(": ", 2) as [string, string]));
  return { status: Number(statusLine.split(" ")[1]), headers, text };
}
