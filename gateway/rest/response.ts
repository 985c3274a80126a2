/** Rows to HTTP: status, headers and the body as Postgres wrote it. */
import type { Row } from "#gateway/db/port/database.ts";
import { restError } from "./errors.ts";
import type { CallPlan, DescribePlan, MutationPlan, ReadPlan } from "./plan-types.ts";
import { type Preferences, preferenceApplied } from "./prefer.ts";
import { encode } from "./query-string.ts";
import { contentRange, rangeStatus } from "./range.ts";
import type { Intent } from "./request.ts";
import type { Outcome } from "./run.ts";

interface Draft {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string | null;
}

export function respond(intent: Intent, plan: ReadPlan | MutationPlan | CallPlan, outcome: Outcome): Response {
  switch (plan.kind) {
    case "read":
      return send(answerRead(intent, plan, outcome));
    case "call":
      return sendOverridden(answerCall(intent, plan, outcome.row), outcome.row);
    default:
      return sendOverridden(answerMutation(intent, plan, outcome.row), outcome.row);
  }
}

/** OPTIONS. */
export function describe({ allow }: DescribePlan): Response {
  return new Response(null, { status: 200, headers: { Allow: allow.join(",") } });
}

function answerRead(intent: Intent, plan: ReadPlan, { row, explained }: Outcome): Draft {
  const { status, range } = ranged(plan, row, totalOf(plan, row, explained));
  const { canonical } = intent.query;
  return {
    status,
    body: plan.hasBody ? (row.body ?? "[]") : null,
    headers: {
      "Content-Range": range,
      "Content-Location": `/${encode(intent.target.name)}${canonical === "" ? "" : `?${canonical}`}`,
      ...contentHeaders(intent, plan),
      ...applied(plan.preferences, ["count", "tx", "handling", "timezone"]),
    },
  };
}

function answerCall(intent: Intent, plan: CallPlan, row: Row): Draft {
  const { status, range } = ranged(plan, row, row.table_total == null ? null : BigInt(row.table_total));
  const headers = {
    "Content-Range": range,
    ...applied(plan.preferences, ["count", "tx", "handling", "timezone", "maxAffected"]),
  };
  if (plan.routine.returns === "void") return { status: 204, headers, body: null };
  return {
    status,
    headers: { ...headers, ...contentHeaders(intent, plan) },
    body: plan.hasBody ? (row.body ?? "null") : null,
  };
}

type Heeded = Parameters<typeof preferenceApplied>[1];

const MUTATION_PREFERENCES: Readonly<Record<MutationPlan["kind"], Heeded>> = {
  insert: ["resolution", "missing", "return", "count", "tx", "handling", "timezone"],
  update: ["missing", "return", "count", "tx", "handling", "timezone", "maxAffected"],
  put: ["return", "count", "tx", "handling", "timezone"],
  delete: ["return", "count", "tx", "handling", "timezone", "maxAffected"],
};

function answerMutation(intent: Intent, plan: MutationPlan, row: Row): Draft {
  const { kind, preferences, conflict, hasBody } = plan;
  const total = BigInt(row.page_total ?? 0);
  const counted = preferences.count === "exact" || preferences.count === "estimated" ? total : null;
  const isMoot = kind === "insert" && conflict?.columns.length === 0;
  const heeded = MUTATION_PREFERENCES[kind].filter((name) => !(isMoot && name === "resolution"));
  const headers: Record<string, string> = {};
  if (kind === "update") headers["Content-Range"] = contentRange(0n, total - 1n, counted);
  if (kind === "insert" || kind === "delete") headers["Content-Range"] = contentRange(1n, 0n, counted);
  const location = locationOf(plan, row);
  if (location !== null) headers.Location = location;
  Object.assign(headers, applied(preferences, heeded));
  if (hasBody) Object.assign(headers, contentHeaders(intent, plan));
  return { status: mutationStatus(plan, row), headers, body: hasBody ? (row.body ?? "[]") : null };
}

