/**
 * Every error this service answers: PostgREST's closed list of codes, Postgres' own errors and what is nobody's fault,
 * each with status, code, message, details and hint; and the one renderer that writes them.
 */
import { DatabaseError, DatabaseUnavailable } from "#gateway/db/port/database.ts";
import { TokenError } from "#gateway/tokens/tokens.ts";
import { databaseStatus } from "./sqlstate.ts";

interface Fields {
  readonly details?: string | null;
  readonly hint?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly stale?: boolean;
}

export class RestError extends Error {
  override readonly name = "RestError";
  readonly status: number;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;
  readonly headers: Readonly<Record<string, string>>;
  /** The schema cache did not know a name: worth a second look once it has been read again. */
  readonly stale: boolean;

  constructor(status: number, code: string, message: string, fields: Fields = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = fields.details ?? null;
    this.hint = fields.hint ?? null;
    this.headers = fields.headers ?? {};
    this.stale = fields.stale ?? false;
  }
}

const argumentList = (names: readonly string[]) =>
  names.length === 0 ? " without parameters" : `(${names.join(", ")})`;

/** The service's own errors, by what went wrong. */
export const restError = {
  queryString: (message: string, details: string) => new RestError(400, "PGRST100", message, { details }),
  queryTooLong: (limit: number) =>
    new RestError(414, "PGRST100", "The query string is too long", { details: `It may have ${limit} bytes.` }),
  rpcMethod: (method: string) => new RestError(405, "PGRST101", `Cannot use the ${method} method on RPC`),
  body: (message: string) => new RestError(400, "PGRST102", message),
  bodyTooLarge: (limit: number) =>
    new RestError(413, "PGRST102", "The request body is too large", { details: `It may have ${limit} bytes.` }),
  range: (details: string, contentRange?: string) =>
    new RestError(416, "PGRST103", "Requested range not satisfiable", {
      details,
      headers: contentRange === undefined ? {} : { "Content-Range": contentRange },
    }),
  putFilters: () =>
    new RestError(405, "PGRST105", "Filters must include all and only primary key columns with 'eq' operators"),
  schema: (schema: string, exposed: readonly string[]) =>
    new RestError(406, "PGRST106", `Invalid schema: ${schema}`, {
      hint: `Only the following schemas are exposed: ${exposed.join(", ")}`,
    }),
  mediaType: (accepted: readonly string[]) =>
    new RestError(406, "PGRST107", `None of these media types are available: ${accepted.join(", ")}`),
  notEmbedded: (name: string) =>
    new RestError(400, "PGRST108", `'${name}' is not an embedded resource in this request`, {
      hint: `Verify that '${name}' is included in the 'select' query parameter.`,
    }),
  responseHeaders: () =>
    new RestError(
      500,
      "PGRST111",
      "response.headers guc must be a JSON array composed of objects with a single key and a string value",
    ),
  responseStatus: () => new RestError(500, "PGRST112", "response.status guc must be a valid status code"),
  putRange: () => new RestError(400, "PGRST114", "limit/offset querystring parameters are not allowed for PUT"),
  putKey: () => new RestError(400, "PGRST115", "Payload values do not match URL in primary key column(s)"),
  notSingular: (rows: number) =>
    new RestError(406, "PGRST116", "Cannot coerce the result to a single JSON object", {
      details: `The result contains ${rows} rows`,
    }),
  method: (method: string) => new RestError(405, "PGRST117", `Unsupported HTTP method: ${method}`),
  preferences: (invalid: readonly string[]) =>
    new RestError(400, "PGRST122", "Invalid preferences given with handling=strict", {
      details: `Invalid preferences: ${invalid.join(", ")}`,
    }),
  aggregates: () => new RestError(400, "PGRST123", "Use of aggregate functions is not allowed"),
  maxAffected: (rows: number) =>
    new RestError(400, "PGRST124", "Query result exceeds max-affected preference constraint", {
      details: `The query affects ${rows} rows`,
    }),
  path: () => new RestError(404, "PGRST125", "Invalid path specified in request URL"),
  root: () => new RestError(404, "PGRST126", "Root endpoint metadata is disabled"),
  maxAffectedSingle: () =>
    new RestError(
      400,
      "PGRST128",
      "Function must return SETOF or TABLE when max-affected preference is used with handling=strict",
    ),
  relationship: (parent: string, child: string, hint: string | null, schema: string) =>
    new RestError(
      400,
      "PGRST200",
      `Could not find a relationship between '${parent}' and '${child}' in the schema cache`,
      {
        details:
          `Searched for a foreign key relationship between '${parent}' and '${child}` +
          `${hint === null ? "" : `' using the hint '${hint}`}' in the schema '${schema}', but no matches were found.`,
      },
    ),
  routine: (name: string, names: readonly string[], how: string, hint: string | null) =>
    new RestError(404, "PGRST202", `Could not find the function ${name}${argumentList(names)} in the schema cache`, {
      details: `Searched for the function ${name}${how}, but no matches were found in the schema cache.`,
      hint,
      stale: true,
    }),
  ambiguousRoutine: (signatures: readonly string[]) =>
    new RestError(300, "PGRST203", `Could not choose the best candidate function between: ${signatures.join(", ")}`, {
      hint: "Try renaming the parameters or the function itself in the database so function overloading can be resolved",
    }),
  column: (relation: string, column: string) =>
    new RestError(400, "PGRST204", `Could not find the '${column}' column of '${relation}' in the schema cache`, {
      stale: true,
    }),
  relation: (schema: string, name: string, near: string | null) =>
    new RestError(404, "PGRST205", `Could not find the table '${schema}.${name}' in the schema cache`, {
      hint: near === null ? null : `Perhaps you meant the table '${schema}.${near}'`,
      stale: true,
    }),
  /** Ours alone: PostgREST believes a token until it expires. */
  sessionEnded: () => invalidToken("PGRST303", "JWT session has ended"),
  /** As a pre-request function (`db-pre-request`) would refuse it. */
  secondFactorMissing: () =>
    new RestError(403, "42501", "A second factor has to be shown first", {
      hint: "Sign in with the code of your authenticator app (aal2).",
    }),
  noSchemaCache: () =>
    new RestError(503, "PGRST002", "Could not query the database for the schema cache. Retrying.", {
      headers: { "Retry-After": "1" },
    }),
  /** A column named in select, order, a filter or on_conflict: Postgres' words for it. */
  undefinedColumn: (name: string) => new RestError(400, "42703", `column ${name} does not exist`, { stale: true }),
  undefinedType: (name: string) => new RestError(400, "42704", `type "${name}" does not exist`, { stale: true }),
  /** As pg_safeupdate, which hosted projects load. */
  whereClause: (command: "UPDATE" | "DELETE") => new RestError(400, "21000", `${command} requires a WHERE clause`),
  nulByte: () => new RestError(400, "22021", 'invalid byte sequence for encoding "UTF8": 0x00'),
  /** Ours alone: what would make Postgres' recursive parsers run out of stack. */
  tooDeep: () => new RestError(400, "54001", "The value is nested too deeply"),
  unexpected: (requestId: string) =>
    new RestError(500, "PGRSTX00", "Internal server error", { details: `The request's number is ${requestId}.` }),
};

