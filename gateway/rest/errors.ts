/**
 * All errors of the REST service and how they are rendered. Codes, messages, details and hints are PostgREST's, byte for byte;
 * `restError` names the constructors after PostgREST's `ApiRequestError` and `SchemaCacheError`.
 */
import { DatabaseError, DatabaseUnavailable } from "#gateway/db/port/database.ts";
import { TokenError } from "#gateway/tokens/tokens.ts";
import { sqlStateStatus } from "./sqlstate.ts";

interface RestErrorOptions {
  readonly details?: string | null;
  readonly hint?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly isCatalogMiss?: boolean;
}

export class RestError extends Error {
  override readonly name = "RestError";
  readonly status: number;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;
  readonly headers: Readonly<Record<string, string>>;
  /** A name is not in the catalog. The catalog may be outdated: reload it and plan again. */
  readonly isCatalogMiss: boolean;

  constructor(status: number, code: string, message: string, options: RestErrorOptions = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = options.details ?? null;
    this.hint = options.hint ?? null;
    this.headers = options.headers ?? {};
    this.isCatalogMiss = options.isCatalogMiss ?? false;
  }
}

const argumentList = (names: readonly string[]) =>
  names.length === 0 ? " without parameters" : `(${names.join(", ")})`;

export const restError = {
  queryParam: (message: string, details: string) => new RestError(400, "PGRST100", message, { details }),
  uriTooLong: (limit: number) =>
    new RestError(414, "PGRST100", "The query string is too long", { details: `The limit is ${limit} bytes.` }),
  invalidRpcMethod: (method: string) => new RestError(405, "PGRST101", `Cannot use the ${method} method on RPC`),
  invalidBody: (message: string) => new RestError(400, "PGRST102", message),
  bodyTooLarge: (limit: number) =>
    new RestError(413, "PGRST102", "The request body is too large", { details: `The limit is ${limit} bytes.` }),
  invalidRange: (details: string, contentRange?: string) =>
    new RestError(416, "PGRST103", "Requested range not satisfiable", {
      details,
      headers: contentRange === undefined ? {} : { "Content-Range": contentRange },
    }),
  invalidFilters: () =>
    new RestError(405, "PGRST105", "Filters must include all and only primary key columns with 'eq' operators"),
  unacceptableSchema: (schema: string, exposed: readonly string[]) =>
    new RestError(406, "PGRST106", `Invalid schema: ${schema}`, {
      hint: `Only the following schemas are exposed: ${exposed.join(", ")}`,
    }),
  noAcceptableMediaType: (accepted: readonly string[]) =>
    new RestError(406, "PGRST107", `None of these media types are available: ${accepted.join(", ")}`),
  notEmbedded: (name: string) =>
    new RestError(400, "PGRST108", `'${name}' is not an embedded resource in this request`, {
      hint: `Verify that '${name}' is included in the 'select' query parameter.`,
    }),
  gucHeaders: () =>
    new RestError(
      500,
      "PGRST111",
      "response.headers guc must be a JSON array composed of objects with a single key and a string value",
    ),
  gucStatus: () => new RestError(500, "PGRST112", "response.status guc must be a valid status code"),
  putLimitNotAllowed: () =>
    new RestError(400, "PGRST114", "limit/offset querystring parameters are not allowed for PUT"),
  putMatchingPk: () => new RestError(400, "PGRST115", "Payload values do not match URL in primary key column(s)"),
  singularity: (rows: number) =>
    new RestError(406, "PGRST116", "Cannot coerce the result to a single JSON object", {
      details: `The result contains ${rows} rows`,
    }),
  unsupportedMethod: (method: string) => new RestError(405, "PGRST117", `Unsupported HTTP method: ${method}`),
  invalidPreferences: (invalid: readonly string[]) =>
    new RestError(400, "PGRST122", "Invalid preferences given with handling=strict", {
      details: `Invalid preferences: ${invalid.join(", ")}`,
    }),
  aggregatesNotAllowed: () => new RestError(400, "PGRST123", "Use of aggregate functions is not allowed"),
  maxAffectedViolation: (rows: number) =>
    new RestError(400, "PGRST124", "Query result exceeds max-affected preference constraint", {
      details: `The query affects ${rows} rows`,
    }),
  invalidResourcePath: () => new RestError(404, "PGRST125", "Invalid path specified in request URL"),
  openApiDisabled: () => new RestError(404, "PGRST126", "Root endpoint metadata is disabled"),
  maxAffectedRpcViolation: () =>
    new RestError(
      400,
      "PGRST128",
      "Function must return SETOF or TABLE when max-affected preference is used with handling=strict",
    ),
  noRelBetween: (parent: string, child: string, hint: string | null, schema: string) =>
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
  noRpc: (name: string, names: readonly string[], searchedWith: string, hint: string | null) =>
    new RestError(404, "PGRST202", `Could not find the function ${name}${argumentList(names)} in the schema cache`, {
      details: `Searched for the function ${name}${searchedWith}, but no matches were found in the schema cache.`,
      hint,
      isCatalogMiss: true,
    }),
  ambiguousRpc: (signatures: readonly string[]) =>
    new RestError(300, "PGRST203", `Could not choose the best candidate function between: ${signatures.join(", ")}`, {
      hint: "Try renaming the parameters or the function itself in the database so function overloading can be resolved",
    }),
  columnNotFound: (relation: string, column: string) =>
    new RestError(400, "PGRST204", `Could not find the '${column}' column of '${relation}' in the schema cache`, {
      isCatalogMiss: true,
    }),
  tableNotFound: (schema: string, name: string, similar: string | null) =>
    new RestError(404, "PGRST205", `Could not find the table '${schema}.${name}' in the schema cache`, {
      hint: similar === null ? null : `Perhaps you meant the table '${schema}.${similar}'`,
      isCatalogMiss: true,
    }),
  /** Not in PostgREST, which accepts a token until it expires. */
  sessionEnded: () => invalidToken("PGRST303", "JWT session has ended"),
  /** Not in PostgREST. The status and code are those of a `db-pre-request` function that raises `insufficient_privilege`. */
  secondFactorRequired: () =>
    new RestError(403, "42501", "A second factor is required", {
      hint: "Enter the code from your authenticator app (aal2).",
    }),
  noSchemaCache: () =>
    new RestError(503, "PGRST002", "Could not query the database for the schema cache. Retrying.", {
      headers: { "Retry-After": "1" },
    }),
  /** For select, order, filters and on_conflict. The text is Postgres'. */
  undefinedColumn: (name: string) =>
    new RestError(400, "42703", `column ${name} does not exist`, { isCatalogMiss: true }),
  undefinedType: (name: string) =>
    new RestError(400, "42704", `type "${name}" does not exist`, { isCatalogMiss: true }),
  /** The text is that of pg_safeupdate, which hosted Supabase projects load. */
  missingWhere: (command: "UPDATE" | "DELETE") => new RestError(400, "21000", `${command} requires a WHERE clause`),
  nulByte: () => new RestError(400, "22021", 'invalid byte sequence for encoding "UTF8": 0x00'),
  /** Not in PostgREST: protects the stack of Postgres' recursive parsers. */
  tooDeep: () => new RestError(400, "54001", "The value is nested too deeply"),
  /** Not in PostgREST: parsed, a body needs many times its size. */
  tooManyValues: (limit: number) =>
    new RestError(400, "54000", "The request body has too many values", { details: `The limit is ${limit} values.` }),
  /** Not in PostgREST: protects the database from patterns that take seconds. The code is Postgres' for invalid ones. */
  costlyPattern: (violation: string) =>
    new RestError(400, "2201B", "invalid regular expression: regular expression is too complex", {
      details: `The pattern has ${violation}.`,
      hint: "Use a shorter pattern without back-references, lookaround or nested quantifiers, or use like.",
    }),
  /** Not in PostgREST: protects the database from requests that take seconds or fill its memory. */
  costlyFilter: (details: string) => new RestError(400, "54001", "The request is too complex", { details }),
  invalidText: (message: string) => new RestError(400, "22P02", message),
  unexpected: (requestId: string) =>
    new RestError(500, "PGRSTX00", "Internal server error", { details: `Request ID: ${requestId}` }),
};

