/** The rows of `storage.objects`. Under a caller's settings, row-level security decides; without, the server reads and writes. */
import type { Database, Statement, Transaction, TransactionSettings } from "#gateway/db/port/database.ts";
import { arrayLiteral } from "#gateway/db/port/sql-text.ts";

export interface ObjectMetadata {
  readonly eTag: string;
  readonly size: number;
  readonly mimetype: string;
  readonly cacheControl: string;
  readonly lastModified: string;
  readonly contentLength: number;
  readonly httpStatusCode: number;
  readonly xRobotsTag?: string;
}

export interface StoredObject {
  readonly id: string;
  readonly name: string;
  readonly bucket_id: string;
  readonly owner: string | null;
  readonly owner_id: string | null;
  readonly version: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly last_accessed_at: string;
  /** Null: written by something else than this service. */
  readonly metadata: ObjectMetadata | null;
  readonly user_metadata: Readonly<Record<string, unknown>> | null;
}

export interface NewObject {
  readonly id: string;
  readonly bucket: string;
  readonly key: string;
  readonly version: string;
  readonly owner: string | null;
  /** Partial before the upload. */
  readonly metadata: Partial<ObjectMetadata> | null;
  readonly userMetadata: Readonly<Record<string, unknown>> | null;
}

/** In milliseconds, as JavaScript prints a date. */
export function isoTime(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

const OBJECT_JSON = `json_build_object('id', o.id, 'name', o.name, 'bucket_id', o.bucket_id, 'owner', o.owner,
  'owner_id', o.owner_id, 'version', o.version, 'created_at', ${isoTime("o.created_at")},
  'updated_at', ${isoTime("o.updated_at")}, 'last_accessed_at', ${isoTime("o.last_accessed_at")},
  'metadata', o.metadata, 'user_metadata', o.user_metadata) as object`;

export async function findObject(
  database: Database,
  runAs: TransactionSettings | null,
  bucket: string,
  key: string,
): Promise<StoredObject | null> {
  return (await findObjects(database, runAs, bucket, [key]))[0] ?? null;
}

export async function findObjects(
  database: Database,
  runAs: TransactionSettings | null,
  bucket: string,
  keys: readonly string[],
): Promise<readonly StoredObject[]> {
  const statement: Statement = {
    text: `select ${OBJECT_JSON} from storage.objects o where o.bucket_id = $1 and o.name = any ($2::text[])`,
    values: [bucket, arrayLiteral(keys)],
  };
  const [result] = await database.run([statement], runAs === null ? {} : { runAs: { ...runAs, readOnly: true } });
  return (result?.rows ?? []).map((row) => JSON.parse(row["object"] ?? "null") as StoredObject);
}

/** Carries nothing out of a transaction that must be rolled back. */
class RolledBack extends Error {}

/** Whether the caller may write the object: writes a row without bytes, and rolls it back. @throws DatabaseError if not */
export async function testWrite(
  database: Database,
  runAs: TransactionSettings,
  object: NewObject,
  isUpsert: boolean,
): Promise<void> {
  try {
    await database.transaction(
      async (transaction) => {
        await writeRow(transaction, object, isUpsert);
        throw new RolledBack();
      },
      { runAs },
    );
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
}

interface WrittenObject {
  readonly id: string;
  /** Of the replaced bytes. */
  readonly previousVersion: string | null;
}

/** @throws DatabaseError 23505 if the object exists and `isUpsert` is not set */
export async function writeObject(
  database: Database,
  runAs: TransactionSettings | null,
  object: NewObject,
  isUpsert: boolean,
): Promise<WrittenObject> {
  return database.transaction(
    (transaction) => writeRow(transaction, object, isUpsert),
    runAs === null ? {} : { runAs },
  );
}

async function writeRow(transaction: Transaction, object: NewObject, isUpsert: boolean): Promise<WrittenObject> {
  // Writers of one object take turns, so that each sees the version that it replaces.
  await transaction.query({
    text: "select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended($1, 0))",
    values: [`storage.objects ${object.bucket}/${object.key}`],
  });
  const insert = `insert into storage.objects (id, bucket_id, name, version, owner, owner_id, metadata, user_metadata)
    values ($1, $2, $3, $4, case when $5 ~ '^[0-9a-f-]{36}$' then $5::uuid end, $5, $6::jsonb, $7::jsonb)`;
  const values = [
    object.id,
    object.bucket,
    object.key,
    object.version,
    object.owner,
    JSON.stringify(object.metadata),
    JSON.stringify(object.userMetadata),
  ];
  if (!isUpsert) {
    // Without RETURNING, which would need the permission to read.
    await transaction.query({ text: insert, values });
    return { id: object.id, previousVersion: null };
  }
  const { rows: previous } = await transaction.query({
    text: "select version from storage.objects where bucket_id = $1 and name = $2",
    values: [object.bucket, object.key],
  });
  const { rows } = await transaction.query({
    text: `${insert} on conflict (bucket_id, name) do update set version = excluded.version, owner = excluded.owner,
      owner_id = excluded.owner_id, metadata = excluded.metadata, user_metadata = excluded.user_metadata returning id`,
    values,
  });
  return { id: rows[0]?.["id"] ?? object.id, previousVersion: previous[0]?.["version"] ?? null };
}

/** Returns the deleted rows; those that the caller may not delete are missing. */
export async function deleteObjects(
  database: Database,
  runAs: TransactionSettings,
  bucket: string,
  keys: readonly string[],
): Promise<readonly StoredObject[]> {
  const [result] = await database.run(
    [
      {
        text: `delete from storage.objects o where o.bucket_id = $1 and o.name = any ($2::text[]) returning ${OBJECT_JSON}`,
        values: [bucket, arrayLiteral(keys)],
      },
    ],
    { runAs },
  );
  return (result?.rows ?? []).map((row) => JSON.parse(row["object"] ?? "null") as StoredObject);
}

/** False if the caller cannot see the object. @throws DatabaseError 23505 if the destination exists */
export async function moveObject(
  database: Database,
  runAs: TransactionSettings,
  object: StoredObject,
  to: { readonly bucket: string; readonly key: string; readonly owner: string | null },
): Promise<boolean> {
  const [result] = await database.run(
    [
      {
        text: `update storage.objects set bucket_id = $2, name = $3, owner_id = $4,
          owner = case when $4 ~ '^[0-9a-f-]{36}$' then $4::uuid end where id = $1`,
        values: [object.id, to.bucket, to.key, to.owner],
      },
    ],
    { runAs },
  );
  return result?.affectedRows === 1;
}

/** Up to `limit` keys of a bucket. */
export async function someKeys(
  database: Database,
  runAs: TransactionSettings,
  bucket: string,
  limit: number,
): Promise<readonly string[]> {
  const [result] = await database.run(
    [{ text: "select name from storage.objects where bucket_id = $1 limit $2", values: [bucket, String(limit)] }],
    { runAs },
  );
  return (result?.rows ?? []).map((row) => row["name"] ?? "");
}