function mutationStatus({ kind, conflict, hasBody }: MutationPlan, row: Row): number {
  const inserted = Number(row.inserted ?? 0) > 0;
  if (kind === "insert") return conflict?.action === "merge" && !inserted ? 200 : 201;
  if (!hasBody) return 204;
  return kind === "put" && inserted ? 201 : 200;
}

/** `/table?id=eq.1` for the one row an insert made. */
function locationOf({ location, relation }: MutationPlan, row: Row): string | null {
  if (location === null || row.location == null) return null;
  // Every value in it is a string already, so nothing is lost in reading it.
  const key = JSON.parse(row.location) as Readonly<Record<string, string | null>>;
  const pairs = location.map((name) => {
    const value = key[name] ?? null;
    return `${encode(name)}=${value === null ? "is.null" : `eq.${encode(value)}`}`;
  });
  return `/${encode(relation.name)}?${pairs.join("&")}`;
}

function ranged({ shape }: ReadPlan | CallPlan, row: Row, total: bigint | null) {
  const lower = shape.page.offset;
  const upper = lower + BigInt(row.page_total ?? 0) - 1n;
  const range = contentRange(lower, upper, total);
  const status = rangeStatus(lower, upper, total);
  if (status === 416) {
    throw restError.range(`An offset of ${lower} was requested, but there are only ${total} rows.`, range);
  }
  return { status, range };
}

/** Counted or guessed, as asked; an estimate is exact as long as it is small. */
function totalOf({ preferences, maxRows }: ReadPlan, row: Row, explained: string | null): bigint | null {
  const counted = row.table_total == null ? null : BigInt(row.table_total);
  if (preferences.count === "planned") return plannedRows(explained);
  if (preferences.count !== "estimated" || counted === null || counted <= BigInt(maxRows)) return counted;
  const planned = plannedRows(explained);
  return planned !== null && planned > counted ? planned : counted;
}

function plannedRows(explained: string | null): bigint | null {
  if (explained === null) return null;
  const [plan] = JSON.parse(explained) as readonly { readonly Plan: { readonly "Plan Rows": number } }[];
  return plan ? BigInt(Math.round(plan.Plan["Plan Rows"])) : null;
}

function contentHeaders({ profiled, schema }: Intent, { media }: { media: ReadPlan["media"] }): Record<string, string> {
  if (!profiled) return { "Content-Type": media.contentType };
  return { "Content-Type": media.contentType, "Content-Profile": schema };
}

function applied(preferences: Preferences, heeded: Heeded): Record<string, string> {
  const value = preferenceApplied(preferences, heeded);
  return value === null ? {} : { "Preference-Applied": value };
}

/** Statuses that forbid a body. */
const BODILESS = new Set([204, 205, 304]);

function send({ status, headers, body }: Draft): Response {
  return new Response(BODILESS.has(status) ? null : body, { status, headers });
}

/** What functions and triggers set as `response.status` and `response.headers` counts more than what stands here. */
function sendOverridden(draft: Draft, row: Row): Response {
  const status = row.response_status == null ? draft.status : overriddenStatus(row.response_status);
  if (row.response_headers == null) return send({ ...draft, status });
  const own = overriddenHeaders(row.response_headers);
  const headers = new Headers(draft.headers);
  for (const [name] of own) headers.delete(name);
  try {
    for (const [name, value] of own) headers.append(name, value);
  } catch {
    throw restError.responseHeaders();
  }
  return new Response(BODILESS.has(status) ? null : draft.body, { status, headers });
}

function overriddenStatus(text: string): number {
  const status = Number(/^\d+/.exec(text)?.[0] ?? 0);
  if (status < 200 || status > 599) throw restError.responseStatus();
  return status;
}

function overriddenHeaders(json: string): readonly (readonly [name: string, value: string])[] {
  let list: unknown;
  try {
    list = JSON.parse(json);
  } catch {
    throw restError.responseHeaders();
  }
  if (!Array.isArray(list)) throw restError.responseHeaders();
  return list.map((item: unknown) => {
    const [entry, ...more] = typeof item === "object" && item !== null ? Object.entries(item) : [];
    if (!entry || more.length > 0 || typeof entry[1] !== "string") throw restError.responseHeaders();
    return [entry[0], entry[1]] as const;
  });
}
