/** Sends hostile requests as several users over sockets and checks invariants: no 5xx, no leaked or changed rows or internals. */
import { tmpdir } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { ORIGIN } from "./app-harness.ts";
import { CANARY, insertCanaries, PRIVATE_CANARY, plantCanaries, readSchema } from "./fuzz-canaries.ts";
import type { FuzzResponse, FuzzTarget, FuzzUser } from "./fuzz-target.ts";
import type { HostileRequest } from "./hostile-calls.ts";
import { createHostileRequests, seededRandom } from "./hostile-requests.ts";
import { resetPeak, residentBytes } from "./resident-memory.ts";
import { createSocketAbuse } from "./socket-abuse.ts";

/** Forbidden in every response: password hashes, stack traces and source paths … */
const SECRETS = [/\$argon2id\$/, /node_modules/, /\.ts:\d+/, /(\n|\\n)\s+at \S/]
  // … generated SQL …
  .concat(/_postgrest_t|pgrst_(?!scalar)/, /from \\?"public\\?"\./, /\b(from|into|update) (auth|gateway)\./);
/** … and the server's folders. */
const FOLDERS = [process.cwd(), tmpdir()];
/** Paths that need `no-store`: everything of the services except the public keys. */
const SERVICES = /^\/((auth|rest|realtime|functions)\/v1|api)\/(?!\.well-known\/jwks\.json$)/;
const REQUIRED_HEADERS = ["content-security-policy", "x-content-type-options", "referrer-policy", "x-frame-options"];
const MAX_VIOLATIONS = 20;
/** Requests in flight. */
const LANES = 8;
/** One pipeline, unread response or aborted request for this many requests. */
const REQUESTS_PER_ABUSE = 100;

export interface FuzzReport {
  /** Responses by status class, for example "4xx". */
  readonly responses: Readonly<Record<string, number>>;
  readonly slowestMs: number;
  /** Of the server, resident, after its start. */
  readonly peakBytes: number;
  /** One sentence each. */
  readonly violations: readonly string[];
}

export interface FuzzOptions {
  readonly seed: number;
  readonly count: number;
  /** Called after every 1000 requests. */
  readonly onThousand?: (sent: number) => void;
}

