import { createClient } from "@supabase/supabase-js";
import { afterEach, expect, test, vi } from "vitest";
import type { Backend } from "./client.ts";
import { fetchFlatCompany } from "./flat-company.ts";

afterEach(() => vi.unstubAllGlobals());

const lostWithin = new ReadableStream({
  start(body) {
    body.enqueue(new TextEncoder().encode('{"name":'));
    body.error(new TypeError("network error"));
  },
});

test.each([
  ["nobody answers", () => Promise.reject(new TypeError("Failed to fetch")), "network"],
  ["the connection is lost within the answer", () => Promise.resolve(new Response(lostWithin)), "network"],
  ["something else answers", () => Promise.resolve(new Response("<h1>Sign in to the network</h1>")), "network"],
  ["the function refuses", () => Promise.resolve(Response.json({ code: "not_found" }, { status: 404 })), "not_found"],
])("%s: a fault, not a crash", async (_name, answer, code) => {
  vi.stubGlobal("fetch", answer);
  const client = createClient("http://127.0.0.1", "key", { auth: { persistSession: false, autoRefreshToken: false } });
  const backend = { client, config: { supabaseAnonKey: "key" }, flatCompanyAddress: "http://127.0.0.1/api" } as Backend;
  await expect(fetchFlatCompany(backend, "https://www.crunchbase.com/organization/n26")).rejects.toMatchObject({
    name: "BackendFault",
    code,
  });
});
