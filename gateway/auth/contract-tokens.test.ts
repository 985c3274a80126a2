/** Forged and altered access tokens are rejected. */
import { createHmac } from "node:crypto";
import { exportJWK, exportSPKI, generateKeyPair, importJWK, type JWTPayload, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthHarness, PASSWORD, startAuth } from "#tests/support/auth-harness.ts";

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Tokens are verified before the database is queried: one engine is enough. */
describe("access tokens", () => {
  let auth: AuthHarness;
  let token: string;
  let header: Record<string, unknown>;
  let payload: JWTPayload;
  beforeAll(async () => {
    auth = await startAuth("pglite");
    const { data } = await auth.client().auth.signUp({ email: "ana@example.com", password: PASSWORD });
    token = data.session?.access_token ?? "";
    const [head = "", body = ""] = token.split(".");
    header = JSON.parse(Buffer.from(head, "base64url").toString());
    payload = JSON.parse(Buffer.from(body, "base64url").toString());
  });
  afterAll(() => auth.close());

  async function send(bearer: string): Promise<[status: number, code: string]> {
    const response = await auth.request("/user", { headers: { authorization: `Bearer ${bearer}` } });
    return [response.status, response.headers.get("x-sb-error-code") ?? ""];
  }

  const signed = async (claims: JWTPayload, head: Record<string, unknown> = header) => {
    const { signingKey } = auth;
    if (signingKey.algorithm !== "ES256") throw new Error("The harness signs with ES256");
    return new SignJWT(claims)
      .setProtectedHeader({ ...head, alg: "ES256" })
      .sign(await importJWK(signingKey.jwk, "ES256"));
  };

  test("accepts its own tokens", async () => {
    expect(await send(token)).toEqual([200, ""]);
    expect(await send(await signed(payload))).toEqual([200, ""]);
  });

  test("rejects 1,000 altered tokens", async () => {
    let rejected = 0;
    const [head = "", body = "", signature = ""] = token.split(".");
    for (let index = 0; index < 1000; index += 1) {
      // One bit of the signature, the payload or the header, in turn.
      const parts = [head, body, signature];
      const part = index % 3;
      const bytes = Buffer.from(parts[part] ?? "", "base64url");
      const at = (index * 7919) % bytes.length;
      bytes[at] = (bytes[at] ?? 0) ^ (1 << (index % 8));
      parts[part] = bytes.toString("base64url");
      const [status, code] = await send(parts.join("."));
      if (status === 403 && code === "bad_jwt") rejected += 1;
    }
    expect(rejected).toBe(1000);
  });

  test.each<[string, () => Promise<string> | string]>([
    ["alg none", () => `${encode({ alg: "none", typ: "JWT" })}.${encode(payload)}.`],
    [
      "alg none with the signature",
      () => `${encode({ ...header, alg: "none" })}.${encode(payload)}.${token.split(".")[2]}`,
    ],
    ["alg NONE", () => `${encode({ ...header, alg: "NONE" })}.${encode(payload)}.`],
    ["HS256 with the public key (PEM) as secret", async () => signWithHs256(await exportSPKI(await publicKey()))],
    [
      "HS256 with the public key (JWK) as secret",
      async () => signWithHs256(JSON.stringify(await exportJWK(await publicKey()))),
    ],
    ["HS256 with the published key set as secret", () => signWithHs256(JSON.stringify(auth.tokens.publicKeys))],
    ["HS256 with an empty secret", () => signWithHs256("")],
    ["another key", () => signWithOtherKey({ ...header, alg: "ES256" })],
    [
      "another key, sent in the header",
      async () => signWithOtherKey({ ...header, alg: "ES256", jwk: await exportJWK(await publicKey()) }),
    ],
    [
      "another key, by address",
      () => signWithOtherKey({ ...header, alg: "ES256", jku: "https://evil.example/jwks.json" }),
    ],
    ["another audience", () => signed({ ...payload, aud: "anon" })],
    ["no audience", () => signed(Object.fromEntries(Object.entries(payload).filter(([name]) => name !== "aud")))],
    ["no longer valid", () => signed({ ...payload, exp: Math.floor(auth.nowMs() / 1000) - 31 })],
    ["not yet valid", () => signed({ ...payload, nbf: Math.floor(auth.nowMs() / 1000) + 60 })],
    ["no role", () => signed({ ...payload, role: "" })],
    ["no subject", () => signed({ ...payload, sub: "" })],
    ["the public key as bearer", () => auth.keys.anon],
    ["the service key as bearer", () => auth.keys.service],
    ["nothing but dots", () => ".."],
    ["three words", () => "not.a.token"],
    ["very long", () => "a".repeat(7000)],
  ])("rejects %s", async (_, forge) => {
    expect(await send(await forge())).toEqual([403, "bad_jwt"]);
  });

  test.each<[string, () => JWTPayload, number, string]>([
    ["a subject that is not a UUID", () => ({ ...payload, sub: "1 or 1=1" }), 400, "bad_jwt"],
    ["an unknown user", () => ({ ...payload, sub: crypto.randomUUID() }), 403, "user_not_found"],
    ["an unknown session", () => ({ ...payload, session_id: crypto.randomUUID() }), 403, "session_not_found"],
    ["a session that is not a UUID", () => ({ ...payload, session_id: "\u0000'" }), 403, "session_not_found"],
  ])("rejects a valid signature with %s", async (_, claims, status, code) => {
    expect(await send(await signed(claims()))).toEqual([status, code]);
  });

  test("rejects a valid signature with another user's session", async () => {
    const { data } = await auth.client().auth.signUp({ email: "bob@example.com", password: PASSWORD });
    const { session_id } = await auth.tokens.verify(data.session?.access_token ?? "");
    expect(await send(await signed({ ...payload, session_id }))).toEqual([403, "session_not_found"]);
  });

  test("a missing token is a 401", async () => {
    const response = await auth.request("/user");
    expect([response.status, response.headers.get("x-sb-error-code")]).toEqual([401, "no_authorization"]);
    const basic = await auth.request("/user", { headers: { authorization: "Basic YTpi" } });
    expect(basic.status).toBe(401);
  });

  async function publicKey() {
    return (await importJWK({ ...auth.tokens.publicKeys.keys[0], ext: true }, "ES256", {
      extractable: true,
    })) as CryptoKey;
  }

  function signWithHs256(secret: string): string {
    const input = `${encode({ ...header, alg: "HS256" })}.${encode(payload)}`;
    return `${input}.${createHmac("sha256", secret).update(input).digest("base64url")}`;
  }

  async function signWithOtherKey(head: Record<string, unknown>): Promise<string> {
    const { privateKey } = await generateKeyPair("ES256");
    return new SignJWT(payload).setProtectedHeader({ ...head, alg: "ES256" }).sign(privateKey);
  }
});
