/** Realtime asks of a session what every other service asks of it. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppHarness, openApp } from "#tests/support/app-harness.ts";

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let app: AppHarness;
  beforeAll(async () => {
    app = await openApp(engine);
  });
  afterAll(() => app.close());

  const body = JSON.stringify({ messages: [{ topic: "room", event: "e", payload: {} }] });
  const say = async (token: string) =>
    (await app.as(token, "/realtime/v1/api/broadcast", { method: "POST", body })).status;

  test("a session that was signed out is refused at once", async () => {
    const { accessToken } = await app.signUp();
    expect(await say(accessToken)).toBe(202);
    await app.as(accessToken, "/auth/v1/logout", { method: "POST" });
    expect(await say(accessToken)).toBe(401);
  });

  test("so is one that lacks its second factor, and nobody's", async () => {
    const user = await app.signUp();
    const { raised } = await app.addFactor(user);
    expect(await say(raised.accessToken)).toBe(202);
    const halfWay = await app
      .client()
      .auth.signInWithPassword({ email: user.email, password: "correct horse battery" });
    expect(await say(halfWay.data.session?.access_token ?? "")).toBe(401);
    expect(await say(app.keys.anonKey)).toBe(401);
  });
});
