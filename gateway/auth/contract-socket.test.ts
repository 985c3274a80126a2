/** supabase-js over a real socket. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AuthHarness, PASSWORD, startAuth } from "#tests/support/auth-harness.ts";
import { argon2id } from "./passwords.ts";

let auth: AuthHarness;
let url: string;
const server = createServer((request, response) => getRequestListener(auth.app.fetch)(request, response));

beforeAll(async () => {
  auth = await startAuth("pglite", argon2id);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await auth.close();
});

test("signs up, signs in, refreshes and signs out", async () => {
  const client = createClient(url, auth.keys.anon, { auth: { autoRefreshToken: false, persistSession: false } });
  const ana = { email: "ana@example.com", password: PASSWORD };
  expect((await client.auth.signUp(ana)).error).toBeNull();
  expect((await client.auth.signInWithPassword(ana)).error).toBeNull();
  const before = (await client.auth.getSession()).data.session;
  const { data } = await client.auth.refreshSession();
  expect(data.session?.refresh_token).not.toBe(before?.refresh_token);
  expect((await client.auth.getUser()).data.user?.email).toBe(ana.email);
  expect((await client.auth.signOut()).error).toBeNull();
  const again = await client.auth.getUser(data.session?.access_token);
  expect(again.error?.name).toBe("AuthSessionMissingError");
});

test("rejects a body above the limit with and without content-length", async () => {
  const large = "x".repeat(64 * 1024 + 1);
  const withLength = await fetch(`${url}/auth/v1/signup`, { method: "POST", body: large });
  expect(withLength.status).toBe(413);
  const stream = new ReadableStream({
    start(controller) {
      for (let part = 0; part < 5; part += 1) controller.enqueue(new TextEncoder().encode("x".repeat(15_000)));
      controller.close();
    },
  });
  const init = { method: "POST", body: stream, duplex: "half" } as RequestInit;
  const chunked = await fetch(`${url}/auth/v1/signup`, init);
  expect([chunked.status, chunked.headers.get("x-sb-error-code")]).toEqual([413, "request_entity_too_large"]);
});
