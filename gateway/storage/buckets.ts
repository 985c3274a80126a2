/** The rows of `storage.buckets`. */
import type { Database, Statement, TransactionSettings } from "#gateway/db/port/database.ts";
import { arrayLiteral } from "#gateway/db/port/sql-text.ts";
import { isoTime } from "./objects.ts";

export interface Bucket {
  readonly id: string;
  readonly name: string;
  readonly owner: string | null;
  readonly public: boolean;
  readonly file_size_limit: number | null;
  readonly allowed_mime_types: readonly string[] | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** `undefined` leaves a value as it is. */
export interface BucketSettings {
  readonly public?: boolean | undefined;
  readonly fileSizeLimit?: number | null | undefined;
  readonly allowedMimeTypes?: readonly string[] | null | undefined;
}

export interface BucketQuery {
  readonly search: string;
  readonly limit: number | null;
  readonly offset: number;
  readonly sortColumn: "id" | "name" | "created_at" | "updated_at";
  readonly sortOrder: "asc" | "desc";
}

const FIELDS = `'id', b.id, 'name', b.name, 'owner', coalesce(b.owner::text, ''), 'public', b.public,
  'file_size_limit', b.file_size_limit, 'allowed_mime_types', b.allowed_mime_types,
  'created_at', ${isoTime("b.created_at")}, 'updated_at', ${isoTime("b.updated_at")}`;

/** @param runAs null: also if no policy lets the caller see it */
export async function findBucket(
  database: Database,
  runAs: TransactionSettings | null,
  id: string,
): Promise<Bucket | null> {
  const statement = {
    text: `select json_build_object(${FIELDS}) as bucket from storage.buckets b where b.id = $1`,
    values: [id],
  };
  return (await read(database, statement, runAs))[0] ?? null;
}

export async function listBuckets(
  database: Database,
  runAs: TransactionSettings,
  { search, limit, offset, sortColumn, sortOrder }: BucketQuery,
): Promise<readonly Bucket[]> {
  return read(
    database,
    {
      // storage-api adds the type to its list only.
      text: `select json_build_object(${FIELDS}, 'type', b.type) as bucket from storage.buckets b where strpos(lower(b.name), lower($1)) > 0
        order by b.${sortColumn} ${sortOrder} limit $2 offset $3`,
      values: [search, limit === null ? null : String(limit), String(offset)],
    },
    runAs,
  );
}

async function read(
  database: Database,
  statement: Statement,
  runAs: TransactionSettings | null,
): Promise<readonly Bucket[]> {
  const [result] = await database.run([statement], runAs === null ? {} : { runAs: { ...runAs, readOnly: true } });
  return (result?.rows ?? []).map((row) => JSON.parse(row["bucket"] ?? "null") as Bucket);
}

/** @throws DatabaseError 23505 if it exists, 42501 if no policy allows it */
export async function createBucket(
  database: Database,
  runAs: TransactionSettings,
  bucket: { readonly id: string; readonly name: string; readonly owner: string | null } & BucketSettings,
): Promise<void> {
  await database.run(
    [
      {
        text: `insert into storage.buckets (id, name, owner, owner_id, public, file_size_limit, allowed_mime_types)
          values ($1, $2, case when $3 ~ '^[0-9a-f-]{36}$' then $3::uuid end, $3, $4, $5, $6::text[])`,
        values: [
          bucket.id,
          bucket.name,
          bucket.owner,
          String(bucket.public ?? false),
          numberText(bucket.fileSizeLimit),
          arrayText(bucket.allowedMimeTypes),
        ],
      },
    ],
    { runAs },
  );
}

/** False if the caller cannot see or change it. */
export async function updateBucket(
  database: Database,
  runAs: TransactionSettings,
  id: string,
  settings: BucketSettings,
): Promise<boolean> {
  const changes = ["updated_at = now()"];
  const values: (string | null)[] = [id];
  const set = (column: string, value: string | null) => {
    values.push(value);
    changes.push(`${column} = $${values.length}`);
  };
  if (settings.public !== undefined) set("public", String(settings.public));
  if (settings.fileSizeLimit !== undefined) set("file_size_limit", numberText(settings.fileSizeLimit));
  if (settings.allowedMimeTypes !== undefined) set("allowed_mime_types", arrayText(settings.allowedMimeTypes));
  const statement = { text: `update storage.buckets set ${changes.join(", ")} where id = $1`, values };
  const [result] = await database.run([statement], { runAs });
  return result?.affectedRows === 1;
}

/** False if the caller cannot see or delete it. @throws DatabaseError 23503 if it has objects */
export async function deleteBucket(database: Database, runAs: TransactionSettings, id: string): Promise<boolean> {
  const [result] = await database.run([{ text: "delete from storage.buckets where id = $1", values: [id] }], { runAs });
  return result?.affectedRows === 1;
}

/** Also of objects that no policy shows to a caller. */
export async function hasObjects(database: Database, id: string): Promise<boolean> {
  const text = "select exists (select from storage.objects where bucket_id = $1) as found";
  const [result] = await database.run([{ text, values: [id] }]);
  return result?.rows[0]?.["found"] === "t";
}

function numberText(value: number | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}

function arrayText(value: readonly string[] | null | undefined): string | null {
  return value === null || value === undefined ? null : arrayLiteral(value);
}
