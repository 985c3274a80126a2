import { expect, test } from "vitest";
import { allRows } from "./all-rows.ts";

const error = { code: "42501", message: "permission denied", details: "", hint: "", name: "PostgrestError" };

test.each([
  [0, ["0-999"]],
  [1, ["0-999"]],
  [1000, ["0-999"]],
  [1001, ["0-999", "1000-1999"]],
  [2500, ["0-999", "1000-1999", "2000-2999"]],
])("reads all %i rows in pages", async (count, pages) => {
  const table = Array.from({ length: count }, (_, id) => ({ id }));
  const requested: string[] = [];
  const rows = await allRows(async (from, to) => {
    requested.push(`${from}-${to}`);
    return { data: table.slice(from, to + 1), count, error: null, status: 200 };
  });
  expect(rows).toEqual(table);
  expect(requested).toEqual(pages);
});

test("a rejected page throws the service's code and message", async () => {
  const rejected = allRows(async () => ({ data: null, count: null, error: error as never, status: 403 }));
  await expect(rejected).rejects.toMatchObject({ code: "42501", message: "permission denied" });
});
