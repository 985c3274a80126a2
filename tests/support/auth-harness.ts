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

/** The auth service in memory, with a controllable clock, mailer and client address. */
export interface AuthHarness {
  readonly database: Database;
  readonly tokens: Tokens;
  readonly signingKey: SigningKey;
  readonly emails: Email[];
  /** Arguments of the hasher's `verify` calls. */
  readonly verifiedHashes: string[];
  readonly unexpectedErrors: unknown[];
  readonly keys: { readonly anon: string; readonly service: string };
  /** Client IP address, unless a request has the header `x-test-address`. */
  address: string;
  advance(ms: number): void;
  nowMs(): number;
  /** A new supabase-js client with its own session. */
  client(options?: SupabaseClientOptions<"public">["auth"], key?: string): SupabaseClient;
  request(path: string, init?: RequestInit): Promise<Response>;
  /** POSTs JSON with supabase-js' headers. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  app: Hono;
  /** Recreates the service over the same tables. */
  configure(settings?: Partial<AuthSettings>, dependencies?: Partial<AuthDependencies>): void;
  /** Empties the tables, resets address and clock, and recreates the service. */
  restart(settings?: Partial<AuthSettings>, dependencies?: Partial<AuthDependencies>): Promise<void>;
  close(): Promise<void>;
}

const SETTINGS: AuthSettings = {
  apiUrl: () => `${API}/auth/v1`,
  siteUrl: () => SITE,
  autoConfirm: true,
  acceptsSignUps: () => true,
  allowedEmailDomains: [],
  passwordMinLength: 8,
  jwtLifetimeSeconds: 3600,
  refreshTokenReuseSeconds: 10,
  redirectAllowList: [],
};

/** Deleting from these cascades to the other tables; a full reset of the database takes 300 times as long. */
const TABLES = [
  "auth.users",
  "auth.flow_state",
  "auth.audit_log_entries",
  "gateway.sign_in_attempts",
  "gateway.rate_limits",
];

/** Replaces argon2id (30 ms per hash) in tests that do not test hashing. */
const fastHasher: PasswordHasher = {
  hash: async (password) => `$argon2id$fast$${createHash("sha256").update(password).digest("base64")}`,
  verify: async (hash, password) => hash === (await fastHasher.hash(password)),
};

export async function startAuth(engine: "pglite" | "postgres", hasher = fastHasher): Promise<AuthHarness> {
  const { database, close } = await openTestDatabase(engine);
  // A fixed clock, so that no test depends on its speed.
  let timeMs = Date.now();
  const nowMs = () => timeMs;
  const signingKey = await createSigningKey();
  const tokens = await createTokens(signingKey, nowMs);
  const key = (role: string) => tokens.sign({ role, exp: Math.floor(nowMs() / 1000) + 1e9 });
  const emails: Email[] = [];
  const verifiedHashes: string[] = [];
  const unexpectedErrors: unknown[] = [];

  const harness: AuthHarness = {
    database,
    tokens,
    signingKey,
    emails,
    verifiedHashes,
    unexpectedErrors,
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
      for (const list of [emails, verifiedHashes, unexpectedErrors]) list.length = 0;
      harness.configure(settings, dependencies);
    },
    configure(settings = {}, dependencies = {}) {
      const routes = createAuthRoutes({
        database,
        tokens,
        clock: nowMs,
        random: randomBytes,
        mailer: { send: async (email) => void emails.push(email) },
        settings: { ...SETTINGS, ...settings },
        clientAddress: (context) => context.req.header("x-test-address") ?? harness.address,
        onUnexpectedError: (error) => void unexpectedErrors.push(error),
        passwordHasher: {
          hash: hasher.hash,
          verify: (hash, password) => {
            verifiedHashes.push(hash);
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

/** Opens the link of the latest email and returns the redirect URL. */
export async function followLink({ emails, app }: AuthHarness): Promise<URL> {
  const link = emails.at(-1)?.text.match(/https?:\S+/)?.[0] ?? "";
  const response = await app.request(link);
  if (response.status !== 303) throw new Error(`The link returned ${response.status}`);
  return new URL(response.headers.get("location") ?? "");
}

export function fragment(url: URL): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
}

/** Signs up, opens the link of the email and clears the emails. */
export async function signUpByEmail(
  auth: AuthHarness,
  credentials: { readonly email: string; readonly password: string },
): Promise<void> {
  await auth.client().auth.signUp(credentials);
  await followLink(auth);
  auth.emails.length = 0;
}

/** Origin and error parameters of a failed link's redirect. */
export const redirectError = (url: URL) => ({ at: url.origin, ...fragment(url) });

/** The `redirectError` of a used or expired link. */
export const EXPIRED_LINK = {
  at: SITE,
  error: "access_denied",
  error_code: "otp_expired",
  error_description: "Email link is invalid or has expired",
  sb: "",
};
