import type { Context } from "hono";
import { authenticate } from "../authenticate.ts";
import {
  optionalChoice,
  optionalInteger,
  optionalObject,
  optionalText,
  requiredText,
  withJsonBody,
} from "../json-body.ts";
import { type Entry, listByTime, listEntries } from "../list.ts";
import { bucketOfUrl } from "../names.ts";
import type { StorageService } from "../service.ts";

const MAX_ENTRIES = 1500;
const COLUMNS = ["name", "updated_at", "created_at", "last_accessed_at"] as const;

/** The entries of one folder: 100 by default, by name. */
export async function postList(service: StorageService, context: Context): Promise<Response> {
  const caller = await authenticate(service, context.req.raw, "object.list");
  const bucket = bucketOfUrl(context.req.url, "object/list");
  return withJsonBody(context, caller, async (body) => {
    const folder = asFolder(requiredText(body, "prefix"));
    const search = optionalText(body, "search") ?? "";
    // "folder/na" searches for "na" in "folder/".
    const depth = search.lastIndexOf("/") + 1;
    const prefix = folder + search.slice(0, depth);
    const sortBy = optionalObject(body, "sortBy") ?? {};
    const column = optionalChoice(sortBy, "column", COLUMNS) ?? "name";
    const query = {
      bucket,
      prefix,
      search: search.slice(depth),
      order: optionalChoice(sortBy, "order", ["asc", "desc"]) ?? "asc",
      limit: Math.min(optionalInteger(body, "limit", 1) ?? 100, MAX_ENTRIES),
      offset: optionalInteger(body, "offset", 0) ?? 0,
    } as const;
    const { database } = service;
    const entries =
      column === "name"
        ? await listEntries(database, caller.runAs, query)
        : await listByTime(database, caller.runAs, { ...query, column });
    return context.json(entries.map((entry) => rowOf(entry, folder)));
  });
}

function asFolder(prefix: string): string {
  return prefix === "" || prefix.endsWith("/") ? prefix : `${prefix}/`;
}

function rowOf({ key, object }: Entry, folder: string) {
  return {
    name: key.slice(folder.length, object === null ? -1 : undefined),
    id: object?.id ?? null,
    updated_at: object?.updated_at ?? null,
    created_at: object?.created_at ?? null,
    last_accessed_at: object?.last_accessed_at ?? null,
    metadata: object?.metadata ?? null,
  };
}
