/** Sends hostile requests as several users and checks invariants: no 5xx, no leaked or changed rows, no leaked internals. */
import { tmpdir } from "node:os";
import { type AppHarness, ORIGIN, type SignedUp } from "./app-harness.ts";
import { createHostileRequests, type HostileRequest, seededRandom } from "./hostile-requests.ts";

/** A value in rows that only colleagues may read. */
const CANARY = "canary-7f3e9d2c";
/** Forbidden in every response: password hashes, stack traces and source paths … */
const SECRETS = [/\$argon2id\$/, /node_modules/, /\.ts:\d+/, /(\n|\\n)\s+at \S/]
  // … generated SQL …
  .concat(/_postgrest_t|pgrst_(?!scalar)/, /from \\?"public\\?"\./, /\b(from|into|update) (auth|gateway)\./);
/** … and the server's folders. */
const FOLDERS = [process.cwd(), tmpdir(), "/dev/shm"];
/** Paths that need `no-store`: everything of the services except the public keys. */
const SERVICES = /^\/((auth|rest|realtime|functions)\/v1|api)\/(?!\.well-known\/jwks\.json$)/;
const REQUIRED_HEADERS = ["content-security-policy", "x-content-type-options", "referrer-policy", "x-frame-options"];
const MAX_VIOLATIONS = 20;

export interface FuzzReport {
  /** Responses by status class, for example "4xx". */
  readonly responses: Readonly<Record<string, number>>;
  readonly slowestMs: number;
  /** One sentence each. */
  readonly violations: readonly string[];
}

export interface FuzzOptions {
  readonly seed: number;
  readonly count: number;
  /** Called after every 1000 requests. */
  readonly onThousand?: (sent: number) => void;
}

interface FuzzResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export async function fuzz(app: AppHarness, { seed, count, onThousand }: FuzzOptions): Promise<FuzzReport> {
  const random = seededRandom(seed);
  const nextRequest = createHostileRequests(random);
  const responses: Record<string, number> = {};
  const violations: string[] = [];
  let slowestMs = 0;
  const victim = await plantCanaries(app);
  const before = await fingerprint(app, victim);
  let colleague = await app.signUp();
  const unauthorized = await unauthorizedTokens(app);

  for (let sent = 1; sent <= count; sent += 1) {
    const request = nextRequest();
    const isColleague = random() < 0.6;
    const token = isColleague ? colleague.accessToken : unauthorized[Math.floor(random() * unauthorized.length)];
    const startedMs = performance.now();
    const response = await send(app, request, token ?? null, Math.floor(random() * 250));
    slowestMs = Math.max(slowestMs, performance.now() - startedMs);
    const statusClass = `${Math.floor(response.status / 100)}xx`;
    responses[statusClass] = (responses[statusClass] ?? 0) + 1;
    violations.push(...findViolations(request, response, isColleague));
    if (sent % 200 === 0 && (await app.as(colleague.accessToken, "/auth/v1/user")).status !== 200)
      colleague = await app.signUp();
    if (sent % 1000 === 0 || sent === count) {
      const [probe] = await app.database.run([{ text: "select 41 + 1 as answer" }]);
      if (probe?.rows[0]?.["answer"] !== "42") violations.push("The database returned a wrong result");
      await insertCanaries(app);
      onThousand?.(sent);
    }
    if (violations.length > MAX_VIOLATIONS) break;
  }
  if ((await fingerprint(app, victim)) !== before) violations.push("Protected rows changed");
  for (const { message, error } of app.logged)
    violations.push(`Logged an error: ${String(message)}: ${String(error).slice(0, 500)}`);
  return { responses, slowestMs, violations };
}