/** What a thrown value means to the client, or null where it is none of the known failures. */
export function toRestError(error: unknown, anonymous: boolean): RestError | null {
  if (error instanceof RestError) return error;
  if (error instanceof DatabaseError) return fromDatabase(error, anonymous);
  if (error instanceof DatabaseUnavailable) return fromUnavailable(error);
  if (error instanceof TokenError) return fromToken(error);
  return null;
}

function fromToken({ fault, message }: TokenError): RestError {
  return invalidToken(fault === "malformed" || fault === "signature" ? "PGRST301" : "PGRST303", message);
}

function invalidToken(code: "PGRST301" | "PGRST303", message: string): RestError {
  return new RestError(401, code, message, {
    headers: { "WWW-Authenticate": `Bearer error="invalid_token", error_description="${message}"` },
  });
}

/** Why it is away (an address, a path) is the log's business. */
function fromUnavailable({ reason }: DatabaseUnavailable): RestError {
  switch (reason) {
    case "deadline":
      return new RestError(504, "PGRST003", "Timed out acquiring connection from connection pool.");
    case "disk-full":
      return new RestError(507, "53100", "The disk is full");
    case "result-too-large":
      return new RestError(400, "54000", "The result is too large", { hint: "Ask for fewer rows or columns." });
    default:
      return new RestError(503, "PGRST001", "Database client error. Retrying the connection.", {
        headers: { "Retry-After": "1" },
      });
  }
}

function fromDatabase(error: DatabaseError, anonymous: boolean): RestError {
  if (error.code === "PGRST") return fromRaise(error);
  const status = databaseStatus(error.code, error.message, anonymous);
  return new RestError(status, error.code, error.message, { details: error.detail, hint: error.hint });
}

/** `RAISE SQLSTATE 'PGRST'`: the database writes the whole answer, as JSON in its message and detail. */
function fromRaise({ message, detail }: DatabaseError): RestError {
  const failed = (details: string, hint: string) =>
    new RestError(500, "PGRST121", "Could not parse JSON in the \"RAISE SQLSTATE 'PGRST'\" error", { details, hint });
  const detailHint =
    "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'.";
  const said = parseObject(message);
  if (typeof said?.code !== "string" || typeof said.message !== "string") {
    return failed(
      `Invalid JSON value for MESSAGE: '${message}'`,
      "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.",
    );
  }
  if (detail === null) return failed("DETAIL is missing in the RAISE statement", detailHint);
  const how = parseObject(detail);
  const status = how?.status;
  if (typeof status !== "number" || !(status >= 200 && status <= 599) || !isHeaderRecord(how?.headers)) {
    return failed(`Invalid JSON value for DETAIL: '${detail}'`, detailHint);
  }
  return new RestError(status, said.code, said.message, {
    details: typeof said.details === "string" ? said.details : null,
    hint: typeof said.hint === "string" ? said.hint : null,
    headers: how.headers,
  });
}

function parseObject(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function isHeaderRecord(value: unknown): value is Record<string, string> {
  if (typeof value !== "object" || value === null) return false;
  try {
    const names = [...new Headers(value as Record<string, string>).keys()];
    return names.length === 0 || Object.values(value).every((item) => typeof item === "string");
  } catch {
    return false;
  }
}

/** The answer to a failed request; its body is left off for HEAD. */
export function renderError(error: RestError, method: string): Response {
  const { status, code, details, hint, message } = error;
  const headers = new Headers({
    "Content-Type": "application/json; charset=utf-8",
    "Proxy-Status": `PostgREST; error=${code.replace(/[^\w]/g, "")}`,
  });
  if (status === 401) headers.set("WWW-Authenticate", "Bearer");
  for (const [name, value] of Object.entries(error.headers)) headers.set(name, value);
  const hasBody = method !== "HEAD" && status !== 204 && status !== 304;
  return new Response(hasBody ? JSON.stringify({ code, details, hint, message }) : null, { status, headers });
}
