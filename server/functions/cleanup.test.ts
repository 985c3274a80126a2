import { expect, test } from "vitest";
import { openApp } from "#tests/support/app-harness.ts";

test("profiles are deleted after PROFILE_RETENTION_DAYS, without any request", async () => {
  const app = await openApp("pglite", { environment: { PROFILE_RETENTION_DAYS: "30" } });
  try {
    const text = `insert into linkedin_profiles (url, source, fetched_at)
                  values ('old', 'sample', now() - interval '31 days'), ('recent', 'sample', now() - interval '29 days')`;
    await app.database.run([{ text }]);
    await app.deleteExpired();
    const [remaining] = await app.database.run([{ text: "select url from linkedin_profiles" }]);
    expect(remaining?.rows).toEqual([{ url: "recent" }]);
  } finally {
    await app.close();
  }
});