/** The client's view of a thrown value; null for unexpected errors. */
export function toRestError(error: unknown, isAnonymous: boolean): RestError | null {
  if (error instanceof RestError) return error;
  if (error instanceof DatabaseError) return fromDatabase(error, isAnonymous);
  if (error instanceof DatabaseUnavailable) return fromUnavailable(error);
  if (error instanceof TokenError) return fromToken(error);
  return null;
}

function fromToken({ code, message }: TokenError): RestError {
  return invalidToken(code === "malformed" || code === "signature" ? "PGRST301" : "PGRST303", message);
}

function invalidToken(code: "PGRST301" | "PGRST303", message: string): RestError {
  return new RestError(401, code, message, {
    headers: { "WWW-Authenticate": `Bearer error="invalid_token", error_description="${message}"` },
  });
}

/** A status that postgrest-js does not retry, and Postgres' own code and message. PostgREST: 500. */
function statementTimeout(): RestError {
  return new RestError(504, "57014", "canceling statement due to statement timeout", {
    hint: "Request fewer rows, or filter by an indexed column.",
  });
}

/** Not in PostgREST. SQLSTATE `transaction_resolution_unknown`; without `Retry-After`, because a repetition may be stored twice. */
function resultUnknown(): RestError {
  return new RestError(503, "08007", "The result of this statement is unknown", {
    hint: "Read the rows again before you repeat the request.",
  });
}

