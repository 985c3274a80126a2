import { describe, expect, test } from "vitest";
import { BackendError, createProfileStore, createRest } from "./backend.ts";

const row = {
  url: "https://www.crunchbase.com/organization/stripe",
  data: { properties: {}, cards: {} },
  source: "sample",
  fetched_at: "2026-11-21T10:00:00.000Z",
};

function storeAnswering(answer: () => Response | Promise<Response>) {
  const requests: Request[] = [];
  const rest = createRest({ url: "http://backend.example", serviceRoleKey: "service" }, async (url, init) => {
    requests.push(new Request(url, init));
    return answer();
  });
  return { store: createProfileStore(rest), requests };
}

describe("the store of profiles", () => {
  test("reads the row of an address with the service's key", async () => {
    const { store, requests } = storeAnswering(() => Response.json([row]));
    expect(await store.read(row.url)).toEqual(row);
    const url = new URL(requests[0]?.url ?? "");
    expect(url.pathname).toBe("/rest/v1/company_profiles");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      url: `eq.${row.url}`,
      select: "url,data,source,fetched_at",
      limit: "1",
    });
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer service");
    expect(requests[0]?.headers.get("apikey")).toBe("service");
  });

  test("reads nothing where there is no row", async () => {
    expect(await storeAnswering(() => Response.json([])).store.read(row.url)).toBeNull();
  });

  test("writes a row in place of the old one", async () => {
    const { store, requests } = storeAnswering(() => new Response(null, { status: 201 }));
    await store.write(row);
    const [request] = requests;
    expect([request?.method, new URL(request?.url ?? "").search]).toEqual(["POST", "?on_conflict=url"]);
    expect(request?.headers.get("prefer")).toBe("resolution=merge-duplicates,return=minimal");
    expect(await request?.json()).toEqual(row);
  });

  test.each([
    ["nobody answers", () => Promise.reject(new TypeError("fetch failed")), "unreachable"],
    ["the server is down", () => Response.json({ message: "x" }, { status: 503 }), "unreachable"],
    ["the key is refused", () => Response.json({ message: "Invalid API key" }, { status: 401 }), "refused"],
    ["the table is missing", () => Response.json({ code: "PGRST205" }, { status: 404 }), "refused"],
    ["a page answers", () => new Response("<html>"), "refused"],
  ] as const)("says so when %s", async (_what, answer, code) => {
    const failure = await storeAnswering(answer)
      .store.read(row.url)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BackendError);
    expect(failure).toMatchObject({ code });
  });

  test("says so when a row cannot be written", async () => {
    const { store } = storeAnswering(() => Response.json({}, { status: 500 }));
    await expect(store.write(row)).rejects.toMatchObject({ code: "unreachable" });
  });
});
