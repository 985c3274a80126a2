import { serve } from "@hono/node-server";
import { createClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { createRestRoutes } from "#gateway/rest/routes.ts";
import type { Claims } from "#gateway/tokens/claims.ts";
import { createSigningKey, createTokens } from "#gateway/tokens/tokens.ts";
import { openTestDatabase } from "./databases.ts";
import { REST_ROWS, REST_SCHEMA } from "./rest-schema.ts";
import { runScript } from "./run-script.ts";

export const ENGINES = ["pglite", "postgres"] as const;
export const TRANSPORTS = ["memory", "socket"] as const;
type Transport = (typeof TRANSPORTS)[number];

export const ANN = "00000000-0000-4000-8000-00000000000a";
export const BOB = "00000000-0000-4000-8000-00000000000b";
export const MAX_ROWS = 1000;

export interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** Whose token; nobody's for null. */
  readonly as?: string | null;
}

export type RestHarness = Awaited<ReturnType<typeof openRest>>;

/** The routes over a database with the test schema, mounted as the app mounts them. */
export async function openRest(engine: (typeof ENGINES)[number]) {
  const test = await openTestDatabase(engine);
  const { database } = test;
  await runScript(database, REST_SCHEMA);
  const key = await createSigningKey();
  let nowMs = Date.now();
  const tokens = await createTokens(key, () => nowMs);
  const unexpected: unknown[] = [];
  const routes = createRestRoutes({
    database,
    tokens,
    sessionState: async () => "active" as const,
    schemas: ["rest_test", "rest_other"],
    maxRows: MAX_ROWS,
    onUnexpectedError: (error) => unexpected.push(error),
  });
  const app = new Hono().route("/rest/v1", routes);
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise<void>((resolve) => (server.listening ? resolve() : server.once("listening", () => resolve())));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const bases = { memory: "http://rest.test", socket: `http://127.0.0.1:${port}` } as const;
  const fetchers = {
    memory: async (input: string | URL | Request, init?: RequestInit) => app.request(input, init),
    socket: fetch,
  } as const;

  const sign = (claims: Partial<Claims> & { role: string }) => tokens.sign({ aud: "authenticated", ...claims });
  const anonKey = await sign({ role: "anon" });
  const userToken = (sub: string) => sign({ role: "authenticated", sub });
  const known = new Map<string, string>([
    [ANN, await userToken(ANN)],
    [BOB, await userToken(BOB)],
    ["service_role", await sign({ role: "service_role" })],
  ]);

  return {
    database,
    tokens,
    sign,
    unexpected,
    moveClock: (ms: number) => {
      nowMs += ms;
    },

    /** The official client, as somebody; as the anonymous role where nobody is named. */
    client(transport: Transport, as: string | null = ANN) {
      const token = as === null ? undefined : known.get(as);
      return createClient(bases[transport], anonKey, {
        db: { schema: "rest_test" as "public" },
        auth: { persistSession: false, autoRefreshToken: false },
        global: {
          fetch: fetchers[transport],
          ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
        },
      });
    },

    /** A request by hand; as Ann where nobody is named. */
    raw(transport: Transport, path: string, { method = "GET", headers = {}, body, as = ANN }: RawRequest = {}) {
      const token = as === null ? anonKey : (known.get(as) ?? as);
      return fetchers[transport](`${bases[transport]}/rest/v1${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, ...headers },
        ...(body !== undefined && { body }),
      });
    },

    /** The test schema's rows as they were. */
    async reset() {
      await database.run(REST_ROWS.map((text) => ({ text })));
    },

    async close() {
      await new Promise((resolve) => server.close(resolve));
      await test.close();
    },
  };
}
