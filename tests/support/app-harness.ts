import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { TOTP } from "otpauth";
import type { Mailer } from "#gateway/auth/mailer.ts";
import { findEndedSessions } from "#gateway/auth/session-check.ts";
import type { Database } from "#gateway/db/port/database.ts";
import { createOriginPolicy } from "#gateway/http/origin-policy.ts";
import { type Realtime, startRealtime } from "#gateway/realtime/realtime.ts";
import { openFilesFolder } from "#gateway/storage/files-folder.ts";
import { createUrlTokens } from "#gateway/storage/url-tokens.ts";
import { issueProjectKeys } from "#gateway/tokens/secrets.ts";
import { createSigningKey, createTokens, type SigningKey, type Tokens } from "#gateway/tokens/tokens.ts";
import { createApp, type Gateway } from "#server/app.ts";
import { type Config, readConfig } from "#server/config.ts";
import { openTestDatabase } from "./databases.ts";
import { fastFolder } from "./fast-folder.ts";

export const ORIGIN = "http://127.0.0.1:3000";
export const PASSWORD = "correct horse battery";
const TOTP_PERIOD_MS = 30_000;

export interface SignedUp {
  readonly id: string;
  readonly email: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** One or several gateways in memory over one database, with injected clock, network and mailer. */
export interface AppHarness {
  readonly database: Database;
  readonly tokens: Tokens;
  readonly signingKey: SigningKey;
  readonly keys: { readonly anonKey: string; readonly serviceRoleKey: string };
  /** Logged errors. */
  readonly logged: Readonly<Record<string, unknown>>[];
  /** URLs requested from data services. */
  readonly asked: string[];
  /** Advances the clock. */
  advance(ms: number): void;
  nowMs(): number;
  /** Takes a path, or a URL to set another `Host`. Goes to the first server by default. */
  request(path: string, init?: RequestInit, server?: number): Promise<Response>;
  /** A request with an access token. */
  as(accessToken: string, path: string, init?: RequestInit, server?: number): Promise<Response>;
  /** The server's hourly cleanup. */
  deleteExpired(): Promise<void>;
  /** supabase-js, signed out. */
  client(server?: number): SupabaseClient;
  /** A new user, from a new network address. */
  signUp(email?: string): Promise<SignedUp>;
  /** Adds an authenticator app. Returns its secret and the AAL2 session. */
  addFactor(user: SignedUp): Promise<{ readonly secret: string; readonly factorId: string; readonly raised: SignedUp }>;
  close(): Promise<void>;
}

export interface AppOptions {
  readonly servers?: number;
  readonly environment?: Readonly<Record<string, string>>;
  /** The data services' responses. Default: unreachable. */
  readonly outside?: (address: string, init?: RequestInit) => Promise<Response>;
  readonly webDirectory?: string;
  /** Without a mailer, accounts are confirmed at once. */
  readonly mailer?: Mailer;
}

export async function openApp(engine: "pglite" | "postgres", options: AppOptions = {}): Promise<AppHarness> {
  const test = await openTestDatabase(engine);
  const { database } = test;
  let users = 0;
  // Does not advance by itself, so that no test depends on its speed.
  let timeMs = Date.now();
  const nowMs = () => timeMs;
  const signingKey = await createSigningKey();
  const tokens = await createTokens(signingKey, nowMs);
  const keys = await issueProjectKeys(tokens, Math.floor(nowMs() / 1000));
  const logged: Readonly<Record<string, unknown>>[] = [];
  const asked: string[] = [];
  const outside = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const address = input instanceof Request ? input.url : String(input);
    asked.push(address);
    if (options.outside === undefined) throw new TypeError("fetch failed");
    return options.outside(address, init);
  };
  const config: Config = readConfig(options.environment ?? {});
  const originPolicy = createOriginPolicy({
    publicOrigin: config.publicUrl,
    listenHost: config.host,
    allowedOrigins: config.allowedOrigins,
  });
  const filesDir = await mkdtemp(join(await fastFolder(), "test-files-"));
  const gateways: Gateway[] = [];
  const realtimes: Realtime[] = [];
  for (let server = 0; server < (options.servers ?? 1); server += 1) {
    const connection = server === 0 ? database : test.another();
    const own = {
      database: connection,
      tokens: await createTokens(signingKey, nowMs),
      clock: nowMs,
    };
    const realtime = await startRealtime({
      ...own,
      endedSessions: findEndedSessions(connection, nowMs),
      originPolicy,
      clientAddress: () => "192.0.2.1",
      anonymousJoins: false,
      onUnexpectedError: (error) => logged.push({ level: "error", error: String(error) }),
    });
    realtimes.push(realtime);
    const gateway = await createApp({
      ...own,
      config,
      broadcastRoutes: realtime.broadcastRoutes,
      mailer: options.mailer ?? null,
      originPolicy,
      isLocalPeer: () => true,
      filesFolder: await openFilesFolder(connection, filesDir),
      urlTokens: createUrlTokens(Buffer.alloc(32, 1), nowMs),
      webDirectory: options.webDirectory ?? "web",
      random: randomBytes,
      sleep: async () => {},
      fetch: outside,
      clientAddress: (context) => context.req.header("x-test-address") ?? "192.0.2.1",
      log: (entry) => {
        if (entry.level === "error") logged.push(entry);
      },
    });
    gateways.push(gateway);
  }
  const send = async (input: string | URL | Request, init?: RequestInit, server = 0) => {
    const gateway = gateways[server];
    if (gateway === undefined) throw new Error(`There is no server ${server}`);
    return gateway.app.request(input, init);
  };
  const clientOf = (server = 0, headers: Record<string, string> = {}) =>
    createClient(ORIGIN, keys.anonKey, {
      auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
      global: { headers, fetch: (input, init) => send(new Request(input as RequestInfo, init), undefined, server) },
    });