function findViolations(request: HostileRequest, response: FuzzResponse, isColleague: boolean): readonly string[] {
  const { status, headers, text } = response;
  const sent = `${request.method} ${request.path.slice(0, 300)} ${JSON.stringify(request.headers)} ${String(request.body).slice(0, 300)}`;
  const violations: string[] = [];
  if (status >= 500) violations.push(`${status} ${text.slice(0, 200)}: ${sent}`);
  if (!isColleague && text.includes(CANARY) && !sent.includes(CANARY))
    violations.push(`A protected row leaked: ${sent}`);
  if (SECRETS.some((pattern) => pattern.test(text)) || FOLDERS.some((folder) => text.includes(folder)))
    violations.push(`A secret leaked: ${sent} → ${text.slice(0, 200)}`);
  const { pathname } = new URL(ORIGIN + request.path);
  if (SERVICES.test(pathname) && request.method !== "OPTIONS" && headers.get("cache-control") !== "no-store")
    violations.push(`Cacheable: ${sent}`);
  for (const header of REQUIRED_HEADERS) if (!headers.has(header)) violations.push(`No ${header}: ${sent}`);
  return violations;
}

async function send(
  app: AppHarness,
  { path, method, headers, body }: HostileRequest,
  token: string | null,
  host: number,
): Promise<FuzzResponse> {
  const all = new Headers({ "x-test-address": `203.0.113.${host}`, ...headers });
  if (token !== null && !all.has("authorization")) all.set("authorization", `Bearer ${token}`);
  if (!all.has("apikey")) all.set("apikey", app.keys.anonKey);
  const response = await app.request(path, { method, headers: all, ...(body !== undefined && { body }) });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function plantCanaries(app: AppHarness): Promise<SignedUp> {
  const victim = await app.signUp("victim@fund.example");
  await app.addFactor(victim);
  await insertCanaries(app);
  return victim;
}

/** Repeated during the run: the colleague may delete or change the rows. */
async function insertCanaries(app: AppHarness): Promise<void> {
  await app.database.run(
    [
      `company_facts (url, company_name) values ('https://c.example', '${CANARY}')`,
      `squad_hotlist_companies (squad_id, company_name) values ('genai', '${CANARY}')`,
      `universities (name) values ('${CANARY}')`,
      `company_names (name) values ('${CANARY}')`,
      `company_profiles (url, data, source) values ('https://c.example', '{"x":"${CANARY}"}', 'sample')`,
      `linkedin_profiles (url, full_name) values ('https://c.example', '${CANARY}')`,
    ].map((row) => ({ text: `insert into public.${row} on conflict do nothing` })),
  );
}

/** No token, the anonymous key, a signed-out session, one without its second factor, an invalid signature. */
async function unauthorizedTokens(app: AppHarness): Promise<readonly (string | null)[]> {
  const signedOut = await app.signUp();
  await app.as(signedOut.accessToken, "/auth/v1/logout?scope=global", { method: "POST" });
  const aal1 = await app.signUp();
  await app.addFactor(aal1);
  app.advance(5000);
  return [null, app.keys.anonKey, signedOut.accessToken, aal1.accessToken, `${aal1.accessToken.slice(0, -5)}AAAAA`];
}

/** A hash of the rows and tables that no request may change. */
async function fingerprint(app: AppHarness, victim: SignedUp): Promise<string> {
  const [row] = await app.database.run([
    {
      text: `select md5(concat(
        (select t::text from auth.users t where id = $1::uuid), (select string_agg(t::text, '' order by id) from auth.mfa_factors t where user_id = $1::uuid),
        (select string_agg(t::text, '' order by id) from auth.sessions t where user_id = $1::uuid),
        (select t::text from public.company_profiles t where url = 'https://c.example'),
        (select string_agg(id || ' ' || max_count, '' order by id) from public.linkedin_request_count),
        (select string_agg(version, '' order by version) from supabase_migrations.schema_migrations),
        (select count(*) from pg_class where relnamespace = 'public'::regnamespace))) as sum`,
      values: [victim.id],
    },
  ]);
  return row?.rows[0]?.["sum"] ?? "";
}
