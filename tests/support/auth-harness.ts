import { createHash, randomBytes } from "node:crypto";
import { createClient, type SupabaseClient, type SupabaseClientOptions } from "@supabase/supabase-js";
import { Hono } from "hono";
import type { Email } from "#gateway/auth/mailer.ts";
import type { PasswordHasher } from "#gateway/auth/passwords.ts";
import { createAuthRoutes } from "#gateway/auth/routes.ts";
import type { AuthDependencies, AuthSettings } from "#gateway/auth/service.ts";
import type { Database } from "#gateway/db/port/database.ts";
import { createSigningKey, createTokens, type SigningKey, type Tokens } from "#gateway/tokens/tokens.ts";
import { openTestDatabase } from "./databases.ts";

export const API = "http://127.0.0.1:54321";
export const SITE = "http://127.0.0.1:3000";
export const PASSWORD = "correct horse battery";

/** The account service in memory, its surroundings in the test's hands. */
export interface AuthHarness {
  readonly database: Database;
  readonly tokens: Tokens;
  readonly signingKey: SigningKey;
  readonly emails: Email[];
  /** The hashes that passwords were verified against. */
  readonly verified: string[];
  readonly unexpected: unknown[];
  readonly keys: { readonly anon: string; readonly service: string };
  /** Where requests come from, unless a header `x-test-address` says otherwise. */
  address: string;
  /** As if so much time had passed. */
  advance(ms: number): void;
  nowMs(): number;
  /** The official client; each has a session of its own. */
  client(options?: SupabaseClientOptions<"public">["auth"], key?: string): SupabaseClient;
  request(path: string, init?: RequestInit): Promise<Response>;
  /** A POST of JSON with the headers that the client sends. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  app: Hono;
  /** Another start of the server over the same tables, with settings of the test's own. */
  configure(settings?: Partial<AuthSettings>, dependencies?: Partial<AuthDependencies>): void;
  /** The same over empty tables, from 192.0.2.1, with the clock set right. */
  restart(settings?: Partial<AuthSettings>, dependencies?: Partial<AuthDependencies>): Promise<void>;
  close(): Promise<void>;
}

const SETTINGS: AuthSettings = {
  apiUrl: () => `${API}/auth/v1`,
  siteUrl: () => SITE,
  autoConfirm: true,
  signupDisabledReason: null,
  allowedEmailDomains: [],
  passwordMinLength: 8,
  jwtLifetimeSeconds: 3600,
  refreshTokenReuseSeconds: 10,
  redirectAllowList: [],
};

/** The others empty themselves with these. (A full reset of the database takes 300 times as long.) */
const TABLES = [
  "auth.users",
  "auth.flow_state",
  "auth.audit_log_entries",
  "gateway.sign_in_attempts",
  "gateway.rate_limits",
];

/** In no time what argon2id does in thirty milliseconds, for tests that are not about it. */
const quickHasher: PasswordHasher = {
  hash: async (password) => `$argon2id$quick$${createHash("sha256").update(password).digest("base64")}`,
  verify: async (hash, password) => hash === (await quickHasher.hash(password)),
};

export async function startAuth(engine: "pglite" | "postgres", hasher = quickHasher): Promise<AuthHarness> {
  const { database, close } = await openTestDatabase(engine);
  // Stands still, so that no test depends on how fast it runs.
  let timeMs = Date.now();
  const nowMs = () => timeMs;
  const signingKey = await createSigningKey();
  const tokens = await createTokens(signingKey, nowMs);
  const key = (role: string) => tokens.sign({ role, exp: Math.floor(nowMs() / 1000) + 1e9 });
  const emails: Email[] = [];
  const verified: string[] = [];
  const unexpected: unknown[] = [];

  const harness: AuthHarness = {
    database,
    tokens,
    signingKey,
    emails,
    verified,
    unexpected,
    keys: { anon: await key("anon"), service: await key("service_role") },
    address: "192.0.2.1",
    app: new Hono(),
    advance: (ms) => {
      timeMs += ms;
    },
    nowMs,
    client: (auth = {}, apiKey = harness.keys.anon) =>
      createClient(API, apiKey, {
        auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false, ...auth },
        global: { fetch: async (input, init) => harness.app.request(new Request(input as RequestInfo, init)) },
      }),
    request: async (path, init) => harness.app.request(`${API}/auth/v1${path}`, init),
    post: (path, body, headers = {}) =>
      harness.request(path, {
        method: "POST",
        headers: { "content-type": "application/json", "x-supabase-api-version": "2024-01-01", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    async restart(settings, dependencies) {
      await database.run(TABLES.map((table) => ({ text: `delete from ${table}` })));
      timeMs = Date.now();
      harness.address = "192.0.2.1";
      for (const list of [emails, verified, unexpected]) list.length = 0;
      harness.configure(settings, dependencies);
    },
    configure(settings = {}, dependencies = {}) {
      const routes = createAuthRoutes({
        database,
        tokens,
        clock: nowMs,
        random: randomBytes,
        mailer: { send: async (mail) => void emails.push(mail) },
        settings: { ...SETTINGS, ...settings },
        clientAddress: (context) => context.req.header("x-test-address") ?? harness.address,
        onUnexpectedError: (error) => void unexpected.push(error),
        passwordHasher: {
          hash: hasher.hash,
          verify: (hash, password) => {
            verified.push(hash);
            return hasher.verify(hash, password);
          },
        },
        ...dependencies,
      });
      harness.app = new Hono().route("/auth/v1", routes);
    },
    close,
  };
  await harness.restart();
  return harness;
}

/** The link in the newest mail, followed as a browser would up to its redirect. */
export async function followLink({ emails, app }: AuthHarness): Promise<URL> {
  const link = emails.at(-1)?.text.match(/https?:\S+/)?.[0] ?? "";
  const response = await app.request(link);
  if (response.status !== 303) throw new Error(`The link answered ${response.status}`);
  return new URL(response.headers.get("location") ?? "");
}

/** The parameters in a URL's fragment. */
export function fragment(url: URL): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
}

/** Signs up and opens the link of the mail, which is gone afterwards. */
export async function signUpByEmail(
  auth: AuthHarness,
  credentials: { readonly email: string; readonly password: string },
): Promise<void> {
  await auth.client().auth.signUp(credentials);
  await followLink(auth);
  auth.emails.length = 0;
}

/** Where a link that failed led to, and what it said there. */
export const failure = (url: URL) => ({ at: url.origin, ...fragment(url) });

/** The `failure` of a link that was used, or is too old. */
export const EXPIRED = {
  at: SITE,
  error: "access_denied",
  error_code: "otp_expired",
  error_description: "Email link is invalid or has expired",
  sb: "",
};
