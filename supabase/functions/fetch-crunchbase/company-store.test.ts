import { describe, expect, test } from "vitest";
import { createRest } from "../_shared/backend.ts";
import { DatabaseCallError } from "../_shared/errors.ts";
import { createCompanyStore } from "./company-store.ts";

const stored = {
  url: "https://www.crunchbase.com/organization/stripe",
  profile: { properties: {}, cards: {} },
  source: "sample",
  fetchedAt: "2026-11-21T10:00:00.000Z",
} as const;
const row = { url: stored.url, data: stored.profile, source: stored.source, fetched_at: stored.fetchedAt };

function storeWith(respond: () => Response | Promise<Response>) {
  const requests: Request[] = [];
  const rest = createRest({ url: "http://backend.example", serviceRoleKey: "service" }, async (url, init) => {
    requests.push(new Request(url, init));
    return respond();
  });
  return { store: createCompanyStore(rest, "2025-06-30"), requests };
}

describe("the company store", () => {
  test("reads the newest row of a company's permalinks with the service role's key", async () => {
    const { store, requests } = storeWith(() => Response.json([row]));
    expect(await store.read(row.url)).toEqual(stored);
    const url = new URL(requests[0]?.url ?? "");
    expect(url.pathname).toBe("/rest/v1/company_profiles");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      or: `(url.eq."${row.url}",permalink_urls.cs."{${row.url}}")`,
      select: "url,data,source,fetched_at",
      order: "fetched_at.desc",
      limit: "1",
    });
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer service");
    expect(requests[0]?.headers.get("apikey")).toBe("service");
  });

  test("reads null if there is no row", async () => {
    expect(await storeWith(() => Response.json([])).store.read(row.url)).toBeNull();
  });

  test("replaces the row of the same URL", async () => {
    const { store, requests } = storeWith(() => new Response(null, { status: 201 }));
    await store.write(stored);
    const [request] = requests;
    expect([request?.method, new URL(request?.url ?? "").search]).toEqual(["POST", "?on_conflict=url"]);
    expect(request?.headers.get("prefer")).toBe("resolution=merge-duplicates,return=minimal");
    expect(await request?.json()).toEqual({ ...row, as_of: "2025-06-30" });
  });

  test.each([
    ["there is no response", () => Promise.reject(new TypeError("fetch failed")), "database_unavailable"],
    ["the server is down", () => Response.json({ message: "x" }, { status: 503 }), "database_unavailable"],
    ["the key is rejected", () => Response.json({ message: "Invalid API key" }, { status: 401 }), "database_rejected"],
    ["the table is missing", () => Response.json({ code: "PGRST205" }, { status: 404 }), "database_rejected"],
    ["the response is HTML", () => new Response("<html>"), "database_rejected"],
  ] as const)("fails to read if %s", async (_case, respond, code) => {
    const error = await storeWith(respond)
      .store.read(row.url)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DatabaseCallError);
    expect(error).toMatchObject({ code });
  });

  test("fails to write if the server is down", async () => {
    const { store } = storeWith(() => Response.json({}, { status: 500 }));
    await expect(store.write(stored)).rejects.toMatchObject({ code: "database_unavailable" });
  });
});
