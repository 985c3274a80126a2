import { once } from "node:events";
import { createClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe } from "vitest";
import { createLimitedServer } from "#gateway/http/socket-limits.ts";
import { createRestRoutes } from "#gateway/rest/routes.ts";
import type { Claims } from "#gateway/tokens/claims.ts";
import { createSigningKey, createTokens } from "#gateway/tokens/tokens.ts";
import { openTestDatabase } from "./databases.ts";
import { IN_PROCESS } from "./in-process-server.ts";
import { REST_ROWS, REST_SCHEMA } from "./rest-schema.ts";
import { runScript } from "./run-script.ts";

const ENGINES = ["pglite", "postgres"] as const;
export const TRANSPORTS = ["memory", "socket"] as const;
export type Transport = (typeof TRANSPORTS)[number];

export const ANN = "00000000-0000-4000-8000-00000000000a";
export const BOB = "00000000-0000-4000-8000-00000000000b";
export const MAX_ROWS = 1000;

export interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** ANN, BOB, "service_role" or a token; null for the anonymous key. */
  readonly as?: string | null;
}

export type RestHarness = Awaited<ReturnType<typeof openRest>>;
export type RestApi = ReturnType<typeof overTransport>;

interface ContractOptions {
  /** "once" for tests that leave the rows unchanged. */
  readonly resetRows: "once" | "before each";
}

/** Runs the tests on each engine. `rest` returns the open service. */
export function describeOnEngines({ resetRows }: ContractOptions, tests: (rest: () => RestHarness) => void): void {
  describe.each(ENGINES)("on %s", (engine) => {
    let rest: RestHarness;
    beforeAll(async () => {
      rest = await openRest(engine);
      await rest.reset();
    });
    if (resetRows === "before each") beforeEach(() => rest.reset());
    afterAll(() => rest.close());
    tests(() => rest);
  });
}

/** Runs the tests on each engine, over each transport. */
export function describeContract(options: ContractOptions, tests: (api: RestApi) => void): void {
  describeOnEngines(options, (rest) => {
    describe.each(TRANSPORTS)("over %s", (transport) => tests(overTransport(rest, transport)));
  });
}

function overTransport(rest: () => RestHarness, transport: Transport) {
  const raw = (path: string, request?: RawRequest) => rest().raw(transport, path, request);
  return {
    rest,
    transport,
    raw,
    client: (as?: string | null) => rest().client(transport, as),
    /** A query of Ann. */
    from: (table: string) => rest().client(transport).from(table),
    /** A request of Ann with a body: text and bytes as they are, anything else as JSON. */
    send(method: string, path: string, body: unknown, prefer = "", headers: Readonly<Record<string, string>> = {}) {
      const isRaw = typeof body === "string" || body instanceof Uint8Array;
      return raw(path, {
        method,
        body: isRaw ? (body as string | Uint8Array<ArrayBuffer>) : JSON.stringify(body),
        headers: { "Content-Type": "application/json", ...(prefer !== "" && { Prefer: prefer }), ...headers },
      });
    },
  };
}

/** The routes over a database with the test schema, mounted at /rest/v1. */
async function openRest(engine: (typeof ENGINES)[number]) {
  const test = await openTestDatabase(engine);
  const { database } = test;
  await runScript(database, REST_SCHEMA);
  const tokens = await createTokens(await createSigningKey());
  const unexpectedErrors: unknown[] = [];
  const routes = createRestRoutes({
    database,
    tokens,
    sessionState: async () => "active" as const,
    schemas: ["rest_test", "rest_other"],
    maxRows: MAX_ROWS,
    onUnexpectedError: (error) => unexpectedErrors.push(error),
  });
  const app = new Hono().route("/rest/v1", routes);
  const server = createLimitedServer(app, IN_PROCESS).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const bases = { memory: "http://rest.test", socket: `http://127.0.0.1:${port}` } as const;
  const fetchers = {
    memory: async (input: string | URL | Request, init?: RequestInit) => app.request(input, init),
    socket: fetch,
  } as const;

  const sign = (claims: Partial<Claims> & { role: string }) => tokens.sign({ aud: "authenticated", ...claims });
  const anonKey = await sign({ role: "anon" });
  const namedTokens = new Map<string, string>([
    [ANN, await sign({ role: "authenticated", sub: ANN })],
    [BOB, await sign({ role: "authenticated", sub: BOB })],
    ["service_role", await sign({ role: "service_role" })],
  ]);

  return {
    database,
    sign,
    unexpectedErrors,

    /** The official client, as Ann by default; null for the anonymous role. */
    client(transport: Transport, as: string | null = ANN) {
      const token = as === null ? undefined : namedTokens.get(as);
      return createClient(bases[transport], anonKey, {
        db: { schema: "rest_test" as "public" },
        auth: { persistSession: false, autoRefreshToken: false },
        global: {
          fetch: fetchers[transport],
          ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
        },
      });
    },

    /** A plain HTTP request, as Ann by default. */
    raw(transport: Transport, path: string, { method = "GET", headers = {}, body, as = ANN }: RawRequest = {}) {
      const token = as === null ? anonKey : (namedTokens.get(as) ?? as);
      return fetchers[transport](`${bases[transport]}/rest/v1${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, ...headers },
        ...(body !== undefined && { body }),
      });
    },

    async reset() {
      await database.run(REST_ROWS.map((text) => ({ text })));
    },

    async close() {
      await new Promise((resolve) => server.close(resolve));
      await test.close();
    },
  };
}
