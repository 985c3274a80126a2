/** TLS to Postgres as libpq negotiates it: `sslmode` of the URL, or PGSSLMODE; by default `prefer`. */
import type { Duplex } from "node:stream";
import pg from "pg";

const MODES = ["disable", "allow", "prefer", "require", "verify-ca", "verify-full", "no-verify"] as const;
type Mode = (typeof MODES)[number];

/** The options of `pg` for this URL. `Client` is the class that connects. */
export interface PostgresConnection {
  readonly connectionString: string;
  readonly ssl?: false | { readonly rejectUnauthorized: false };
  readonly Client: typeof pg.Client;
}

/** @throws if the URL names an unknown mode */
export function postgresConnection(url: string, environment = process.env): PostgresConnection {
  const given = /[?&]sslmode=([^&]*)/.exec(url)?.[1];
  const mode = readMode(given ?? environment["PGSSLMODE"] ?? (configuresTls(url) ? "require" : "prefer"));
  // Without `ssl`, `pg` reads PGSSLMODE itself.
  if (isUnixSocket(url) || mode === "disable") {
    return { connectionString: without(url, given), ssl: false, Client: pg.Client };
  }
  if (mode === "prefer" || mode === "allow") {
    return { connectionString: without(url, given), ssl: { rejectUnauthorized: false }, Client: PreferTlsClient };
  }
  if (given === undefined && configuresTls(url)) return { connectionString: url, Client: pg.Client };
  // Without this, `pg` reads `require` and `verify-ca` as `verify-full`.
  const isLibpqMode = mode !== "no-verify" && !url.includes("uselibpqcompat=");
  const named = given === undefined ? withParameter(url, `sslmode=${mode}`) : url;
  return { connectionString: isLibpqMode ? withParameter(named, "uselibpqcompat=true") : named, Client: pg.Client };
}

function readMode(text: string): Mode {
  const mode = MODES.find((candidate) => candidate === text);
  if (mode) return mode;
  throw new Error(`DATABASE_URL has an unknown sslmode. Set it to one of ${MODES.join(", ")}.`);
}

/** Parameters of `pg` that turn TLS on or off by themselves. */
function configuresTls(url: string): boolean {
  return /[?&](ssl|sslnegotiation)=/.test(url);
}

/** As libpq, no TLS on a local socket. */
function isUnixSocket(url: string): boolean {
  return /[?&]host=(\/|%2f)/i.test(url) || /^\w+:\/\/([^@/]*@)?%2f/i.test(url);
}

/** `pg` would read the parameter as `verify-full`. */
function without(url: string, mode: string | undefined): string {
  return mode === undefined ? url : url.replace(/([?&])sslmode=[^&]*&?/, "$1").replace(/[?&]$/, "");
}

function withParameter(url: string, parameter: string): string {
  return `${url}${url.includes("?") ? "&" : "?"}${parameter}`;
}

/** The internals of `pg`'s connection that are patched (pg, lib/connection.js). */
interface Negotiation {
  readonly stream: Duplex;
  connect(port: number, host: string): void;
  attachListeners(stream: Duplex): void;
  emit(event: "sslconnect"): void;
}

/** Continues without TLS if the server says that it has none; `pg` itself gives up. Any other failure stays one. */
class PreferTlsClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const { connection } = this as unknown as { readonly connection: Negotiation };
    const connect = connection.connect.bind(connection);
    connection.connect = (port, host) => {
      connect(port, host);
      const { stream } = connection;
      const listeners = stream.listeners("data") as ((response: Buffer) => void)[];
      stream.removeAllListeners("data");
      stream.once("data", (response: Buffer) => {
        if (response.toString() !== "N") {
          for (const listener of listeners) listener(response);
          return;
        }
        connection.attachListeners(stream);
        connection.emit("sslconnect");
      });
    };
  }
}
