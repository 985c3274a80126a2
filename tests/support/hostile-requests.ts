/** Malformed and hostile requests to every endpoint, deterministic for a seed. */
import { createHostileCalls, type FuzzSchema, type HostileRequest, type Random } from "./hostile-calls.ts";

/** Mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "QUERY", "get", "PROPFIND"];
const TABLES = [
  ..."company_facts squad_hotlist_companies universities company_names company_profiles linkedin_request_count".split(
    " ",
  ),
  ..."match_rules other_names match_verdicts match_statistics linkedin_profiles hotlist_counts users auth.users pg_class gateway.rate_limits ../auth/v1/admin/users".split(
    " ",
  ),
  ..."changes operations team_members team_settings hotlist_notes inbox hotlist_note_counts saved_views".split(" "),
  ..."company_files company_sources import_mappings not_duplicates people seen_markers objects storage.objects".split(
    " ",
  ),
];
/** Of other schemas, or none. The product's are called with their arguments: see hostile-calls.ts. */
const FUNCTIONS =
  "known_names team_numbers take_linkedin_request has_required_aal record_as pg_sleep pg_read_file set_config".split(
    " ",
  );
const COLUMNS =
  "id name url company_name founded_year created_at count data raw_data squad_id search_text * nope".split(" ");
const OPERATORS =
  "eq neq gt lt like ilike match imatch in is isdistinct fts plfts cs cd ov sl sr not.eq not.in eq(any) like(all) nope".split(
    " ",
  );
const AUTH_PATHS = [
  ..."user factors settings health .well-known/jwks.json logout?scope=local logout?scope=all recover resend".split(" "),
  ..."verify verify?token=x&type=signup&redirect_to=//evil.example token?grant_type=refresh_token otp authorize sso".split(
    " ",
  ),
  ..."admin/users admin/users/00000000-0000-4000-8000-00000000000a factors/x/verify reauthenticate invite".split(" "),
];
/** Requested less often: each computes a password hash. */
const SLOW_AUTH_PATHS = ["signup", "token?grant_type=password", "token?grant_type=pkce"];
const OTHER_PATHS = [
  ..."/ /config.json /healthz /readyz /metrics /api/fetch-crunchbase /api/fetch-crunchbase?url= /api/x /functions/v1".split(
    " ",
  ),
  ..."/functions/v1/fetch-crunchbase /functions/v1/fetch-linkedin /functions/v1/__proto__ /functions/v1/constructor".split(
    " ",
  ),
  ..."/assets/../../server/config.ts /assets/%2e%2e%2f%2e%2e%2fpackage.json /assets/x.js /favicon.svg /.env /.data/secrets.json".split(
    " ",
  ),
  ..."/realtime/v1/websocket /storage/v1/object/x /graphql/v1 /rest/v1 /rest/v1/ /rest/v1/a/b/c //evil.example /%00 /%ff".split(
    " ",
  ),
];
const HOSTILE_VALUES = [
  ..."' \" \\ ; -- /* */ $$ $1 ' or 1=1 -- '); drop table public.universities; --".split(" "),
  "' or '1'='1",
  "'; select pg_sleep(9); --",
  "\u0000",
  "%00",
  "\ud800",
  "\ufeff",
  "\u202e",
  "😀".repeat(50),
  "é".normalize("NFD"),
  "{}",
  "{{{{",
  "[]",
  "null",
  "undefined",
  "NaN",
  "-1",
  "1e999",
  "9".repeat(400),
  "true",
  "__proto__",
  "constructor",
  "../".repeat(20),
  "<script>alert(1)</script>",
  "=cmd|'/c calc'!A1",
  "(((((((((((((((((((((((((((((((((((((((((((((",
  "a".repeat(5000),
  "(a+)+$",
  "^(a+)\\1+$",
  "((a{1,255}){1,255}){1,255}",
  "(x*)*(x*)*(x*)*y",
  "^(.|x)*(.|x)*(.|x)*\u00e9$",
  "[[:alpha:]]{250}",
  "http://169.254.169.254/latest/meta-data/",
  "https://www.crunchbase.com@evil.example/organization/x",
  "file:///etc/passwd",
  "00000000-0000-4000-8000-00000000000a",
  "2026-02-30T25:61:61Z",
  "infinity",
  '{"a":{"b":[1,2,{"c":null}]}}',
];
const HEADERS = [
  ..."prefer range accept accept-profile content-profile content-type range-unit if-none-match x-forwarded-for".split(
    " ",
  ),
  ..."x-forwarded-host host origin cookie x-http-method-override x-supabase-api-version content-encoding expect".split(
    " ",
  ),
  ..."transfer-encoding x-client-info user-agent accept-language te upgrade authorization apikey".split(" "),
];
const HEADER_VALUES = [
  ..."return=representation return=minimal count=exact resolution=merge-duplicates tx=rollback handling=strict".split(
    " ",
  ),
  "handling=strict, max-affected=0",
  "timezone=Nowhere/Nothing",
  "missing=default, params=single-object",
  ..."0-0 5-2 -1- bytes=0-1 application/vnd.pgrst.object+json text/csv application/vnd.pgrst.plan+json */* text/html".split(
    " ",
  ),
  ..."application/json application/x-www-form-urlencoded multipart/form-data application/octet-stream public auth".split(
    " ",
  ),
  ..."gzip websocket 100-continue chunked 127.0.0.1 evil.example 2024-01-01 9999-99-99 Bearer Basic".split(" "),
];

