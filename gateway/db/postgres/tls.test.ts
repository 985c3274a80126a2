/** TLS to a real Postgres, by the modes of libpq. */
import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cluster, createCluster } from "#tests/support/postgres-cluster.ts";
import { openPostgres } from "./open-postgres.ts";
import { postgresConnection } from "./tls.ts";

let certificates: string;
beforeAll(() => {
  certificates = mkdtempSync(join(tmpdir(), "certificates-"));
  const subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"];
  const files = ["-keyout", join(certificates, "server.key"), "-out", join(certificates, "server.crt")];
  const options = { stdio: "ignore" } as const;
  execFileSync(
    "openssl",
    ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...files, ...subject],
    options,
  );
});
afterAll(() => rmSync(certificates, { recursive: true }));

/** "tls", "plain", or the error's message. */
async function connect(url: string): Promise<string> {
  const database = openPostgres({ url });
  try {
    const text =
      "select case when ssl then 'tls' else 'plain' end as used from pg_stat_ssl where pid = pg_backend_pid()";
    const [result] = await database.run([{ text }]);
    const stop = await database.listen("news", () => {});
    await stop();
    return result?.rows[0]?.["used"] ?? "";
  } catch (error) {
    return (error as Error).message;
  } finally {
    await database.close();
  }
}

describe.each([true, false])("a Postgres whose ssl is %s", (ssl) => {
  let cluster: Cluster;
  let url: string;
  beforeAll(async () => {
    const port = await freePort();
    cluster = createCluster(
      tmpdir(),
      ["listen_addresses=127.0.0.1", `port=${port}`, `ssl=${ssl ? "on" : "off"}`],
      (data) => {
        if (!ssl) return;
        const { uid, gid } = statSync(data);
        for (const name of ["server.key", "server.crt"]) {
          execFileSync("cp", [join(certificates, name), data]);
          chownSync(join(data, name), uid, gid);
          chmodSync(join(data, name), 0o600);
        }
      },
    );
    await cluster.start();
    url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  });
  afterAll(() => cluster.remove());

  const NONE = "no connection to the database: The server does not support SSL connections";
  test.each([
    ["", "tls", "plain"],
    ["?sslmode=prefer", "tls", "plain"],
    ["?application_name=a&sslmode=allow", "tls", "plain"],
    ["?sslmode=disable", "plain", "plain"],
    ["?sslmode=require", "tls", NONE],
    ["?sslmode=no-verify", "tls", NONE],
    ["?sslmode=verify-full", "no connection to the database: self-signed certificate", NONE],
    ["?sslmode=verify-full&sslrootcert=ROOT", "tls", NONE],
    ["?sslmode=verify-ca&sslrootcert=ROOT", "tls", NONE],
  ])("with %j: %s with TLS, %s without", async (query, withTls, withoutTls) => {
    const address = `${url}${query.replace("ROOT", encodeURIComponent(join(certificates, "server.crt")))}`;
    expect((await connect(address)).startsWith(ssl ? withTls : withoutTls)).toBe(true);
  });

  test("many connections at once", async () => {
    const database = openPostgres({ url });
    const results = await Promise.all(Array.from({ length: 20 }, () => database.run([{ text: "select 1 as a" }])));
    expect(results.flatMap(([result]) => result?.rows)).toEqual(results.map(() => ({ a: "1" })));
    await database.close();
  });
});

test("a server that answers neither yes nor no is not sent the password", async () => {
  const received: Buffer[] = [];
  const server = createServer((socket) => socket.on("data", (data) => received.push(data) && socket.write("E")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  expect(await connect(`postgresql://user:secret@127.0.0.1:${port}/x`)).toContain(
    "error establishing an SSL connection",
  );
  // An SSLRequest only.
  expect(Buffer.concat(received).length).toBe(8);
  server.close();
});

test.each([
  ["postgresql://u@localhost/d?host=%2Frun%2Fpostgresql", {}, false],
  ["postgresql://u@%2Frun%2Fpostgresql/d", { PGSSLMODE: "require" }, false],
  ["postgresql://u@db/d?sslmode=disable", { PGSSLMODE: "verify-full" }, false],
  ["postgresql://u@db/d", {}, { rejectUnauthorized: false }],
  ["postgresql://u@db/d", { PGSSLMODE: "disable" }, false],
])("%s, environment %o: ssl %o", (url, environment, ssl) => {
  expect(postgresConnection(url, environment).ssl).toEqual(ssl);
});

test("PGSSLMODE is the mode of a URL without one", () => {
  const { connectionString } = postgresConnection("postgresql://u@db/d", { PGSSLMODE: "verify-full" });
  expect(connectionString).toBe("postgresql://u@db/d?sslmode=verify-full&uselibpqcompat=true");
});

test("rejects an unknown mode without quoting the URL", () => {
  expect(() => postgresConnection("postgresql://u:secret@db/d?sslmode=always", {})).toThrow(
    /^DATABASE_URL has an unknown sslmode\. Set it to one of disable/,
  );
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}
