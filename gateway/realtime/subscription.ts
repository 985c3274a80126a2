/** Validates `postgres_changes` bindings. */
import { createHash } from "node:crypto";
import { type Database, DatabaseError } from "#gateway/db/port/database.ts";
import type { Claims } from "#gateway/tokens/claims.ts";
import type { RenderedChange } from "./change.ts";
import { type Condition, FilterError, parseFilter } from "./filter.ts";
import type { BindingRequest } from "./join-request.ts";
import { followPublishedTables, readCatalog } from "./published-tables.ts";
import { checkFilter, type Reader } from "./row-queries.ts";

export interface Binding {
  readonly id: number;
  readonly event: BindingRequest["event"];
  readonly schema: string;
  /** Null: every table of the schema. */
  readonly table: string | null;
  readonly filter: { readonly text: string; readonly conditions: readonly Condition[] } | null;
  /** The columns to send besides the key; null for all. */
  readonly select: readonly string[] | null;
  /** Equal where `select` is. */
  readonly selectKey: string;
}

export interface Subscription extends Reader {
  readonly bindings: readonly Binding[];
  deliver(bindingIds: readonly number[], change: RenderedChange): void;
  /** Changes were missed: the client must join again and refetch. */
  fail(reason: string): void;
}

/** The message is sent to the client. */
export class SubscriptionError extends Error {
  override readonly name = "SubscriptionError";
}

const ID_BITS = 40;
/** The text of Supabase Realtime. */
const SELECT_NEEDS_TABLE =
  "Column selection is not supported for wildcard subscriptions. Provide an explicit schema and table name.";

/** Depends on the request alone, so that subscribers with equal bindings share serialized frames. */
export function bindingId({ event, schema, table, filter, select }: BindingRequest): number {
  const identity = JSON.stringify([event, schema ?? "public", table ?? "*", filter ?? "", select ?? []]);
  return Number.parseInt(
    createHash("sha256")
      .update(identity)
      .digest("hex")
      .slice(0, ID_BITS / 4),
    16,
  );
}

/** Checks the requests against the publication and the role's privileges, in the user's turns. Throws `SubscriptionError`. */
export async function createBindings(
  database: Database,
  { role, claims }: { readonly role: string; readonly claims: Claims },
  requests: readonly BindingRequest[],
): Promise<readonly Binding[]> {
  if (requests.length === 0) return [];
  // The publication may have changed since the server started.
  const options = { person: claims.sub ?? role };
  await followPublishedTables(database, options);
  const catalog = await readCatalog(database, [role], options);
  const bindings: Binding[] = [];
  for (const request of requests) {
    const schema = request.schema ?? "public";
    const name = (request.table ?? "*") === "*" ? null : (request.table as string);
    const filter = readFilter(request);
    const tables = catalog.tables.filter((table) => table.schema === schema && table.name === (name ?? table.name));
    if (tables.length === 0) {
      throw subscriptionError("Please check Realtime is enabled for the given connect parameters", request);
    }
    for (const table of name === null ? [] : tables) {
      const access = table.access.get(role);
      if (access === undefined) throw subscriptionError(`permission denied for table ${table.name}`, request);
      if (!access.seesEveryRow && table.key.length === 0) {
        throw subscriptionError("the table has no primary key", request);
      }
      for (const { column } of filter?.conditions ?? []) {
        if (!access.columns.includes(column)) throw subscriptionError(`invalid column for filter ${column}`, request);
      }
      for (const column of request.select ?? []) {
        if (!access.columns.includes(column)) throw subscriptionError(`invalid column for select ${column}`, request);
      }
      if (filter !== null) {
        await checkFilter(database, table, filter.conditions, options).catch((error: unknown) => {
          throw error instanceof DatabaseError ? subscriptionError(error.message, request) : error;
        });
      }
    }
    if (name === null && filter !== null) throw subscriptionError("a filter needs a table", request);
    const select = request.select?.length ? [...new Set(request.select)] : null;
    if (name === null && select !== null) throw subscriptionError(SELECT_NEEDS_TABLE, request);
    bindings.push({
      id: bindingId(request),
      event: request.event,
      schema,
      table: name,
      filter,
      select,
      selectKey: JSON.stringify(select),
    });
  }
  return bindings;
}

function readFilter(request: BindingRequest): Binding["filter"] {
  if (!request.filter) return null;
  try {
    return { text: request.filter, conditions: parseFilter(request.filter) };
  } catch (error) {
    if (error instanceof FilterError) throw subscriptionError(error.message, request);
    throw error;
  }
}

function subscriptionError(
  reason: string,
  { event, schema, table, filter, select }: BindingRequest,
): SubscriptionError {
  const request = JSON.stringify({
    event,
    schema: schema ?? "public",
    table: table ?? "*",
    filter: filter ?? undefined,
    select: select ?? undefined,
  });
  return new SubscriptionError(`Unable to subscribe to changes with given parameters. ${reason}: ${request}`);
}
