import { expect, test } from "vitest";
import { ORIGIN, openApp } from "#tests/support/app-harness.ts";

const COMPANY = "00000000-0000-4000-8000-000000000001";

test("limits are settings, and an expired file is deleted with its bytes without any request", async () => {
  const app = await openApp("pglite", { environment: { FILES_QUOTA_GB: "3", PROFILE_RETENTION_DAYS: "30" } });
  try {
    const sql = async (text: string) => (await app.database.run([{ text }]))[0]?.rows;
    expect(await sql("select quota_bytes, cv_days from private.file_limits")).toEqual([
      { quota_bytes: String(3 * 2 ** 30), cv_days: "30" },
    ]);
    await sql(`insert into company_facts (id, company_name) values ('${COMPANY}', 'N26')`);
    const ada = await app.signUp();
    const add = async (id: string) => {
      const path = `${COMPANY}/${id}`;
      const uploaded = await app.as(ada.accessToken, `/storage/v1/object/company-files/${path}`, {
        method: "POST",
        headers: { "content-type": "text/plain" },
        body: id,
      });
      expect(uploaded.status).toBe(200);
      const file = { id, company_id: COMPANY, path, name: "CV.txt", kind: "cv", purpose: "CFO" };
      const recorded = await app.as(ada.accessToken, "/rest/v1/company_files", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(file),
      });
      expect(await recorded.text()).toBe("");
      return path;
    };
    const [expired, kept] = [await add(crypto.randomUUID()), await add(crypto.randomUUID())];
    await app.database.run([
      { text: "set local session_replication_role = replica" },
      { text: `update company_files set expires_at = now() where path = '${expired}'` },
      { text: "update storage.objects set created_at = now() - interval '2 hours'" },
    ]);
    const response = await app.as(ada.accessToken, `/storage/v1/object/authenticated/company-files/${kept}`, {
      headers: { origin: ORIGIN },
    });
    const varies = response.headers.get("vary")?.toLowerCase().split(/, */) ?? [];
    expect([response.status, varies.toSorted()]).toEqual([200, ["authorization", "origin"]]);
    await response.body?.cancel();
    await app.deleteExpired();
    expect(await sql("select path from company_files")).toEqual([{ path: kept }]);
    expect(await sql("select name from storage.objects")).toEqual([{ name: kept }]);
    expect(app.logged).toEqual([]);
  } finally {
    await app.close();
  }
});
