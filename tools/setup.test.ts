import { describe, expect, test } from "vitest";
import { buildStampFor } from "./setup.mjs";

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
