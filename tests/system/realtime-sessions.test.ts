/** Realtime checks sessions as every other service does. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppHarness, openApp } from "#tests/support/app-harness.ts";

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let app: AppHarness;
  beforeAll(async () => {
    app = await openApp(engine);
  });
  afterAll(() => app.close());

  const body = JSON.stringify({ messages: [{ topic: "room", event: "e", payload: {} }] });
  const broadcast = async (token: string) =>
    (await app.as(token, "/realtime/v1/api/broadcast", { method: "POST", body })).status;

  test("rejects a signed-out session at once", async () => {
    const { accessToken } = await app.signUp();
    expect(await broadcast(accessToken)).toBe(202);
    await app.as(accessToken, "/auth/v1/logout", { method: "POST" });
    expect(await broadcast(accessToken)).toBe(401);
  });

  test("rejects a session without its second factor and the anonymous key", async () => {
    const user = await app.signUp();
    const { raised } = await app.addFactor(user);
    expect(await broadcast(raised.accessToken)).toBe(202);
    const aal1 = await app.client().auth.signInWithPassword({ email: user.email, password: "correct horse battery" });
    expect(await broadcast(aal1.data.session?.access_token ?? "")).toBe(401);
    expect(await broadcast(app.keys.anonKey)).toBe(401);
  });
});
