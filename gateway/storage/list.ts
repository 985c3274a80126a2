/**
 * Lists the entries of a folder: its objects, and one entry for each folder below it. The statement jumps from entry to entry in
 * the index, so that a page costs the same however many objects the bucket and its folders have.
 *
 * All conditions on `storage.objects` compare columns with values by leakproof operators: otherwise Postgres would evaluate the
 * policies for every row of the bucket first.
 */
import type { Database, Row, TransactionSettings } from "#gateway/db/port/database.ts";
import { isoTime, type ObjectMetadata } from "./objects.ts";

export type TimeColumn = "updated_at" | "created_at" | "last_accessed_at";

export interface Entry {
  /** In the bucket; a folder's ends with a slash. */
  readonly key: string;
  /** Null for folders. */
  readonly object: EntryObject | null;
}

interface EntryObject {
  readonly id: string;
  readonly updated_at: string;
  readonly created_at: string;
  readonly last_accessed_at: string;
  readonly metadata: ObjectMetadata | null;
}

export interface EntryQuery {
  readonly bucket: string;
  readonly prefix: string;
  /** Only entries whose name after the prefix starts like this, ignoring case. */
  readonly search?: string;
  readonly order: "asc" | "desc";
  readonly limit: number;
  readonly offset?: number;
  /** The key of the last entry of the page before. */
  readonly after?: string | undefined;
}

const OBJECT_COLUMNS = ["id", "updated_at", "created_at", "last_accessed_at", "metadata"]
  .map((column) => (column.endsWith("_at") ? `'${column}', ${isoTime(`o.${column}`)}` : `'${column}', o.${column}`))
  .join(", ");

/** Sorted by key, byte by byte. */
export async function listEntries(
  database: Database,
  runAs: TransactionSettings,
  query: EntryQuery,
): Promise<readonly Entry[]> {
  const { bucket, prefix, search = "", order, limit, offset = 0, after } = query;
  const isAscending = order === "asc";
  const { first, last } = bounds(prefix);
  const start = isAscending ? (after === undefined ? first : afterEntry(after)) : (after ?? last);
  const end = isAscending ? last : first;
  const nextName = (seek: string | null) => `
    select o.name from storage.objects o where o.bucket_id = $1
      and ${seek === null ? "$3::text is null" : `o.name collate "C" ${isAscending ? ">=" : "<"} ${seek}`}
      and ${end === null ? "$4::text is null" : `o.name collate "C" ${isAscending ? "<" : ">="} $4`}
    order by o.name collate "C" ${order} limit 1`;
  // "0" is the character after "/"; no key contains U+0001.
  const seek = isAscending ? `case when ${IS_FOLDER} then rtrim(key, '/') || '0' else key || chr(1) end` : "key";
  const text = `
    with recursive found (name) as (
      (${nextName(start === null ? null : "$3")})
      union all
      select n.name from (
        -- Without OFFSET the expression would become a condition on the table, and would not be leakproof.
        select ${seek} as seek from (select ${entryKey("name")} as key from found) e offset 0
      ) s, lateral (${nextName("s.seek")}) n
    ), entries as (
      select name, ${entryKey("name")} as key from found
    ), page as (
      select * from entries where $5 = '' or starts_with(lower(substr(key, length($2) + 1)), lower($5)) limit $6 offset $7
    )
    select key, case when not ${IS_FOLDER} then
        (select json_build_object(${OBJECT_COLUMNS}) from storage.objects o where o.bucket_id = $1 and o.name = page.name) end as object
      from page order by key collate "C" ${order}`;
  return run(database, runAs, text, [bucket, prefix, start, end, search, String(limit), String(offset)]);
}

/** The folder itself may be the key of an object. */
const IS_FOLDER = "(right(key, 1) = '/' and key <> $2)";

/** The part of a key that is an entry of the folder: up to the next slash, and with it. */
function entryKey(name: string): string {
  const rest = `substr(${name}, length($2) + 1)`;
  return `case when strpos(${rest}, '/') > 0 then $2 || left(${rest}, strpos(${rest}, '/')) else ${name} end`;
}

interface TimeQuery {
  readonly bucket: string;
  readonly prefix: string;
  readonly search?: string;
  readonly column: TimeColumn;
  readonly order: "asc" | "desc";
  readonly limit: number;
  readonly offset: number;
}

/** First the folders by name, then the objects by time. Reads all objects below the prefix. */
export async function listByTime(
  database: Database,
  runAs: TransactionSettings,
  { bucket, prefix, search = "", column, order, limit, offset }: TimeQuery,
): Promise<readonly Entry[]> {
  const { first, last } = bounds(prefix);
  const text = `
    with range as materialized (${objectsBelow(last, column)}), entries as (
      select ${entryKey("name")} as key, name, time from range
    ), page as (
      select distinct key, null::text as name, null::timestamptz as time from entries where ${IS_FOLDER}
      union all select key, name, time from entries where not ${IS_FOLDER}
    ), shown as (
      select * from page where $5 = '' or starts_with(lower(substr(key, length($2) + 1)), lower($5))
      order by name is not null, time ${order}, key collate "C" ${order} limit $6 offset $7
    )
    select key, case when name is not null then ${OBJECT_OF_NAME} end as object
      from shown order by name is not null, time ${order}, key collate "C" ${order}`;
  return run(database, runAs, text, [bucket, prefix, first, last, search, String(limit), String(offset)]);
}

