/** Hostile calls of every database function, and hostile requests to the storage service. */

export interface HostileRequest {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
}

/** Like `Math.random`. */
export type Random = () => number;

/** What the database has: so that requests get past the first check. */
export interface FuzzSchema {
  readonly functions: readonly { readonly name: string; readonly args: readonly SqlArgument[] }[];
  /** Of rows: companies, entries, notes, files, operations. */
  readonly ids: readonly string[];
}

interface SqlArgument {
  readonly name: string;
  readonly type: string;
}

interface Tools {
  readonly random: Random;
  /** A hostile or common word. */
  readonly word: () => string;
  /** Any JSON value. */
  readonly value: () => unknown;
}

const UUID = "00000000-0000-4000-8000-00000000000a";
const NUMBERS = [-1, 0, 1, 1.5, 100, 500, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1e308, -1e308, "NaN", "Infinity", "1e9"];
const TIMES = [
  ..."infinity -infinity now 2026-02-30 2026-01-01T00:00:00Z 294276-12-31 5874897-12-31 0000-00-00 epoch".split(" "),
  "4713-01-01 BC",
  "2026-01-01T00:00:00+99:99",
];
const WORDS = [
  ..."genai fintech none hotlist:genai hotlist: all squads owned companies company_facts squad_hotlist_companies universities".split(
    " ",
  ),
  ..."company_files hotlist_notes auth.users import batch undo company entry note university sourced passed high ada %_% **".split(
    " ",
  ),
  "canary",
  "\ufdfa".repeat(300),
  "a b c d e f g ".repeat(20),
];
const KEYS =
  "line id another values company_name url slug names linkedin_slug categories extra status owner priority next_step_on pass_reason revisit_when any new_round employees_at_least search sector due status_since table_name row_id position".split(
    " ",
  );
const HEADERS =
  "x-operation-id x-change-via x-acting-user x-upsert x-metadata range content-range cache-control if-match tus-resumable".split(
    " ",
  );
const STORAGE_PATHS = [
  ..."bucket bucket/company-files bucket/company-files/empty bucket/x status version object/list/company-files object/list-v2/company-files".split(
    " ",
  ),
  ..."object/move object/copy object/sign/company-files object/company-files upload/resumable upload/resumable/x s3/x vector/x".split(
    " ",
  ),
];
const OBJECT_PATHS =
  "object object/authenticated object/public object/info object/info/public object/sign object/upload/sign render/image/authenticated".split(
    " ",
  );
const MEDIA_TYPES =
  "application/pdf text/plain text/html image/svg+xml image/png application/json multipart/form-data;boundary=x".split(
    " ",
  );

export function createHostileCalls({ functions, ids }: FuzzSchema, { random, word, value }: Tools) {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const maybe = (probability: number) => random() < probability;
  const id = () => (ids.length > 0 && maybe(0.8) ? pick(ids) : pick([UUID, word()]));
  const list = <T>(item: () => T) => Array.from({ length: pick([0, 1, 2, 3, 30, maybe(0.02) ? 6000 : 4]) }, item);
  const text = () => (maybe(0.6) ? pick(WORDS) : word());

  function object(depth = 0): Record<string, unknown> {
    const entry = () => [
      maybe(0.9) ? pick(KEYS) : word(),
      pick([id, text, value, () => pick(NUMBERS), () => pick(TIMES), () => (depth < 3 ? object(depth + 1) : null)])(),
    ];
    return Object.fromEntries(Array.from({ length: Math.floor(random() * 5) }, entry)) as Record<string, unknown>;
  }

  function argument({ type }: SqlArgument): unknown {
    if (maybe(0.15)) return maybe(0.5) ? null : value();
    if (type === "uuid") return id();
    if (type === "uuid[]") return list(id);
    if (type === "text") return text();
    if (type === "text[]") return list(text);
    if (type === "boolean") return maybe(0.5);
    if (type === "jsonb") return maybe(0.5) ? list(object) : object();
    if (type === "date" || type.startsWith("timestamp")) return pick(TIMES);
    return pick(NUMBERS);
  }

  /** With the right names of its arguments. */
  function call(): HostileRequest {
    const { name, args } = pick(functions);
    const given = args.filter(() => maybe(0.9)).map((arg) => [arg.name, argument(arg)]);
    const headers: Record<string, string> = { "content-type": "application/json" };
    if (maybe(0.3))
      headers[pick(HEADERS)] = maybe(0.7)
        ? id()
            .replace(/[^\x20-\x7e]/g, "?")
            .slice(0, 4000)
        : "fetch";
    return {
      path: `/rest/v1/rpc/${name}`,
      method: "POST",
      headers,
      body: JSON.stringify(Object.fromEntries(given)),
    };
  }

  function storage(): HostileRequest {
    const name = `${maybe(0.8) ? "company-files" : encodeURIComponent(word().toWellFormed())}/${maybe(0.7) ? `${id()}/${id()}` : word()}`;
    const path = maybe(0.5)
      ? pick(STORAGE_PATHS)
      : `${pick(OBJECT_PATHS)}/${name
          .split("/")
          .map((part) => encodeURIComponent(part.toWellFormed()))
          .join("/")}`;
    const query = maybe(0.2)
      ? `?${pick(["token", "download", "width", "transform"])}=${encodeURIComponent(word().toWellFormed())}`
      : "";
    const method = pick(["GET", "GET", "POST", "POST", "PUT", "DELETE", "HEAD", "PATCH"]);
    const headers: Record<string, string> = { "content-type": maybe(0.6) ? "application/json" : pick(MEDIA_TYPES) };
    if (maybe(0.3))
      headers[pick(HEADERS)] = pick([
        "true",
        "bytes=0-0",
        "bytes=9-1",
        "bytes=-99999999999",
        "e30",
        "1.0.0",
        "max-age=1",
      ]);
    const body = pick([
      () =>
        JSON.stringify({
          prefix: text(),
          limit: pick(NUMBERS),
          offset: pick(NUMBERS),
          search: text(),
          sortBy: object(),
        }),
      () => JSON.stringify({ prefixes: list(() => `${id()}/${id()}`) }),
      () => JSON.stringify({ bucketId: "company-files", sourceKey: name, destinationKey: `${id()}/${id()}` }),
      () => JSON.stringify({ paths: list(() => `${id()}/${id()}`), expiresIn: pick(NUMBERS) }),
      () => JSON.stringify({ id: text(), name: text(), public: true, file_size_limit: pick(NUMBERS) }),
      () => "%PDF-1.7 hostile",
      () => `--x\r\ncontent-disposition: form-data; name=""; filename="${text()}"\r\n\r\n%PDF\r\n--x--`,
      () => JSON.stringify(value() ?? null),
    ])();
    return {
      path: `/storage/v1/${path}${query}`,
      method,
      headers,
      body: method === "GET" || method === "HEAD" ? undefined : body,
    };
  }

  return { call, storage };
}
