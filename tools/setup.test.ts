import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { buildStampFor, NODE_BINARIES, root } from "./setup.mjs";

const HOSTED = { VITE_SUPABASE_URL: "https://x.supabase.co", VITE_SUPABASE_ANON_KEY: "key" };

describe("the build stamp changes", () => {
  test.each<[string, Record<string, string>, Record<string, string>]>([
    ["for a hosted project", HOSTED, {}],
    ["for another project", HOSTED, { ...HOSTED, VITE_SUPABASE_URL: "https://y.supabase.co" }],
    ["for the team's own fund", HOSTED, { ...HOSTED, VITE_FUND_NAME: "Own Fund" }],
  ])("%s", (_what, one, other) => {
    expect(buildStampFor(one)).not.toBe(buildStampFor(other));
  });

  test.each<[string, Record<string, string>, Record<string, string>]>([
    ["for other settings", HOSTED, { ...HOSTED, PORT: "4000" }],
    ["for another order", HOSTED, Object.fromEntries(Object.entries(HOSTED).toReversed())],
  ])("but not %s", (_what, one, other) => {
    expect(buildStampFor(one)).toBe(buildStampFor(other));
  });
});

test("every package that npm installs has its hash in the lock file and downloads no program itself", () => {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const packages = Object.entries<{ integrity?: string; hasInstallScript?: boolean }>(lock.packages);
  const unverified = packages.filter(([path, { integrity }]) => path !== "" && !integrity?.startsWith("sha512-"));
  expect(unverified.map(([path]) => path)).toEqual([]);
  for (const path of NODE_BINARIES) {
    const [name] = path.split("/");
    expect(lock.packages[`node_modules/${name}`], name).toMatchObject({ version: "24.21.0" });
    expect(lock.packages[`node_modules/${name}`]).not.toHaveProperty("hasInstallScript");
  }
});
