/** HTTP request to `ApiRequest` (PostgREST's name). Checks the protocol only; names are checked against the catalog in `plan.ts`. */
import { restError } from "./errors.ts";
import { type Accept, type BodyType, bodyType, parseAccept } from "./media-type.ts";
import { type Payload, parsePayload } from "./payload.ts";
import { type Preferences, parsePrefer } from "./prefer.ts";
import type { QueryParams } from "./query-ast.ts";
import { parseQueryString } from "./query-string.ts";
import { type Page, requestedPage } from "./range.ts";

export interface Target {
  readonly kind: "relation" | "routine";
  readonly name: string;
}

export type Action = "read" | "insert" | "update" | "put" | "delete" | "call" | "options";

export interface ApiRequest {
  readonly action: Action;
  readonly method: string;
  readonly target: Target;
  readonly schema: string;
  /** The response has a `Content-Profile` header: a profile header chose the schema, or several schemas are exposed. */
  readonly negotiatedByProfile: boolean;
  readonly query: QueryParams;
  readonly page: Page;
  readonly preferences: Preferences;
  readonly accept: Accept;
  /** Null for actions without a body. */
  readonly payload: Payload | null;
}

/** A request whose body is not parsed yet. */
export type RequestHead = Omit<ApiRequest, "payload"> & {
  /** Null for actions without a body. */
  readonly body: { readonly type: BodyType | null; readonly contentType: string | null } | null;
};

export interface HttpRequest {
  readonly method: string;
  readonly target: Target;
  /** The raw query string without `?`. */
  readonly search: string;
  readonly headers: Headers;
}

const RELATION_ACTIONS: Readonly<Record<string, Action>> = {
  GET: "read",
  HEAD: "read",
  POST: "insert",
  PATCH: "update",
  PUT: "put",
  DELETE: "delete",
  OPTIONS: "options",
};
const ROUTINE_ACTIONS: Readonly<Record<string, Action>> = {
  GET: "call",
  HEAD: "call",
  POST: "call",
  OPTIONS: "options",
};

/** @param schemas exposed schemas, the default first. */
export function parseHead(request: HttpRequest, schemas: readonly string[]): RequestHead {
  const { method, target, headers } = request;
  const chosen = chooseSchema(method, headers, schemas);
  const action = chooseAction(method, target);
  const isCall = target.kind === "routine";
  const query = parseQueryString(request.search, isCall && method !== "POST");
  const page = requestedPage(query.limit, query.offset, method === "GET" ? headers.get("range") : null);
  if (action === "put" && (page.offset !== 0n || page.limit !== null)) throw restError.putLimitNotAllowed();
  const contentType = headers.get("content-type");
  const hasPayload = action === "insert" || action === "put" || action === "update" || (isCall && method === "POST");
  return {
    action,
    method,
    target,
    ...chosen,
    query,
    page,
    preferences: parsePrefer(headers.get("prefer")),
    accept: parseAccept(headers.get("accept")),
    body: hasPayload ? { type: bodyType(contentType), contentType } : null,
  };
}

/** @param bytes empty without a body */
export function parseBody({ body, ...head }: RequestHead, bytes: Uint8Array): ApiRequest {
  const { action, target, query } = head;
  if (body === null) return { ...head, payload: null };
  const columns = action === "put" ? null : query.columns;
  return { ...head, payload: parsePayload(bytes, { ...body, isCall: target.kind === "routine", columns }) };
}

function chooseAction(method: string, target: Target): Action {
  const actions = target.kind === "routine" ? ROUTINE_ACTIONS : RELATION_ACTIONS;
  const action = Object.hasOwn(actions, method) ? actions[method] : undefined;
  if (action === undefined)
    throw target.kind === "routine" ? restError.invalidRpcMethod(method) : restError.unsupportedMethod(method);
  return action;
}

function chooseSchema(method: string, headers: Headers, schemas: readonly string[]) {
  const writes = method === "POST" || method === "PATCH" || method === "PUT" || method === "DELETE";
  const profile = headers.get(writes ? "content-profile" : "accept-profile");
  if (profile === null) return { schema: schemas[0] ?? "public", negotiatedByProfile: schemas.length !== 1 };
  if (!schemas.includes(profile)) throw restError.unacceptableSchema(profile, schemas);
  return { schema: profile, negotiatedByProfile: true };
}
