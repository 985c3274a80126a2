import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AuthHarness, PASSWORD, startAuth } from "#tests/support/auth-harness.ts";
import { deleteExpired } from "./cleanup.ts";

const ANA = { email: "ana@example.com", password: PASSWORD };
const DAY_MS = 86_400_000;
const TABLES = ["sessions", "refresh_tokens", "mfa_amr_claims", "one_time_tokens", "audit_log_entries"];

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let auth: AuthHarness;
  beforeAll(async () => {
    auth = await startAuth(engine);
  });
  beforeEach(() => auth.restart());
  afterAll(() => auth.close());

  async function count(table: string): Promise<number> {
    const [result] = await auth.database.run([{ text: `select count(*)::text as n from ${table}` }]);
    return Number(result?.rows[0]?.["n"]);
  }

  test("keeps sessions, tokens and sign-in attempts that are in use", async () => {
    const client = auth.client();
    await client.auth.signUp(ANA);
    await client.auth.refreshSession();
    await auth.client().auth.signInWithPassword({ ...ANA, password: "wrong password" });
    const counts = () =>
      Promise.all([...TABLES.map((table) => `auth.${table}`), "gateway.sign_in_attempts"].map(count));
    const before = await counts();
    await deleteExpired(auth.database, auth.nowMs());
    expect(await counts()).toEqual(before);
    expect((await client.auth.refreshSession()).error).toBeNull();
  });

  test("deletes expired rows and keeps the account", async () => {
    const client = auth.client();
    await client.auth.signUp(ANA);
    for (let time = 0; time < 5; time += 1) await client.auth.refreshSession();
    await auth.client().auth.signInWithPassword({ ...ANA, password: "wrong password" });
    await deleteExpired(auth.database, auth.nowMs() + 8 * DAY_MS);
    expect(await count("auth.refresh_tokens")).toBe(1);
    expect(await count("gateway.sign_in_attempts")).toBe(0);
    expect((await client.auth.refreshSession()).error).toBeNull();
    await deleteExpired(auth.database, auth.nowMs() + 91 * DAY_MS);
    expect(await Promise.all(TABLES.map((table) => count(`auth.${table}`)))).toEqual([0, 0, 0, 0, 0]);
    expect(await count("auth.users")).toBe(1);
  });
});
