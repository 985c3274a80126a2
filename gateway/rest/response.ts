/** The row of a plan to an HTTP response. The body is sent as Postgres rendered it. */
import type { Row } from "#gateway/db/port/database.ts";
import { restError } from "./errors.ts";
import type { CallPlan, MutationPlan, OptionsPlan, ReadPlan, SqlPlan } from "./plan-types.ts";
import { type AppliedPreference, type Preferences, preferenceApplied } from "./prefer.ts";
import { encode } from "./query-string.ts";
import { formatContentRange, rangeStatus } from "./range.ts";
import type { ApiRequest } from "./request.ts";
import type { PlanResult } from "./run.ts";

interface ResponseParts {
  readonly status: number;
  readonly headers: Record<string, string> | Headers;
  readonly body: string | Uint8Array | null;
}

export function renderResponse(request: ApiRequest, plan: SqlPlan, result: PlanResult): Response {
  switch (plan.kind) {
    case "read":
      return toResponse(readResponse(request, plan, result));
    case "call":
      return applyResponseGucs(callResponse(request, plan, result), result.row);
    default:
      return applyResponseGucs(mutationResponse(request, plan, result), result.row);
  }
}

export function renderOptions({ allow }: OptionsPlan): Response {
  return new Response(null, { status: 200, headers: { Allow: allow.join(",") } });
}

function readResponse(request: ApiRequest, plan: ReadPlan, { row, body, explained }: PlanResult): ResponseParts {
  const { status, contentRange } = rangeOf(plan, row, totalOf(plan, row, explained));
  const { canonical } = request.query;
  return {
    status,
    body: plan.hasBody ? (body ?? "[]") : null,
    headers: {
      "Content-Range": contentRange,
      "Content-Location": `/${encode(request.target.name)}${canonical === "" ? "" : `?${canonical}`}`,
      ...contentHeaders(request, plan),
      ...preferenceHeaders(plan.preferences, ["count", "tx", "handling", "timezone"]),
    },
  };
}

function callResponse(request: ApiRequest, plan: CallPlan, { row, body }: PlanResult): ResponseParts {
  const { status, contentRange } = rangeOf(plan, row, row.table_total == null ? null : BigInt(row.table_total));
  const headers = {
    "Content-Range": contentRange,
    ...preferenceHeaders(plan.preferences, ["count", "tx", "handling", "timezone", "maxAffected"]),
  };
  if (plan.routine.returns === "void") return { status: 204, headers, body: null };
  return {
    status,
    headers: { ...headers, ...contentHeaders(request, plan) },
    body: plan.hasBody ? (body ?? "null") : null,
  };
}

const MUTATION_PREFERENCES: Readonly<Record<MutationPlan["kind"], readonly AppliedPreference[]>> = {
  insert: ["resolution", "missing", "return", "count", "tx", "handling", "timezone"],
  update: ["missing", "return", "count", "tx", "handling", "timezone", "maxAffected"],
  put: ["return", "count", "tx", "handling", "timezone"],
  delete: ["return", "count", "tx", "handling", "timezone", "maxAffected"],
};

function mutationResponse(request: ApiRequest, plan: MutationPlan, { row, body }: PlanResult): ResponseParts {
  const { kind, preferences, onConflict, hasBody } = plan;
  const total = BigInt(row.page_total ?? 0);
  const counted = preferences.count === "exact" || preferences.count === "estimated" ? total : null;
  const ignoresResolution = kind === "insert" && onConflict?.columns.length === 0;
  const supported = MUTATION_PREFERENCES[kind].filter((name) => !(ignoresResolution && name === "resolution"));
  const headers: Record<string, string> = {};
  if (kind === "update") headers["Content-Range"] = formatContentRange(0n, total - 1n, counted);
  if (kind === "insert" || kind === "delete") headers["Content-Range"] = formatContentRange(1n, 0n, counted);
  const location = locationOf(plan, row);
  if (location !== null) headers.Location = location;
  Object.assign(headers, preferenceHeaders(preferences, supported));
  if (hasBody) Object.assign(headers, contentHeaders(request, plan));
  return { status: mutationStatus(plan, row), headers, body: hasBody ? (body ?? "[]") : null };
}

