/** The server process: logs, health checks, metrics, backups, shutdown. */
import type { ChildProcess } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openPglite } from "#gateway/db/pglite/open-pglite.ts";
import { wasShutDown } from "#tests/support/cluster-state.ts";
import { createDataDir } from "#tests/support/databases.ts";
import { fastFolder } from "#tests/support/fast-folder.ts";
import { createCluster } from "#tests/support/postgres-cluster.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { runScript } from "#tests/support/run-script.ts";
import { type ServerProcess, startServerProcess } from "#tests/support/server-process.ts";

const USER = { email: "ada.lovelace@fund.example", password: "correct horse battery" };
let folder: string;
let servers: ServerProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(await fastFolder(), "test-server-"));
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.end("SIGKILL")));
  servers = [];
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A new data directory with a migrated database, as after a first start. */
async function dataFolder(name: string): Promise<string> {
  const dataDir = mkdtempSync(join(folder, `${name}-`));
  await createDataDir(dataDir);
  return dataDir;
}

async function start(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = await startServerProcess({ env });
  servers.push(server);
  return server;
}

async function clientOf({ url }: ServerProcess) {
  const { supabaseAnonKey } = (await (await fetch(`${url}/config.json`)).json()) as { supabaseAnonKey: string };
  return createClient(url, supabaseAnonKey, { auth: { persistSession: false, autoRefreshToken: false } });
}

/** Null on success. */
async function signIn(server: ServerProcess) {
  return (await (await clientOf(server)).auth.signInWithPassword(USER)).error;
}

async function signedUp(server: ServerProcess) {
  const client = await clientOf(server);
  const { error } = await client.auth.signUp(USER);
  expect(error).toBeNull();
  return client;
}

describe("a running server", () => {
  let dataDir: string;
  let server: ServerProcess;
  beforeAll(async () => {
    dataDir = await dataFolder("running");
    server = await startServerProcess({ env: { DATA_DIR: dataDir, METRICS_PORT: "0", LOG_LEVEL: "debug" } });
    const client = await signedUp(server);
    await client.from("company_facts").select("company_name").eq("company_name", "Secretive GmbH");
    await client.from("company_facts").insert({ url: "u", company_name: "Secretive GmbH", founded_year: 99999 });
    await fetch(`${server.url}/readyz`);
  });
  afterAll(() => server.end("SIGKILL"));

  const logged = () => server.out.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));

  test("counts failed sign-ins by the socket's address, not by forwarded headers", async () => {
    const { supabaseAnonKey } = (await (await fetch(`${server.url}/config.json`)).json()) as {
      supabaseAnonKey: string;
    };
    const guess = async (turn: number) => {
      const claimed = `198.51.100.${turn}`;
      const { status } = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
        method: "POST",
        headers: {
          apikey: supabaseAnonKey,
          "content-type": "application/json",
          "x-forwarded-for": claimed,
          "x-real-ip": claimed,
          forwarded: `for=${claimed}`,
        },
        body: JSON.stringify({ email: "guessed@fund.example", password: `no horse ${turn}` }),
      });
      return status;
    };
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push(await guess(turn));
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  test("logs each request's route pattern and ID, and no personal data", async () => {
    const response = await fetch(`${server.url}/rest/v1/company_facts?company_name=eq.Secretive`);
    const requestId = response.headers.get("x-request-id");
    await expect
      .poll(() => logged().find((entry) => entry.requestId === requestId))
      .toEqual({
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        level: "info",
        message: "request",
        requestId,
        method: "GET",
        route: "/rest/v1/:name",
        status: 401,
        ms: expect.any(Number),
      });
    expect(logged().map(({ route }) => route)).toContain("/auth/v1/signup");
    expect([...server.out, ...server.err].join("\n")).not.toMatch(/\bada\b|fund\.example|Secretive|eyJ|horse/);
    expect(server.err.filter((line) => line.startsWith("{"))).toEqual([]);
  });

  test("reports liveness and readiness", async () => {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  test("serves metrics by route pattern, on loopback only", async () => {
    const { port } = JSON.parse(readFileSync(join(dataDir, "admin.json"), "utf8"));
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="POST",route="\/rest\/v1\/:name",status="400"\} 1/,
    );
    expect(text).toMatch(/database_call_duration_seconds_count\{kind="run",outcome="ok"\} [1-9]/);
    expect(text).toMatch(/^database_engine_restarts_total 0$/m);
    expect(text).toMatch(/^http_open_sockets [1-9]/m);
    expect(text).toMatch(/^process_resident_memory_bytes /m);
    expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain("http_request_duration_seconds");
  });

  test("gives a backup only to callers with the secret", async () => {
    const file = join(folder, "running.sql.gz");
    expect(await runCommand("backup", [file], { DATA_DIR: dataDir })).toMatchObject({ status: 0, stderr: "" });
    const { port } = JSON.parse(readFileSync(join(dataDir, "admin.json"), "utf8"));
    expect(statSync(join(dataDir, "admin.json")).mode & 0o777).toBe(0o600);
    for (const headers of [{}, { authorization: "Bearer guess" }]) {
      const { status } = await fetch(`http://127.0.0.1:${port}/backup`, { method: "POST", headers });
      expect(status).toBe(401);
    }
    expect(await runCommand("restore", [file], { DATA_DIR: dataDir })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`pid ${server.pid}`),
    });
  });
});

