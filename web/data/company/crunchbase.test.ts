import { createClient } from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import type { Backend } from "#web/backend/client.ts";
import { fetchCompany, fetchFlatCompany } from "./crunchbase.ts";

const N26 = "https://www.crunchbase.com/organization/n26";

const connectionLost = () =>
  new ReadableStream({
    start(body) {
      body.enqueue(new TextEncoder().encode('{"name":'));
      body.error(new TypeError("network error"));
    },
  });

function backendThat(respond: () => Promise<Response>): Backend {
  const client = createClient("http://127.0.0.1", "key", {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: respond },
  });
  return {
    client,
    fetch: respond as typeof fetch,
    config: { supabaseAnonKey: "key" },
    flatCompanyUrl: "http://127.0.0.1/api",
  } as Backend;
}

describe.each([
  ["fetchCompany", fetchCompany],
  ["fetchFlatCompany", fetchFlatCompany],
])("%s throws a BackendError", (_name, fetchIt) => {
  test.each([
    ["without a response", () => Promise.reject(new TypeError("Failed to fetch")), "network", "Can't reach the server"],
    [
      "with the function's code and message",
      () => Promise.resolve(Response.json({ code: "not_found", message: "No such company" }, { status: 404 })),
      "not_found",
      "No such company",
    ],
    ["with the status of an error page", () => Promise.resolve(new Response("<h1>", { status: 502 })), "502", "502"],
  ])("%s", async (_case, respond, code, message) => {
    await expect(fetchIt(backendThat(respond), N26)).rejects.toMatchObject({
      name: "BackendError",
      code,
      message: expect.stringContaining(message),
    });
  });
});

test.each([
  ["the connection is lost in the body", () => Promise.resolve(new Response(connectionLost()))],
  ["the body is not JSON", () => Promise.resolve(new Response("<h1>Sign in to the network</h1>"))],
])("fetchFlatCompany reports a network error when %s", async (_case, respond) => {
  await expect(fetchFlatCompany(backendThat(respond), N26)).rejects.toMatchObject({
    name: "BackendError",
    code: "network",
  });
});