  return {
    database,
    tokens,
    signingKey,
    keys,
    logged,
    asked,
    nowMs,
    advance: (ms) => {
      timeMs += ms;
    },
    request: (path, init, server) => send(path.startsWith("/") ? ORIGIN + path : path, init, server),
    deleteExpired: async () => gateways[0]?.deleteExpired(),
    as(accessToken, path, init = {}, server) {
      const headers = new Headers(init.headers);
      headers.set("apikey", keys.anonKey);
      headers.set("authorization", `Bearer ${accessToken}`);
      if (init.body !== undefined && !headers.has("content-type")) headers.set("content-type", "application/json");
      return send(ORIGIN + path, { ...init, headers }, server);
    },
    client: (server) => clientOf(server),
    async signUp(email = `user-${users + 1}@fund.example`) {
      users += 1;
      const client = clientOf(0, { "x-test-address": `198.51.100.${users % 250}` });
      const { data, error } = await client.auth.signUp({ email, password: PASSWORD });
      if (data.session === null) throw error ?? new Error("No session");
      const { access_token: accessToken, refresh_token: refreshToken, user } = data.session;
      return { id: user.id, email, accessToken, refreshToken };
    },
    async addFactor(user) {
      const client = clientOf(0, { "x-test-address": `203.0.113.${users % 250}` });
      await client.auth.setSession({ access_token: user.accessToken, refresh_token: user.refreshToken });
      const enrolled = await client.auth.mfa.enroll({ factorType: "totp" });
      if (enrolled.error) throw enrolled.error;
      const { id: factorId, totp } = enrolled.data;
      const code = codeOf(totp.secret, nowMs());
      const shown = await client.auth.mfa.challengeAndVerify({ factorId, code });
      if (shown.error) throw shown.error;
      const raised = { ...user, accessToken: shown.data.access_token, refreshToken: shown.data.refresh_token };
      return { secret: totp.secret, factorId, raised };
    },
    async close() {
      await Promise.all(realtimes.map((realtime) => realtime.close()));
      await test.close();
      await rm(filesDir, { recursive: true });
    },
  };
}

/** An authenticator app's code, `ahead` periods later, because each code works once. */
export function codeOf(secret: string, nowMs: number, ahead = 0): string {
  return new TOTP({ secret }).generate({ timestamp: nowMs + ahead * TOTP_PERIOD_MS });
}