describe("restore", () => {
  test("restores everything, keeps the old directory, and users sign in as before", async () => {
    const dataDir = await dataFolder("restored");
    const first = await start({ DATA_DIR: dataDir });
    await signedUp(first);
    const file = join(folder, "restored.sql.gz");
    expect(await runCommand("backup", [file], { DATA_DIR: dataDir })).toMatchObject({ status: 0 });
    await first.end("SIGKILL");
    rmSync(join(dataDir, "database", "global"), { recursive: true });
    const spoiled = await startServerProcess({ env: { DATA_DIR: dataDir } }).then(
      () => "it started",
      (error: Error) => error.message,
    );
    expect(spoiled).toMatch(/global\/pg_control missing.*npm run restore/);

    writeFileSync(join(folder, "cut.sql.gz"), readFileSync(file).subarray(0, -200));
    expect(await runCommand("restore", [join(folder, "cut.sql.gz")], { DATA_DIR: dataDir })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("is incomplete"),
    });
    expect(existsSync(join(dataDir, "database", "PG_VERSION"))).toBe(true);

    expect(await runCommand("restore", [file], { DATA_DIR: dataDir })).toMatchObject({ status: 0, stderr: "" });
    expect(readdirSync(dataDir).filter((name) => name.startsWith("database.before-restore"))).toHaveLength(1);
    const second = await start({ DATA_DIR: dataDir });
    expect(await signIn(second)).toBeNull();
  });
});

describe("on a Postgres", () => {
  test("responds 503 while Postgres is down, recovers, and shuts down in order when it is down again", async () => {
    const cluster = createCluster();
    await cluster.start();
    try {
      const server = await start({ DATA_DIR: join(folder, "lost"), DATABASE_URL: cluster.url, LOG_LEVEL: "silent" });
      const client = await signedUp(server);
      const add = async (name: string) => (await client.from("universities").insert({ name })).status;
      expect(await add("Before")).toBe(201);
      const killed = async () => {
        await cluster.end("SIGKILL");
        // Its processes may outlive it briefly.
        await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
      };
      await killed();
      expect(await add("Meanwhile")).toBe(503);
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      await cluster.start();
      await expect.poll(() => add("After")).toBe(201);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      const { data } = await client.from("universities").select("name").in("name", ["Before", "Meanwhile", "After"]);
      expect(data?.map(({ name }) => name).sort()).toEqual(["After", "Before"]);
      await killed();
      expect(await server.end("SIGTERM")).toBe(0);
    } finally {
      await cluster.remove();
    }
  });

  test("exits with an error when Postgres is unreachable", async () => {
    const url = `postgresql://app:secret@localhost/x?host=${folder}`;
    const failed = await startServerProcess({ env: { DATA_DIR: join(folder, "none"), DATABASE_URL: url } }).catch(
      String,
    );
    expect(failed).toMatch(/no connection to the database.*that DATABASE_URL is correct/);
    expect(failed).not.toMatch(/secret|    at /);
  });

  test("moves everything to an empty Postgres once, and users sign in as before", async () => {
    const dataDir = await dataFolder("moved");
    const embedded = await start({ DATA_DIR: dataDir });
    await signedUp(embedded);
    const cluster = createCluster();
    await cluster.start();
    try {
      const move = () => runCommand("move-to-postgres", [cluster.url], { DATA_DIR: dataDir });
      expect(await move()).toMatchObject({ status: 1, stderr: expect.stringContaining(`pid ${embedded.pid}`) });
      await embedded.end("SIGTERM");
      expect(await move()).toMatchObject({ status: 0, stderr: "" });
      const server = await start({ DATA_DIR: dataDir, DATABASE_URL: cluster.url });
      expect(await signIn(server)).toBeNull();
      expect(await move()).toMatchObject({ status: 1, stderr: expect.stringContaining("There is no database in") });
      // A server without DATABASE_URL would write to the old database.
      await expect(start({ DATA_DIR: dataDir })).rejects.toThrow(/moved to Postgres, set DATABASE_URL/);
      const [aside, ...more] = readdirSync(dataDir).filter((name) => name.startsWith("database.before-move-"));
      expect(more).toEqual([]);
      expect(server.err).toEqual([]);
      await server.end("SIGTERM");

      // As a move that is killed before its last step leaves it: colleagues may write to the embedded database meanwhile.
      renameSync(join(dataDir, String(aside)), join(dataDir, "database"));
      expect(await move()).toMatchObject({ status: 1, stderr: expect.stringContaining("repeat the command") });
      const other = await start({ DATA_DIR: dataDir, DATABASE_URL: cluster.url });
      expect(other.err.join()).toContain("DATABASE_URL is set, so");
    } finally {
      await cluster.remove();
    }
  });
});

