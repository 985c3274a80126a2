import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocket } from "ws";
import type { Database } from "../gateway/db/port/database.ts";
import { createOriginPolicy } from "../gateway/http/origin-policy.ts";
import { startRealtime } from "../gateway/realtime/realtime.ts";
import { createSigningKey, createTokens, type Tokens } from "../gateway/tokens/tokens.ts";
import { openTestDatabase } from "../tests/support/databases.ts";
import { runScript } from "../tests/support/run-script.ts";
import { printMeasurement } from "./support/measurement.ts";
import { median, p99 } from "./support/stats.ts";

const SUBSCRIBERS = 200;
const CHANGES = 40;
const TARGET_MS = 250;
/** A table without row-level security, and one whose policy Postgres evaluates for every subscriber. */
const TABLES = `
create table public.open_rows (id integer primary key, body text);
create table public.policy_rows (id integer primary key, body text);
alter table public.policy_rows enable row level security;
create policy "by claims" on public.policy_rows for select to authenticated using (auth.uid() is not null);
grant select on public.open_rows, public.policy_rows to authenticated;
alter publication supabase_realtime add table public.open_rows, public.policy_rows;`;

/** Time from the insert to the arrival of the change at 200 subscribers, each a different user. */
export async function measureRealtime(): Promise<void> {
  for (const [engine, servers] of [
    ["pglite", 1],
    ["postgres", 1],
    ["postgres", 2],
  ] as const) {
    const { database, close } = await openTestDatabase(engine);
    await runScript(database, TABLES);
    const tokens = await createTokens(await createSigningKey());
    const runningServers = [];
    for (let n = 0; n < servers; n += 1) runningServers.push(await startServer(database, tokens));
    for (const table of ["open_rows", "policy_rows"]) {
      const sockets = await subscribeAll(runningServers, tokens, table);
      const delays = await measure(database, sockets, table);
      for (const socket of sockets) socket.terminate();
      const slowest = p99(delays);
      printMeasurement({
        name: `One change to ${SUBSCRIBERS} subscribers, ${engine}, ${servers} server${servers === 1 ? "" : "s"}, ${
          table === "open_rows" ? "no row-level security" : "policy on claims"
        }`,
        measured: `${median(delays).toFixed(0)} ms median, ${slowest.toFixed(0)} ms at the 99th percentile`,
        target: `at most ${TARGET_MS} ms`,
        met: slowest <= TARGET_MS,
      });
    }
    for (const { stop } of runningServers) await stop();
    await close();
  }
}

async function startServer(database: Database, tokens: Tokens) {
  const realtime = await startRealtime({
    database,
    tokens,
    clock: Date.now,
    endedSessions: async () => new Set(),
    originPolicy: createOriginPolicy({ publicOrigin: null, listenHost: "127.0.0.1", allowedOrigins: [] }),
    clientAddress: () => "127.0.0.1",
    anonymousJoins: false,
    onUnexpectedError: (error) => console.error(error),
  });
  const server = createServer().listen(0, "127.0.0.1");
  realtime.attach(server);
  await once(server, "listening");
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/realtime/v1/websocket`,
    async stop() {
      await realtime.close();
      server.close();
    },
  };
}

async function subscribeAll(servers: readonly { readonly url: string }[], tokens: Tokens, table: string) {
  const apikey = await tokens.sign({ role: "anon" });
  const sockets: WebSocket[] = [];
  for (let n = 0; n < SUBSCRIBERS; n += 1) {
    const socket = new WebSocket(`${servers[n % servers.length]?.url}?apikey=${apikey}&vsn=2.0.0`);
    await once(socket, "open");
    const sub = `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
    const access_token = await tokens.sign({ role: "authenticated", sub, session_id: sub });
    const config = { postgres_changes: [{ event: "*", schema: "public", table }] };
    socket.send(JSON.stringify(["1", "1", "realtime:team", "phx_join", { config, access_token }]));
    await once(socket, "message");
    sockets.push(socket);
  }
  return sockets;
}

/** Delays in milliseconds, one for each change and subscriber. */
async function measure(database: Database, sockets: readonly WebSocket[], table: string): Promise<readonly number[]> {
  const delays: number[] = [];
  for (let id = 0; id < CHANGES; id += 1) {
    const startedAt = performance.now();
    const arrivals = sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          const onMessage = (data: unknown) => {
            if (!String(data).includes(`"record":{"id":${id},`)) return;
            delays.push(performance.now() - startedAt);
            socket.off("message", onMessage);
            resolve();
          };
          socket.on("message", onMessage);
        }),
    );
    await database.run([{ text: `insert into public.${table} values ($1, 'x')`, values: [String(id)] }]);
    await Promise.all(arrivals);
  }
  return delays;
}
