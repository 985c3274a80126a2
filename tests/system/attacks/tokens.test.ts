/** Every service rejects tokens that the server did not issue in this form. */
import { createHmac, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSigningKey, createTokens } from "#gateway/tokens/tokens.ts";
import { type AppHarness, openApp, type SignedUp } from "#tests/support/app-harness.ts";

let app: AppHarness;
let user: SignedUp;
beforeAll(async () => {
  app = await openApp("pglite");
  user = await app.signUp();
});
afterAll(() => app.close());

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const decode = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString()) as Record<string, unknown>;

/** Each service's status for a token. */
async function statuses(token: string): Promise<readonly number[]> {
  const asked = [
    app.as(token, "/auth/v1/user"),
    app.as(token, "/rest/v1/universities?limit=1"),
    app.as(token, "/functions/v1/fetch-crunchbase", { method: "POST", body: "{}" }),
    app.as(token, "/api/fetch-crunchbase?url=x"),
    app.as(token, "/auth/v1/admin/users"),
  ];
  return (await Promise.all(asked)).map(({ status }) => status);
}

function* mutations(): Generator<readonly [what: string, token: string]> {
  const [head = "", payload = "", signature = ""] = user.accessToken.split(".");
  const header = decode(head);
  const claims = decode(payload);
  for (const alg of ["none", "None", "NONE", "nOnE", "", null, "HS256", "HS384", "RS256", "PS256", "ES384", "EdDSA"]) {
    for (const end of ["", signature]) yield [`alg ${alg}`, `${encode({ ...header, alg })}.${payload}.${end}`];
  }
  const publicKey = app.tokens.publicKeys.keys[0] ?? {};
  const secrets = [JSON.stringify(publicKey), publicKey.x ?? "", publicKey.y ?? "", publicKey.kid ?? "", "", "secret"];
  for (const secret of secrets) {
    const signed = `${encode({ alg: "HS256", typ: "JWT", kid: publicKey.kid })}.${payload}`;
    yield [
      "the public key as a secret",
      `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`,
    ];
  }
  const foreign = generateKeyPairSync("ec", { namedCurve: "P-256" });
  for (const extra of [
    {},
    { jwk: foreign.publicKey.export({ format: "jwk" }) },
    { jku: "https://evil.example/k" },
    { x5u: "https://evil.example/c" },
    { kid: "../../dev/null" },
    { kid: "' or 1=1 --" },
    { crit: ["exp"] },
    { b64: false, crit: ["b64"] },
  ]) {
    const signed = `${encode({ ...header, ...extra })}.${payload}`;
    const sign = createSign("SHA256").update(signed).sign({ key: foreign.privateKey, dsaEncoding: "ieee-p1363" });
    yield ["another key", `${signed}.${sign.toString("base64url")}`];
  }
  const edits = [
    { role: "service_role" },
    { role: "postgres" },
    { sub: crypto.randomUUID() },
    { aal: "aal2" },
    { exp: 9e9 },
    { aud: "x" },
    { iss: "x" },
    { session_id: crypto.randomUUID() },
    { app_metadata: { admin: true } },
  ];
  for (const edit of edits) yield ["an edited payload", `${head}.${encode({ ...claims, ...edit })}.${signature}`];
  for (const zeros of [64, 0, 63, 65, 128])
    yield ["a signature of zeros", `${head}.${payload}.${Buffer.alloc(zeros).toString("base64url")}`];
  // Random mutations: changed characters, cut tokens, random signatures.
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  for (let count = 0; ; count += 1) {
    const parts = [head, payload, signature];
    const part = count % 3;
    const text = parts[part] ?? "";
    // The last character of a part has unused bits.
    const position = Math.floor((((count * 7919) % 1000) / 1000) * (text.length - 1));
    const step = 1 + (count % 62);
    const other = alphabet[(alphabet.indexOf(text[position] ?? "A") + step) % 64] ?? "A";
    parts[part] = text.slice(0, position) + other + text.slice(position + 1);
    yield ["one character", parts.join(".")];
    if (count % 9 === 0) yield ["cut short", user.accessToken.slice(0, -1 - (count % 100))];
    if (count % 9 === 1) yield ["noise", `${head}.${payload}.${randomBytes(64).toString("base64url")}`];
  }
}

test("no service accepts any of 1,000 mutated tokens", { timeout: 60_000 }, async () => {
  expect(await statuses(user.accessToken)).toEqual([200, 200, 400, 400, 403]);
  let tried = 0;
  for (const [what, token] of mutations()) {
    for (const status of await statuses(token)) expect([401, 403], `${what}: ${token}`).toContain(status);
    tried += 1;
    if (tried === 1000) break;
  }
  expect(tried).toBe(1000);
});

test("rejects correctly signed tokens with a wrong audience, time, session, user or role", async () => {
  const claims = decode(user.accessToken.split(".")[1] ?? "");
  const seconds = Math.floor(app.nowMs() / 1000);
  for (const wrong of [
    { aud: "another" },
    { exp: seconds - 31 },
    { nbf: seconds + 60 },
    { session_id: undefined },
    { session_id: crypto.randomUUID() },
    { sub: crypto.randomUUID() },
    { role: "" },
    { role: undefined },
  ]) {
    const token = await app.tokens.sign({ ...claims, ...wrong } as Parameters<typeof app.tokens.sign>[0]);
    const [account, table, called, flat, admin] = await statuses(token);
    expect(
      [account, table, called, flat, admin].every((status) => status === 401 || status === 403),
      JSON.stringify(wrong),
    ).toBe(true);
  }
});

test("a shared secret rejects a key pair's tokens, and the reverse", async () => {
  const shared = await createTokens({ algorithm: "HS256", secret: "s".repeat(40) });
  const pair = await createTokens(await createSigningKey());
  const claims = { role: "service_role" };
  await expect(shared.verify(await pair.sign(claims))).rejects.toMatchObject({ code: "signature" });
  await expect(pair.verify(await shared.sign(claims))).rejects.toMatchObject({ code: "signature" });
  expect(await statuses(await shared.sign(claims))).toEqual([403, 401, 401, 401, 403]);
});
