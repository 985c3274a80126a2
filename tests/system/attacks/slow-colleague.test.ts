/** A signed-in user whose statements take long, on a real server process with the embedded database. */
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FuzzTarget, openFuzzTarget } from "#tests/support/fuzz-target.ts";
import { resetPeak, residentBytes } from "#tests/support/resident-memory.ts";
import { steadyMemory } from "#tests/support/steady-memory.ts";

let target: FuzzTarget;
let headers: (token: string) => Record<string, string>;

beforeAll(async () => {
  target = await openFuzzTarget(false);
  headers = (token) => ({
    apikey: target.anonKey,
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
  });
}, 60_000);
afterAll(() => target.close());

test("repeated inserts of 45,000 rows keep neither the proxy nor colleagues away, in 600 MB", {
  timeout: 120_000,
}, async () => {
  const [importer, colleague] = [await target.signUp(), await target.signUp()];
  let batch = 0;
  const rows = () => {
    batch += 1;
    return JSON.stringify(
      Array.from({ length: 45_000 }, (_, n) => ({
        url: `https://www.crunchbase.com/organization/b${batch}-${n}`,
        company_name: `Company ${batch} ${n}`,
      })),
    );
  };
  const over = new AbortController();
  let imported = 0;
  const importForever = async () => {
    while (!over.signal.aborted) {
      const request = { method: "POST", headers: headers(importer.accessToken), body: rows() };
      await target.send("/rest/v1/company_facts", request, 10);
      imported += 1;
    }
  };
  await steadyMemory(target.server.pid);
  resetPeak(target.server.pid);
  const imports = [importForever(), importForever()];
  const readiness: number[] = [];
  const reads: number[] = [];
  const startedAt = performance.now();
  while (performance.now() - startedAt < 6_000) {
    readiness.push((await target.send("/readyz", { method: "GET", headers: {} }, 2)).status);
    const read = { method: "GET", headers: headers(colleague.accessToken) };
    reads.push((await target.send("/rest/v1/universities?limit=1", read, 11)).status);
  }
  over.abort();
  await Promise.all(imports);
  expect(new Set(readiness)).toEqual(new Set([200]));
  expect(imported).toBeGreaterThan(0);
  expect(residentBytes(target.server.pid, "VmHWM")).toBeLessThan(600e6);
  expect(new Set(reads)).toEqual(new Set([200]));
});

test("a text of 6 MB is rejected before columns for the search are made from it, in 600 MB", async () => {
  const { accessToken } = await target.signUp();
  // One letter of these is 18 letters of a search column.
  const text = "\ufdfa".repeat(1_900_000);
  const post = async (path: string, body: object) => {
    const request = { method: "POST", headers: headers(accessToken), body: JSON.stringify(body) };
    return (await target.send(`/rest/v1/${path}`, request, 14)).status;
  };
  const url = "https://www.crunchbase.com/organization/n26";
  expect(await post("company_facts", { url, company_name: "N26" })).toBe(201);
  const [company] = await target.query(`select id from public.company_facts where url = '${url}'`);
  resetPeak(target.server.pid);
  expect(await post("company_facts", { url: `${url}-2`, company_name: text })).toBe(400);
  expect(await post("company_facts", { url: `${url}-2`, company_name: "N26", aaa_investors: text })).toBe(400);
  expect(await post("rpc/pin_fact", { id: company?.["id"], fact: "company_name", value: text })).toBe(400);
  expect(residentBytes(target.server.pid, "VmHWM")).toBeLessThan(600e6);
});

test("an unfinished large body takes no turn from others", async () => {
  const [sender, colleague] = [await target.signUp(), await target.signUp()];
  const socket = target.connect(12);
  const fields = Object.entries({ ...headers(sender.accessToken), host: "localhost", "content-length": "5000000" });
  const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  socket.write(`POST /rest/v1/universities HTTP/1.1\r\n${lines}\r\n${" ".repeat(4_999_999)}`);
  await once(socket, "drain");
  const body = JSON.stringify([{ name: "x".repeat(300_000) }]);
  const startedAt = performance.now();
  const request = { method: "POST", headers: headers(colleague.accessToken), body };
  const { status } = await target.send("/rest/v1/universities", request, 13);
  expect(performance.now() - startedAt).toBeLessThan(15_000);
  // The text is too long for the column.
  expect(status).toBe(400);
  expect(socket.destroyed).toBe(false);
  socket.destroy();
});
