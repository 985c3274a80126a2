/** The routes over a fake database. */
import { describe, expect, test } from "vitest";
import { type Database, DatabaseError, DatabaseUnavailable } from "#gateway/db/port/database.ts";
import { createSigningKey, createTokens } from "#gateway/tokens/tokens.ts";
import { createRestRoutes } from "./routes.ts";

const ALL_EVENTS = 28;

function catalogWith(...names: string[]) {
  const relations = names.map((name) => ({
    schema: "public",
    name,
    key: ["id"],
    events: ALL_EVENTS,
    kind: "r",
    inserters: [],
    updaters: [],
    columns: [{ name: "id", type: "integer", default: null }],
  }));
  return JSON.stringify({ roles: [], relations, routines: [], types: [] });
}

/** @param error what the database throws instead of returning rows. */
async function setUp(error?: Error) {
  const state = {
    catalog: catalogWith("t"),
    unexpected: [] as unknown[],
    ran: 0,
    notify: (_payload: string) => {},
  };
  const row = (values: Record<string, string | null>) => ({ rows: [values], affectedRows: 1 });
  const database: Pick<Database, "run" | "listen"> = {
    async run(statements) {
      const isCatalog = statements.some(({ text }) => text.includes("pg_proc"));
      if (isCatalog) return statements.map(() => row({ catalog: state.catalog }));
      state.ran++;
      if (error) throw error;
      return statements.map(() => row({ body: "[]", page_total: "0" }));
    },
    async listen(_channel, onPayload) {
      state.notify = onPayload;
      return async () => {};
    },
  };
  const routes = createRestRoutes({
    database: database as Database,
    tokens: await createTokens(await createSigningKey()),
    sessionState: async () => "active" as const,
    schemas: ["public"],
    maxRows: 1000,
    onUnexpectedError: (unexpected) => state.unexpected.push(unexpected),
  });
  return { routes, state };
}

test("an unexpected error is a generic 500 with a request ID and is reported with its cause", async () => {
  const secret = new Error("password=hunter2");
  const { routes, state } = await setUp(secret);
  const response = await routes.request("/t");
  const text = await response.text();
  expect(response.status).toBe(500);
  expect(text).not.toContain("hunter2");
  const requestId = /Request ID: ([0-9a-f-]{36})/.exec(text)?.[1];
  expect(state.unexpected).toEqual([
    expect.objectContaining({ message: `Request ${requestId} failed`, cause: secret }),
  ]);
});

test("a 5xx of the database is passed on and reported", async () => {
  const { routes, state } = await setUp(new DatabaseError("cache lookup failed", { code: "XX000" }));
  const response = await routes.request("/t");
  expect([response.status, (await response.json()).code, state.unexpected.length]).toEqual([500, "XX000", 1]);
});

test.each<[reason: DatabaseUnavailable["reason"], status: number, retryAfter: string | null, reported: number]>([
  ["restarting", 503, "1", 1],
  ["connection", 503, "1", 1],
  ["deadline", 504, null, 0],
  ["unknown", 503, null, 1],
  ["disk-full", 507, null, 0],
])(
  "DatabaseUnavailable %s: the cause is reported but not sent to the client",
  async (reason, status, retryAfter, reported) => {
    const away = new DatabaseUnavailable(reason, "connect ECONNREFUSED 10.0.0.5:5432");
    const { routes, state } = await setUp(away);
    const response = await routes.request("/t");
    expect([response.status, response.headers.get("retry-after")]).toEqual([status, retryAfter]);
    expect(await response.text()).not.toContain("10.0.0.5");
    expect(state.unexpected.map((error) => (error as Error).cause)).toEqual([away].slice(0, reported));
  },
);

test("finds a new table after NOTIFY pgrst", async () => {
  const { routes, state } = await setUp();
  expect((await routes.request("/t")).status).toBe(200);
  expect((await routes.request("/u")).status).toBe(404);
  state.catalog = catalogWith("t", "u");
  expect((await routes.request("/u")).status).toBe(404);
  state.notify("reload schema");
  expect((await routes.request("/u")).status).toBe(200);
});

describe("body limit", () => {
  const endless = (bytes: number) => {
    let sent = 0;
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent >= bytes) return controller.close();
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(0x20));
      },
    });
  };
  const post = (body: BodyInit, headers: Record<string, string> = {}): RequestInit & { duplex: "half" } => ({
    method: "POST",
    body,
    duplex: "half",
    headers: { "Content-Type": "application/json", ...headers },
  });

  test("rejects by Content-Length without reading the body", async () => {
    const { routes, state } = await setUp();
    const response = await routes.request("/t", post("{}", { "Content-Length": "99999999" }));
    expect([response.status, (await response.json()).code, state.ran]).toEqual([413, "PGRST102", 0]);
  });

  test("rejects a streamed body at the limit", async () => {
    const { routes } = await setUp();
    expect((await routes.request("/t", post(endless(Number.POSITIVE_INFINITY)))).status).toBe(413);
    expect((await routes.request("/t", post(endless(60_000)))).status).toBe(400);
  });
});

test("decodes the path once", async () => {
  const { routes, state } = await setUp();
  state.catalog = catalogWith("a%20b", "c d");
  expect((await routes.request("/a%2520b")).status).toBe(200);
  expect((await routes.request("/c%20d")).status).toBe(200);
  expect((await routes.request("/a%20b")).status).toBe(404);
});