export async function fuzz(target: FuzzTarget, { seed, count, onThousand }: FuzzOptions): Promise<FuzzReport> {
  const random = seededRandom(seed);
  const abuse = createSocketAbuse(target, random);
  const responses: Record<string, number> = {};
  const violations: string[] = [];
  let slowestMs = 0;
  const victim = await plantCanaries(target);
  const nextRequest = createHostileRequests(random, await readSchema(target));
  const before = await fingerprint(target, victim);
  let colleague = await target.signUp();
  const unauthorized = await unauthorizedTokens(target);
  // The start's peak does not count.
  resetPeak(target.server.pid);

  async function exchange(): Promise<void> {
    const request = nextRequest();
    const isColleague = random() < 0.6;
    const token = isColleague ? colleague.accessToken : unauthorized[Math.floor(random() * unauthorized.length)];
    const network = 2 + Math.floor(random() * 250);
    const startedMs = performance.now();
    const response = await send(target, request, token ?? null, network);
    slowestMs = Math.max(slowestMs, performance.now() - startedMs);
    const statusClass = `${Math.floor(response.status / 100)}xx`;
    responses[statusClass] = (responses[statusClass] ?? 0) + 1;
    violations.push(...findViolations(request, response, isColleague, [...FOLDERS, target.dataDir]));
  }

  let sent = 0;
  while (sent < count && violations.length <= MAX_VIOLATIONS) {
    const batch = Math.min(200, count - sent);
    let left = batch;
    const lane = async () => {
      while (left > 0) {
        left -= 1;
        if (left % REQUESTS_PER_ABUSE === 0) violations.push(...(await abuse.run(colleague.accessToken)));
        await exchange();
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    sent += batch;
    if ((await userStatus(target, colleague.accessToken)) !== 200) colleague = await target.signUp();
    if (sent % 1000 === 0 || sent === count) {
      const [probe] = await target.query("select 41 + 1 as answer");
      if (probe?.["answer"] !== "42") violations.push("The database returned a wrong result");
      await insertCanaries(target);
      onThousand?.(sent);
    }
  }
  abuse.close();
  if ((await fingerprint(target, victim)) !== before) violations.push("Protected rows changed");
  for (const line of target.server.err) {
    if (!line.includes('"level":"warning"')) violations.push(`Logged an error: ${line.slice(0, 1000)}`);
  }
  return { responses, slowestMs, peakBytes: residentBytes(target.server.pid, "VmHWM"), violations };
}

function findViolations(
  request: HostileRequest,
  response: FuzzResponse,
  isColleague: boolean,
  folders: readonly string[],
): readonly string[] {
  const { status, headers, text } = response;
  const sent = `${request.method} ${request.path.slice(0, 300)} ${JSON.stringify(request.headers)} ${String(request.body).slice(0, 300)}`;
  const violations: string[] = [];
  if (status >= 500) violations.push(`${status} ${text.slice(0, 200)}: ${sent}`);
  if (!isColleague && text.includes(CANARY) && !sent.includes(CANARY))
    violations.push(`A protected row leaked: ${sent}`);
  if (text.includes(PRIVATE_CANARY)) violations.push(`A colleague's private row leaked: ${sent}`);
  if (SECRETS.some((pattern) => pattern.test(text)) || folders.some((folder) => text.includes(folder)))
    violations.push(`A secret leaked: ${sent} → ${text.slice(0, 200)}`);
  const { pathname } = new URL(ORIGIN + request.path);
  if (SERVICES.test(pathname) && request.method !== "OPTIONS" && headers["cache-control"] !== "no-store")
    violations.push(`Cacheable: ${sent}`);
  for (const header of REQUIRED_HEADERS) if (headers[header] === undefined) violations.push(`No ${header}: ${sent}`);
  return violations;
}

function send(
  target: FuzzTarget,
  { path, method, headers, body }: HostileRequest,
  token: string | null,
  network: number,
): Promise<FuzzResponse> {
  const all: Record<string, string> = { apikey: target.anonKey, ...headers };
  if (token !== null) all["authorization"] ??= `Bearer ${token}`;
  const { pathname, search } = new URL(ORIGIN + path);
  return target.send(pathname + search, { method: method.toUpperCase(), headers: all, body }, network);
}

async function userStatus(target: FuzzTarget, accessToken: string): Promise<number> {
  const headers = { apikey: target.anonKey, authorization: `Bearer ${accessToken}` };
  return (await target.send("/auth/v1/user", { method: "GET", headers }, 2)).status;
}

/** No token, the anonymous key, a signed-out session, one without its second factor, an invalid signature. */
async function unauthorizedTokens(target: FuzzTarget): Promise<readonly (string | null)[]> {
  const signedOut = await target.signUp();
  const headers = { apikey: target.anonKey, authorization: `Bearer ${signedOut.accessToken}` };
  await target.send("/auth/v1/logout?scope=global", { method: "POST", headers }, 2);
  const aal1 = await target.signUp();
  await target.addFactor(aal1);
  // Other services notice within seconds.
  for (const { accessToken } of [signedOut, aal1]) {
    const rows = { method: "GET", headers: { ...headers, authorization: `Bearer ${accessToken}` } };
    while ((await target.send("/rest/v1/universities?limit=1", rows, 2)).status === 200) await sleep(100);
  }
  return [null, target.anonKey, signedOut.accessToken, aal1.accessToken, `${aal1.accessToken.slice(0, -5)}AAAAA`];
}

/** A hash of the rows and tables that no request may change. */
async function fingerprint(target: FuzzTarget, victim: FuzzUser): Promise<string> {
  const [row] = await target.query(
    `select md5(concat(
      (select t::text from auth.users t where id = '${victim.id}'),
      (select string_agg(t::text, '' order by id) from auth.mfa_factors t where user_id = '${victim.id}'),
      (select string_agg(t::text, '' order by id) from auth.sessions t where user_id = '${victim.id}'),
      (select string_agg(t::text, '') from public.inbox t where person = '${victim.id}' and text = '${PRIVATE_CANARY}'),
      (select string_agg(t::text, '') from public.saved_views t where owner = '${victim.id}'),
      (select count(*) from public.seen_markers where person = '${victim.id}'),
      (select count(*) from public.operations where actor = '${victim.id}' or undone_by = '${victim.id}'),
      (select count(*) from public.changes where actor = '${victim.id}'),
      (select t::text from public.company_sources t where url = 'https://c.example'),
      (select string_agg(t::text, '') from storage.buckets t),
      (select t::text from public.company_profiles t where url = 'https://c.example'),
      (select string_agg(id || ' ' || max_count, '' order by id) from public.linkedin_request_count),
      (select string_agg(version, '' order by version) from supabase_migrations.schema_migrations),
      (select count(*) from pg_class where relnamespace = 'public'::regnamespace))) as sum`,
  );
  return row?.["sum"] ?? "";
}
