import type { Context } from "hono";
import { authenticate } from "../authenticate.ts";
import { storageError } from "../errors.ts";
import {
  optionalBoolean,
  optionalChoice,
  optionalInteger,
  optionalObject,
  optionalText,
  withJsonBody,
} from "../json-body.ts";
import { type Entry, listEntries, listObjects, listPageByTime } from "../list.ts";
import { bucketOfUrl } from "../names.ts";
import type { Caller, StorageService } from "../service.ts";

const MAX_OBJECTS = 1000;
const COLUMNS = ["name", "updated_at", "created_at"] as const;
const NO_VERSIONS = ["exclude"] as const;

/** Names are whole keys; a folder's ends with a slash. */
export async function postListV2(service: StorageService, context: Context): Promise<Response> {
  const caller = await authenticate(service, context.req.raw, "object.list_v2");
  const bucket = bucketOfUrl(context.req.url, "object/list-v2");
  return withJsonBody(context, caller, async (body) => {
    // There are no older versions to list.
    optionalChoice(body, "noncurrentVersions", NO_VERSIONS);
    optionalChoice(body, "deleteMarkers", NO_VERSIONS);
    const sortBy = optionalObject(body, "sortBy") ?? {};
    const limit = Math.min(optionalInteger(body, "limit", 1) ?? MAX_OBJECTS, MAX_OBJECTS);
    const isFlat = optionalBoolean(body, "with_delimiter") !== true;
    const page = await readPage(service, caller, {
      bucket,
      prefix: optionalText(body, "prefix") ?? "",
      column: optionalChoice(sortBy, "column", COLUMNS) ?? "name",
      order: optionalChoice(sortBy, "order", ["asc", "desc"]) ?? "asc",
      limit: limit + 1,
      isFlat,
      cursor: optionalText(body, "cursor"),
    });
    const entries = page.entries.slice(0, limit);
    const hasNext = page.entries.length > limit;
    return context.json({
      hasNext,
      folders: entries.filter(({ object }) => object === null).map(({ key }) => ({ name: key, key: segmentOf(key) })),
      objects: entries.flatMap((entry) => rowsOf(entry, isFlat)),
      ...(hasNext && { nextCursor: encodeCursor(page.cursorAfter(entries)) }),
    });
  });
}

/** None for a folder. */
function rowsOf({ key, object }: Entry, isFlat: boolean) {
  if (object === null) return [];
  const { id, updated_at, created_at, last_accessed_at, metadata } = object;
  return [{ name: key, key: isFlat ? key : segmentOf(key), id, updated_at, created_at, last_accessed_at, metadata }];
}

/** The part of an entry's name below its folder: `key` of storage-api's search. */
function segmentOf(key: string): string {
  return key.replace(/\/$/, "").split("/").at(-1) ?? "";
}

interface PageQuery {
  readonly bucket: string;
  readonly prefix: string;
  readonly column: (typeof COLUMNS)[number];
  readonly order: "asc" | "desc";
  readonly limit: number;
  readonly isFlat: boolean;
  readonly cursor: string | undefined;
}

interface Page {
  readonly entries: readonly Entry[];
  cursorAfter(shown: readonly Entry[]): string;
}

async function readPage({ database }: StorageService, { runAs }: Caller, query: PageQuery): Promise<Page> {
  const { column, isFlat, cursor } = query;
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  if (column === "name") {
    const entries = await (isFlat ? listObjects : listEntries)(database, runAs, { ...query, after });
    return { entries, cursorAfter: (shown) => shown.at(-1)?.key ?? "" };
  }
  const entries = await listPageByTime(database, runAs, { ...query, column, after: timeOf(after) });
  return { entries, cursorAfter: (shown) => `${entries[shown.length - 1]?.time} ${shown.at(-1)?.key}` };
}

/** @throws StorageError */
function timeOf(cursor: string | undefined): { readonly time: string; readonly key: string } | undefined {
  if (cursor === undefined) return undefined;
  const [, time, key] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (.+)$/s.exec(cursor) ?? [];
  if (time === undefined || key === undefined || Number.isNaN(Date.parse(time)))
    throw storageError.schema(INVALID_CURSOR);
  return { time, key };
}

const INVALID_CURSOR = "body/cursor is an invalid continuation token";
/** Storage-api's cursors have other marks. */
const MARK = "after:";

function encodeCursor(text: string): string {
  return Buffer.from(`${MARK}${text}`).toString("base64url");
}

/** @throws StorageError */
function decodeCursor(cursor: string): string {
  const text = Buffer.from(cursor, "base64url").toString("utf8");
  if (!text.startsWith(MARK) || text === MARK || text.includes("\0")) throw storageError.schema(INVALID_CURSOR);
  return text.slice(MARK.length);
}