function mutationStatus({ kind, onConflict, hasBody }: MutationPlan, row: Row): number {
  const inserted = Number(row.inserted ?? 0) > 0;
  if (kind === "insert") return onConflict?.action === "merge" && !inserted ? 200 : 201;
  if (!hasBody) return 204;
  return kind === "put" && inserted ? 201 : 200;
}

/** `/table?id=eq.1` for a single inserted row. */
function locationOf({ location, relation }: MutationPlan, row: Row): string | null {
  if (location === null || row.location == null) return null;
  // All values are strings, so JSON.parse cannot lose precision.
  const key = JSON.parse(row.location) as Readonly<Record<string, string | null>>;
  const pairs = location.map((name) => {
    const value = key[name] ?? null;
    return `${encode(name)}=${value === null ? "is.null" : `eq.${encode(value)}`}`;
  });
  return `/${encode(relation.name)}?${pairs.join("&")}`;
}

function rangeOf({ select }: ReadPlan | CallPlan, row: Row, total: bigint | null) {
  const lower = select.page.offset;
  const upper = lower + BigInt(row.page_total ?? 0) - 1n;
  const contentRange = formatContentRange(lower, upper, total);
  const status = rangeStatus(lower, upper, total);
  if (status === 416) {
    throw restError.invalidRange(
      `An offset of ${lower} was requested, but there are only ${total} rows.`,
      contentRange,
    );
  }
  return { status, contentRange };
}

/** The total for `count=`; an estimated count is exact up to `maxRows`. */
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

function contentHeaders({ negotiatedByProfile, schema }: ApiRequest, { mediaType }: SqlPlan): Record<string, string> {
  if (!negotiatedByProfile) return { "Content-Type": mediaType.contentType };
  return { "Content-Type": mediaType.contentType, "Content-Profile": schema };
}

function preferenceHeaders(preferences: Preferences, supported: readonly AppliedPreference[]): Record<string, string> {
  const value = preferenceApplied(preferences, supported);
  return value === null ? {} : { "Preference-Applied": value };
}

/** Statuses for which `Response` accepts no body. */
const NULL_BODY_STATUSES = new Set([204, 205, 304]);

function toResponse({ status, headers, body }: ResponseParts): Response {
  return new Response(NULL_BODY_STATUSES.has(status) ? null : (body as BodyInit | null), { status, headers });
}

/** `response.status` and `response.headers`, set by functions and triggers, take precedence. */
function applyResponseGucs(parts: ResponseParts, row: Row): Response {
  const status = row.response_status == null ? parts.status : gucStatus(row.response_status);
  if (row.response_headers == null) return toResponse({ ...parts, status });
  const custom = gucHeaders(row.response_headers);
  const headers = new Headers(parts.headers);
  for (const [name] of custom) headers.delete(name);
  try {
    for (const [name, value] of custom) headers.append(name, value);
  } catch {
    throw restError.gucHeaders();
  }
  return toResponse({ status, headers, body: parts.body });
}

function gucStatus(text: string): number {
  const status = Number(/^\d+/.exec(text)?.[0] ?? 0);
  if (status < 200 || status > 599) throw restError.gucStatus();
  return status;
}

function gucHeaders(json: string): readonly (readonly [name: string, value: string])[] {
  let list: unknown;
  try {
    list = JSON.parse(json);
  } catch {
    throw restError.gucHeaders();
  }
  if (!Array.isArray(list)) throw restError.gucHeaders();
  return list.map((item: unknown) => {
    const [entry, ...more] = typeof item === "object" && item !== null ? Object.entries(item) : [];
    if (!entry || more.length > 0 || typeof entry[1] !== "string") throw restError.gucHeaders();
    return [entry[0], entry[1]] as const;
  });
}
