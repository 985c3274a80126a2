import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { universities } from "./universities.ts";

const migration = new URL("../../supabase/migrations/20260101000400_universities.sql", import.meta.url);
const ROW = /^ {2}\('((?:[^']|'')+)'\)[,;]$/gm;

test("the migration seeds the names of the built-in universities", () => {
  const seeded = [...readFileSync(migration, "utf8").matchAll(ROW)].map(([, name]) => name?.replaceAll("''", "'"));
  expect(seeded).toEqual(universities.map(({ name }) => name));
  expect(new Set(seeded).size).toBe(seeded.length);
  expect(seeded.length).toBeGreaterThanOrEqual(140);
});