/** The cause (host names, paths) is logged and never sent to the client. */
function fromUnavailable({ reason }: DatabaseUnavailable): RestError {
  switch (reason) {
    case "deadline":
      return statementTimeout();
    case "unknown":
      return resultUnknown();
    case "disk-full":
      return new RestError(507, "53100", "The disk is full");
    case "result-too-large":
      return new RestError(400, "54000", "The result is too large", { hint: "Select fewer rows or columns." });
    default:
      return new RestError(503, "PGRST001", "Database client error. Retrying the connection.", {
        headers: { "Retry-After": "1" },
      });
  }
}

function fromDatabase(error: DatabaseError, isAnonymous: boolean): RestError {
  if (error.code === "PGRST") return fromRaise(error);
  const status = sqlStateStatus(error.code, error.message, isAnonymous);
  return new RestError(status, error.code, error.message, { details: error.detail, hint: error.hint });
}

/** `RAISE SQLSTATE 'PGRST'`: MESSAGE and DETAIL contain the error response as JSON. */
function fromRaise({ message, detail }: DatabaseError): RestError {
  const invalidRaise = (details: string, hint: string) =>
    new RestError(500, "PGRST121", "Could not parse JSON in the \"RAISE SQLSTATE 'PGRST'\" error", { details, hint });
  const detailHint =
    "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'.";
  const body = parseObject(message);
  if (typeof body?.code !== "string" || typeof body.message !== "string") {
    return invalidRaise(
      `Invalid JSON value for MESSAGE: '${message}'`,
      "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.",
    );
  }
  if (detail === null) return invalidRaise("DETAIL is missing in the RAISE statement", detailHint);
  const response = parseObject(detail);
  const status = response?.status;
  if (typeof status !== "number" || !(status >= 200 && status <= 599) || !isHeaderRecord(response?.headers)) {
    return invalidRaise(`Invalid JSON value for DETAIL: '${detail}'`, detailHint);
  }
  return new RestError(status, body.code, body.message, {
    details: typeof body.details === "string" ? body.details : null,
    hint: typeof body.hint === "string" ? body.hint : null,
    headers: response.headers,
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
