/** Sends hostile requests to a gateway in the name of many, and finds what must never happen. */
import { tmpdir } from "node:os";
import { type AppHarness, ORIGIN, type SignedUp } from "./app-harness.ts";
import { createHostileRequests, type HostileRequest, seededChance } from "./hostile-requests.ts";

/** Stands in rows that only some may read. */
const CANARY = "canary-7f3e9d2c";
/** What no answer may hold, whoever asks: hashes, keys of second factors, other people's tokens, insides of the server. */
const NEVER = [/\$argon2id\$/, /node_modules/, /\.ts:\d+/, /(\n|\\n)\s+at \S/]
  // Its SQL ...
  .concat(/_postgrest_t|pgrst_(?!scalar)/, /from \\?"public\\?"\./, /\b(from|into|update) (auth|gateway)\./);
/** ... and its folders. */
const FOLDERS = [process.cwd(), tmpdir(), "/dev/shm"];
/** Public keys may be kept; nothing else of the services. */
const SERVICES = /^\/((auth|rest|realtime|functions)\/v1|api)\/(?!\.well-known\/jwks\.json$)/;

export interface FuzzReport {
  readonly answers: Readonly<Record<string, number>>;
  /** The longest that one answer took, in milliseconds. */
  readonly slowestMs: number;
  /** One sentence each; empty when all is well. */
  readonly faults: readonly string[];
}

export interface FuzzOptions {
  readonly seed: number;
  readonly count: number;
  /** After each thousand, the database having been probed. */
  readonly onThousand?: (sent: number) => void;
}

const REQUIRED_HEADERS = ["content-security-policy", "x-content-type-options", "referrer-policy", "x-frame-options"];

export async function fuzz(app: AppHarness, { seed, count, onThousand }: FuzzOptions): Promise<FuzzReport> {
  const chance = seededChance(seed);
  const next = createHostileRequests(chance);
  const answers: Record<string, number> = {};
  const faults: string[] = [];
  let slowestMs = 0;
  const victim = await plantCanaries(app);
  const before = await fingerprint(app, victim);
  let colleague = await app.signUp();
  const withoutRight = await strangers(app);

  for (let sent = 1; sent <= count; sent += 1) {
    const request = next();
    const isColleague = chance() < 0.6;
    const token = isColleague ? colleague.accessToken : withoutRight[Math.floor(chance() * withoutRight.length)];
    const startedMs = performance.now();
    const answer = await send(app, request, token ?? null, Math.floor(chance() * 250));
    slowestMs = Math.max(slowestMs, performance.now() - startedMs);
    const text = answer.text;
    const group = `${Math.floor(answer.status / 100)}xx`;
    answers[group] = (answers[group] ?? 0) + 1;
    const what = () =>
      `${request.method} ${request.path.slice(0, 300)} ${JSON.stringify(request.headers)} ${String(request.body).slice(0, 300)}`;
    if (answer.status >= 500) faults.push(`${answer.status} ${text.slice(0, 200)}: ${what()}`);
    if (!isColleague && text.includes(CANARY) && !what().includes(CANARY))
      faults.push(`A stranger read a row: ${what()}`);
    if (NEVER.some((pattern) => pattern.test(text)) || FOLDERS.some((folder) => text.includes(folder)))
      faults.push(`A secret was told: ${what()} → ${text.slice(0, 200)}`);
    const { pathname } = new URL(ORIGIN + request.path);
    if (SERVICES.test(pathname) && request.method !== "OPTIONS" && answer.headers.get("cache-control") !== "no-store")
      faults.push(`May be kept by a cache: ${what()}`);
    for (const header of REQUIRED_HEADERS) if (!answer.headers.has(header)) faults.push(`No ${header}: ${what()}`);
    if (sent % 200 === 0 && (await app.as(colleague.accessToken, "/auth/v1/user")).status !== 200)
      colleague = await app.signUp();
    if (sent % 1000 === 0 || sent === count) {
      const [probe] = await app.database.run([{ text: "select 41 + 1 as answer" }]);
      if (probe?.rows[0]?.["answer"] !== "42") faults.push("The database does not answer as it should");
      await sowCanaries(app);
      onThousand?.(sent);
    }
    if (faults.length > 20) break;
  }
  if ((await fingerprint(app, victim)) !== before) faults.push("Rows were changed without right");
  for (const { message, error } of app.logged)
    faults.push(`The log says ${String(message)}: ${String(error).slice(0, 500)}`);
  return { answers, slowestMs, faults };
}

async function send(
  app: AppHarness,
  { path, method, headers, body }: HostileRequest,
  token: string | null,
  host: number,
) {
  const all = new Headers({ "x-test-address": `203.0.113.${host}`, ...headers });
  if (token !== null && !all.has("authorization")) all.set("authorization", `Bearer ${token}`);
  if (!all.has("apikey")) all.set("apikey", app.keys.anonKey);
  const answer = await app.request(path, { method, headers: all, ...(body !== undefined && { body }) });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

async function plantCanaries(app: AppHarness): Promise<SignedUp> {
  const victim = await app.signUp("victim@fund.example");
  await app.addFactor(victim);
  await sowCanaries(app);
  return victim;
}

/** A colleague may have deleted or changed them; strangers are to find them. */
async function sowCanaries(app: AppHarness): Promise<void> {
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

/** Tokens that open nothing: none, the anonymous key, a signed-out one, one from before the second step, nonsense. */
async function strangers(app: AppHarness): Promise<readonly (string | null)[]> {
  const signedOut = await app.signUp();
  await app.as(signedOut.accessToken, "/auth/v1/logout?scope=global", { method: "POST" });
  const halfWay = await app.signUp();
  await app.addFactor(halfWay);
  app.advance(5000);
  return [
    null,
    app.keys.anonKey,
    signedOut.accessToken,
    halfWay.accessToken,
    `${halfWay.accessToken.slice(0, -5)}AAAAA`,
  ];
}

/** What nobody who is sent here may change. */
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