/** Valid queries, so that requests reach the database. */
const VALID_QUERIES = [
  ..."?select=* ?limit=5 ?id=not.is.null&limit=3 ?order=id.desc&limit=2 ?select=id&id=gt.0 ?name=ilike.*a*&select=name".split(
    " ",
  ),
  ..."?url=eq.https://c.example ?company_name=not.is.null&select=company_name,id ?select=*&order=created_at.desc".split(
    " ",
  ),
];

export function createHostileRequests(random: Random, schema: FuzzSchema): () => HostileRequest {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const maybe = (probability: number) => random() < probability;
  const word = () => (maybe(0.5) ? pick(HOSTILE_VALUES) : pick([...COLUMNS, ...TABLES, "1", "x", "%"]));
  const escape = (text: string) => (maybe(0.8) ? encodeURIComponent(text.toWellFormed()) : text.replace(/[\s#]/g, "+"));

  function query(): string {
    if (maybe(0.3))
      return pick(VALID_QUERIES) + (maybe(0.3) ? `&${pick(COLUMNS)}=${pick(OPERATORS)}.${escape(word())}` : "");
    const parts: string[] = [];
    const count = Math.floor(random() * 5);
    for (let index = 0; index < count; index += 1) {
      const kind = Math.floor(random() * 9);
      if (kind < 3) parts.push(`${escape(maybe(0.8) ? pick(COLUMNS) : word())}=${pick(OPERATORS)}.${escape(word())}`);
      else if (kind === 3)
        parts.push(`select=${escape([pick(COLUMNS), word(), `a:${word()}::text`, `${word()}->>x`].join(","))}`);
      else if (kind === 4) parts.push(`order=${escape(`${word()}.desc.nullslast,${pick(COLUMNS)}`)}`);
      else if (kind === 5)
        parts.push(`${pick(["limit", "offset", "columns", "on_conflict", "url"])}=${escape(word())}`);
      else if (kind === 6)
        parts.push(`${pick(["or", "and", "not.or"])}=${escape(`(${word()}.${pick(OPERATORS)}.${word()},${word()})`)}`);
      else if (kind === 7) parts.push(`${escape(word())}=${escape(word())}`);
      else parts.push(escape(word()));
    }
    return parts.length === 0 ? "" : `?${parts.join("&")}`;
  }

  function path(): string {
    if (maybe(0.03))
      return `/rest/v1/company_facts?aaa_investors=${pick(["match", "imatch", "not.match", "like"])}.${escape(word())}&select=id&limit=5`;
    const kind = random();
    if (kind < 0.4) return `/rest/v1/${maybe(0.9) ? pick(TABLES) : escape(word())}${query()}`;
    if (kind < 0.55) return `/rest/v1/rpc/${maybe(0.9) ? pick(FUNCTIONS) : escape(word())}${query()}`;
    if (kind < 0.78) return `/auth/v1/${maybe(0.95) ? pick(AUTH_PATHS) : escape(word())}`;
    if (kind < 0.8) return `/auth/v1/${pick(SLOW_AUTH_PATHS)}`;
    return maybe(0.9) ? pick(OTHER_PATHS) + (maybe(0.3) ? escape(word()) : "") : `/${escape(word())}`;
  }

  function value(depth: number): unknown {
    const kind = Math.floor(random() * 8);
    if (kind < 3 || depth > 4) return word();
    if (kind === 3) return pick([null, true, -1, 1e308, 0.1, [], {}]);
    if (kind === 4) return Array.from({ length: Math.floor(random() * 4) }, () => value(depth + 1));
    return object(depth + 1);
  }
  const KEYS = [
    ..."email password data phone token type refresh_token code challenge_id factor_type friendly_name current_password".split(
      " ",
    ),
    ..."app_metadata url refresh names urls groups user_id service calls window_ms max_wait_ms auth_code code_verifier".split(
      " ",
    ),
    ...COLUMNS,
  ];
  function object(depth: number): Record<string, unknown> {
    const entries = Array.from({ length: Math.floor(random() * 5) }, () => [
      maybe(0.85) ? pick(KEYS) : word(),
      value(depth),
    ]);
    return Object.fromEntries(entries) as Record<string, unknown>;
  }

  function body(): HostileRequest["body"] {
    const kind = random();
    if (kind < 0.1)
      return JSON.stringify(
        pick([
          { name: word() },
          { url: word(), company_name: word() },
          { names: [word()], urls: [word()] },
          { groups: [[word()]] },
          {},
        ]),
      );
    if (kind < 0.55) return JSON.stringify(object(0));
    if (kind < 0.65) return JSON.stringify(Array.from({ length: 3 }, () => object(0)));
    if (kind < 0.75) return JSON.stringify(object(0)).slice(0, -1 - Math.floor(random() * 5));
    if (kind < 0.8) return pick(["[", '{"a":'] as const).repeat(Math.floor(random() * 3000));
    if (kind < 0.85) return new Uint8Array(Array.from({ length: 40 }, () => Math.floor(random() * 256)));
    if (kind < 0.9) return `{"name":"\\u0000","url":"\\ud800","x":${"1".repeat(400)}}`;
    if (kind < 0.903) return JSON.stringify({ name: "x".repeat(1_100_000) });
    return word();
  }

  const hostile = createHostileCalls(schema, { random, word, value: () => value(0) });
  return () => {
    const service = random();
    if (service < 0.15) return hostile.call();
    if (service < 0.25) return hostile.storage();
    const method = maybe(0.4) ? "GET" : maybe(0.9) ? pick(METHODS.slice(0, 5)) : pick(METHODS);
    const headers: Record<string, string> = {};
    if (maybe(0.6)) headers["content-type"] = "application/json";
    for (let count = Math.floor(random() * 4); count > 0; count -= 1) {
      const text = maybe(0.7) ? pick(HEADER_VALUES) : word();
      // Printable ASCII only: fetch rejects other header values.
      headers[pick(HEADERS)] = text.replace(/[^\x20-\x7e]/g, "?").slice(0, 4000);
    }
    const hasNoBody = method === "GET" || method === "HEAD" || method === "get";
    return { path: path(), method, headers, body: hasNoBody ? undefined : body() };
  };
}
