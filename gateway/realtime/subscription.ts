/** Who wants to hear of which changes. */
import { createHash } from "node:crypto";
import { type Database, DatabaseError } from "#gateway/db/port/database.ts";
import { followPublishedTables, readCatalog } from "./catalog.ts";
import { type Condition, FilterError, parseFilter } from "./filter.ts";
import type { ChangeBinding } from "./join-request.ts";
import { type Asker, checkFilter } from "./row-queries.ts";

/** One wish for changes. Equal wishes have equal ids, on every channel. */
export interface Binding {
  readonly id: number;
  readonly event: ChangeBinding["event"];
  readonly schema: string;
  /** Null: every table of the schema. */
  readonly table: string | null;
  readonly filter: { readonly text: string; readonly conditions: readonly Condition[] } | null;
}

/** A change as one role sees it. */
export interface News {
  /** JSON text. */
  readonly data: string;
  /** Frames made of it, by whatever tells them apart, so that each is made once. */
  readonly frames: Map<string, Buffer>;
}

export interface Subscription extends Asker {
  readonly bindings: readonly Binding[];
  deliver(bindingIds: readonly number[], news: News): void;
  /** Changes were missed: whoever subscribed has to read anew. */
  lose(why: string): void;
}

/** Why changes cannot be subscribed to; the message is for the client. */
export class SubscriptionError extends Error {
  override readonly name = "SubscriptionError";
}

const ID_BITS = 40;

/** The same number for the same wish, so that the frames of all who share it are alike. */
export function bindingId({ event, schema, table, filter }: ChangeBinding): number {
  const wish = JSON.stringify([event, schema ?? "public", table ?? "*", filter ?? ""]);
  return Number.parseInt(
    createHash("sha256")
      .update(wish)
      .digest("hex")
      .slice(0, ID_BITS / 4),
    16,
  );
}

/** Checks the wishes against the published tables and the role's rights. Throws `SubscriptionError`. */
export async function subscribe(
  database: Database,
  role: string,
  wishes: readonly ChangeBinding[],
): Promise<readonly Binding[]> {
  if (wishes.length === 0) return [];
  // What was published since the start is followed from now on.
  await followPublishedTables(database);
  const catalog = await readCatalog(database, [role]);
  const bindings: Binding[] = [];
  for (const wish of wishes) {
    const schema = wish.schema ?? "public";
    const name = (wish.table ?? "*") === "*" ? null : (wish.table as string);
    const binding = { id: bindingId(wish), event: wish.event, schema, table: name, filter: readFilter(wish) };
    const tables = catalog.tables.filter((table) => table.schema === schema && table.name === (name ?? table.name));
    if (tables.length === 0) {
      throw refusal("Please check Realtime is enabled for the given connect parameters", wish);
    }
    for (const table of name === null ? [] : tables) {
      const access = table.access.get(role);
      if (access === undefined) throw refusal(`permission denied for table ${table.name}`, wish);
      if (!access.seesEveryRow && table.key.length === 0) throw refusal("the table has no primary key", wish);
      for (const { column } of binding.filter?.conditions ?? []) {
        if (!access.columns.includes(column)) throw refusal(`invalid column for filter ${column}`, wish);
      }
      if (binding.filter !== null) await checked(checkFilter(database, table, binding.filter.conditions), wish);
    }
    if (name === null && binding.filter !== null) throw refusal("a filter needs a table", wish);
    bindings.push(binding);
  }
  return bindings;
}

function readFilter(wish: ChangeBinding): Binding["filter"] {
  if (!wish.filter) return null;
  try {
    return { text: wish.filter, conditions: parseFilter(wish.filter) };
  } catch (error) {
    if (error instanceof FilterError) throw refusal(error.message, wish);
    throw error;
  }
}

async function checked(check: Promise<void>, wish: ChangeBinding): Promise<void> {
  try {
    await check;
  } catch (error) {
    if (error instanceof DatabaseError) throw refusal(error.message, wish);
    throw error;
  }
}

function refusal(why: string, { event, schema, table, filter }: ChangeBinding): SubscriptionError {
  const wish = JSON.stringify({ event, schema: schema ?? "public", table: table ?? "*", filter: filter ?? undefined });
  return new SubscriptionError(`Unable to subscribe to changes with given parameters. ${why}: ${wish}`);
}
