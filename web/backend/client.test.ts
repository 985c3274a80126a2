import { afterEach, expect, test, vi } from "vitest";
import { startBackend } from "./client.ts";

afterEach(() => vi.unstubAllGlobals());

test("realtime sends a heartbeat every 30 s and times out after 10 s", async () => {
  vi.stubGlobal("window", { location: { hash: "" }, addEventListener: () => undefined });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("sessionStorage", { getItem: () => null, removeItem: () => undefined });
  vi.stubGlobal("localStorage", {});
  vi.stubGlobal("indexedDB", { deleteDatabase: () => undefined });
  vi.stubGlobal("fetch", () =>
    Promise.resolve(Response.json({ supabaseUrl: "http://127.0.0.1", supabaseAnonKey: "key" })),
  );
  const { client } = await startBackend();
  await client.auth.stopAutoRefresh();
  expect(client.realtime).toMatchObject({ heartbeatIntervalMs: 30_000, timeout: 10_000 });
});