interface TimedEntry extends Entry {
  /** In milliseconds, of the sort column; a folder's is the creation of its oldest object, as storage-api's. */
  readonly time: string;
}

interface TimePageQuery {
  readonly bucket: string;
  readonly prefix: string;
  readonly column: TimeColumn;
  readonly order: "asc" | "desc";
  readonly limit: number;
  /** Also objects below folders, and no folders. */
  readonly isFlat: boolean;
  /** The last entry of the page before. */
  readonly after: Pick<TimedEntry, "key" | "time"> | undefined;
}

/** Folders and objects by time. Reads all objects below the prefix. */
export async function listPageByTime(
  database: Database,
  runAs: TransactionSettings,
  { bucket, prefix, column, order, limit, isFlat, after }: TimePageQuery,
): Promise<readonly TimedEntry[]> {
  const { first, last } = bounds(prefix);
  const text = `
    with range as materialized (${objectsBelow(last, column)}), entries as (
      select ${isFlat ? "name" : entryKey("name")} as key, name, time, created_at from range
    ), page as (
      select key, null::text as name, min(created_at) as time from entries where ${isFlat ? "$2::text is null" : IS_FOLDER} group by key
      union all select key, name, time from entries where ${isFlat ? "true" : `not ${IS_FOLDER}`}
    ), timed as (
      select key, name, coalesce(date_trunc('milliseconds', time), 'epoch') as time from page
    ), shown as (
      select * from timed
        where $5::timestamptz is null or (time, key collate "C") ${order === "asc" ? ">" : "<"} ($5::timestamptz, $6)
        order by time ${order}, key collate "C" ${order} limit $7
    )
    select key, ${isoTime("time")} as time, case when name is not null then ${OBJECT_OF_NAME} end as object
      from shown order by shown.time ${order}, key collate "C" ${order}`;
  const values = [bucket, prefix, first, last, after?.time ?? null, after?.key ?? null, String(limit)];
  return (await rows(database, runAs, text, values)).map((row) => {
    const { key, object } = toEntry(row);
    return { key, object, time: row["time"] ?? "" };
  });
}

const OBJECT_OF_NAME = `(select json_build_object(${OBJECT_COLUMNS}) from storage.objects o where o.bucket_id = $1 and o.name = shown.name)`;

function objectsBelow(last: string | null, column: TimeColumn): string {
  return `select o.name, o.${column} as time, o.created_at from storage.objects o
    where o.bucket_id = $1 and o.name collate "C" >= $3
      and ${last === null ? "$4::text is null" : `o.name collate "C" < $4`}`;
}

/** All objects whose key starts with the prefix, sorted by key. */
export async function listObjects(
  database: Database,
  runAs: TransactionSettings,
  { bucket, prefix, order, limit, after }: EntryQuery,
): Promise<readonly Entry[]> {
  const { first, last } = bounds(prefix);
  const isAscending = order === "asc";
  const lower = isAscending && after !== undefined ? `${after}\u0001` : first;
  const upper = !isAscending && after !== undefined ? after : last;
  const text = `
    select o.name as key, json_build_object(${OBJECT_COLUMNS}) as object from storage.objects o
      where o.bucket_id = $1 and o.name collate "C" >= $2
        ${upper === null ? "and $3::text is null" : `and o.name collate "C" < $3`}
      order by o.name collate "C" ${order} limit $4`;
  return run(database, runAs, text, [bucket, lower, upper, String(limit)]);
}

async function run(
  database: Database,
  runAs: TransactionSettings,
  text: string,
  values: readonly (string | null)[],
): Promise<readonly Entry[]> {
  return (await rows(database, runAs, text, values)).map(toEntry);
}

async function rows(
  database: Database,
  runAs: TransactionSettings,
  text: string,
  values: readonly (string | null)[],
): Promise<readonly Row[]> {
  const [result] = await database.run([{ text, values }], { runAs: { ...runAs, readOnly: true } });
  return result?.rows ?? [];
}

function toEntry(row: Row): Entry {
  return { key: row["key"] ?? "", object: JSON.parse(row["object"] ?? "null") as EntryObject | null };
}

/** The range of keys with a prefix; `last` is excluded, and null if there is none. */
function bounds(prefix: string): { readonly first: string; readonly last: string | null } {
  const points = Array.from(prefix, (character) => character.codePointAt(0) ?? 0);
  for (let point = points.pop(); point !== undefined; point = points.pop()) {
    if (point === 0x10ffff) continue;
    // After the last one before the surrogates comes the first one behind them.
    const successor = point === 0xd7ff ? 0xe000 : point + 1;
    return { first: prefix, last: String.fromCodePoint(...points, successor) };
  }
  return { first: prefix, last: null };
}

function afterEntry(key: string): string {
  return key.endsWith("/") ? `${key.slice(0, -1)}0` : `${key}\u0001`;
}