describe("shutdown", () => {
  test("completes 50 open requests, exits with 0 and needs no recovery", async () => {
    const dataDir = await dataFolder("stopped");
    const server = await start({ DATA_DIR: dataDir });
    const client = await signedUp(server);
    const responses = Array.from({ length: 50 }, (_, n) =>
      client
        .from("universities")
        .insert({ name: `University ${n}` })
        .then(({ status }) => status),
    );
    await Promise.race(responses);
    const began = performance.now();
    const code = await server.end("SIGTERM");
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(code).toBe(0);
    const statuses = await Promise.all(responses);
    // 0: on a busy machine a connection may not be accepted yet.
    expect(statuses.filter((status) => status !== 0)).not.toEqual([]);
    expect(statuses.filter((status) => status !== 201 && status !== 0)).toEqual([]);
    expect(wasShutDown(join(dataDir, "database"))).toBe(true);
    expect(readdirSync(dataDir).filter((name) => /lock|control/.test(name))).toEqual([]);
    expect(server.err.filter((line) => line.startsWith("{"))).toEqual([]);
  });

  // A busy machine may need more than the time that the process gives itself: six seconds for the statement, three and a half to close.
  test("exits with 0 during a long statement, which is not committed", { retry: 1 }, async () => {
    const dataDir = await dataFolder("busy");
    const database = await openPglite({ dataDir: join(dataDir, "database") });
    await runScript(
      database,
      // The engine runs one statement at a time: a file shows that this one runs.
      `create function public.slow() returns void language plpgsql security definer as $$
         begin
           insert into universities (name) values ('Slow');
           execute format('copy (select) to %L', current_setting('data_directory') || '/slow-statement');
           perform pg_sleep(30);
         end $$;
       grant execute on function public.slow to anon`,
    );
    await database.close();
    const server = await start({ DATA_DIR: dataDir });
    const client = await clientOf(server);
    const slow = client.rpc("slow" as never).then(({ error }) => error !== null);
    await expect.poll(() => existsSync(join(dataDir, "database", "slow-statement")), { timeout: 10_000 }).toBe(true);
    expect(await server.end("SIGTERM")).toBe(0);
    expect(await slow).toBe(true);
    const reopened = await openPglite({ dataDir: join(dataDir, "database") });
    const [found] = await reopened.run([{ text: "select count(*) as n from universities where name = 'Slow'" }]);
    await reopened.close();
    expect(found?.rows).toEqual([{ n: "0" }]);
  });
});

test("keeps running when the reader of its log is gone", async () => {
  let output: ChildProcess | undefined;
  const server = await startServerProcess({
    env: { DATA_DIR: await dataFolder("unread"), LOG_LEVEL: "debug" },
    onSpawn: (child) => {
      output = child;
    },
  });
  servers.push(server);
  output?.stdout?.destroy();
  output?.stderr?.destroy();
  for (let n = 0; n < 20; n += 1) {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await sleep(20);
  }
  expect(await server.end("SIGTERM")).toBe(0);
});
