import type { Context } from "hono";
import { authenticate } from "../authenticate.ts";
import { type BucketQuery, listBuckets } from "../buckets.ts";
import { storageError } from "../errors.ts";
import type { StorageService } from "../service.ts";

const SORT_COLUMNS = ["id", "name", "created_at", "updated_at"] as const;

export async function getBuckets(service: StorageService, context: Context): Promise<Response> {
  const { runAs } = await authenticate(service, context.req.raw, "bucket.list");
  const query: BucketQuery = {
    search: context.req.query("search") ?? "",
    limit: integer(context, "limit", 1),
    offset: integer(context, "offset", 0) ?? 0,
    sortColumn: choice(context, "sortColumn", SORT_COLUMNS) ?? "name",
    sortOrder: choice(context, "sortOrder", ["asc", "desc"]) ?? "asc",
  };
  return context.json(await listBuckets(service.database, runAs, query));
}

function integer(context: Context, name: string, minimum: number): number | null {
  const text = context.req.query(name);
  if (text === undefined) return null;
  if (!/^\d{1,9}$/.test(text)) throw storageError.schema(`querystring/${name} must be integer`);
  if (Number(text) < minimum) throw storageError.schema(`querystring/${name} must be >= ${minimum}`);
  return Number(text);
}

function choice<T extends string>(context: Context, name: string, choices: readonly T[]): T | undefined {
  const text = context.req.query(name);
  if (text === undefined) return undefined;
  const chosen = choices.find((one) => one === text);
  if (chosen === undefined) throw storageError.schema(`querystring/${name} must be equal to one of the allowed values`);
  return chosen;
}
