import { Buffer } from "node:buffer";
import { createHmac } from "node:crypto";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Claims } from "./claims.ts";
import { bearerToken, readClaims } from "./credentials.ts";
import { issueProjectKeys, loadSigningKey } from "./secrets.ts";
import { createSigningKey, createTokens, type TokenError } from "./tokens.ts";

const NOW_MS = Date.UTC(2026, 0, 1);
const NOW = NOW_MS / 1000;
const claims: Claims = { role: "authenticated", sub: "7d1f", aud: "authenticated", iat: NOW, exp: NOW + 3600 };
const key = await createSigningKey();
const tokens = await createTokens(key, () => NOW_MS);

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const part = (token: string, position: number) => token.split(".")[position] ?? "";
const errorCodeOf = (token: string, at = tokens) =>
  at.verify(token).then(
    () => "accepted",
    (error: TokenError) => error.code,
  );

describe("verify", () => {
  test("returns the signed claims", async () => {
    expect(await tokens.verify(await tokens.sign(claims))).toEqual(claims);
  });

  test("rejects a cached token once it has expired", async () => {
    let nowMs = NOW_MS;
    const clocked = await createTokens(key, () => nowMs);
    const token = await clocked.sign(claims);
    expect(await errorCodeOf(token, clocked)).toBe("accepted");
    nowMs += 3629_000;
    expect(await errorCodeOf(token, clocked)).toBe("accepted");
    nowMs += 2_000;
    expect(await errorCodeOf(token, clocked)).toBe("expired");
  });

  test.each<readonly [string, Claims, string]>([
    ["that has expired", { ...claims, exp: NOW - 31 }, "expired"],
    ["not yet valid", { ...claims, nbf: NOW + 60 }, "not-yet-valid"],
    ["for another audience", { ...claims, aud: "another-project" }, "audience"],
    ["without a role", { ...claims, role: "" }, "role"],
  ])("rejects a token %s", async (_what, wrong, code) => {
    expect(await errorCodeOf(await tokens.sign(wrong))).toBe(code);
  });

  test("rejects another key", async () => {
    const other = await createTokens(await createSigningKey(), () => NOW_MS);
    expect(await errorCodeOf(await other.sign(claims))).toBe("signature");
  });

  test("rejects a changed payload", async () => {
    const token = await tokens.sign(claims);
    const changed = base64url({ ...claims, role: "service_role" });
    expect(await errorCodeOf(`${part(token, 0)}.${changed}.${part(token, 2)}`)).toBe("signature");
  });

  test("rejects a token without signature for every spelling of alg none", async () => {
    for (const alg of ["none", "None", "NONE"]) {
      expect(await errorCodeOf(`${base64url({ alg, typ: "JWT" })}.${base64url(claims)}.`)).not.toBe("accepted");
    }
  });

  test("rejects HS256 with the public key as secret", async () => {
    const [publicKey] = tokens.publicKeys.keys;
    for (const secret of [JSON.stringify(publicKey), publicKey?.x ?? "", publicKey?.kid ?? ""]) {
      const head = `${base64url({ alg: "HS256", typ: "JWT" })}.${base64url(claims)}`;
      const signature = createHmac("sha256", secret).update(head).digest("base64url");
      expect(await errorCodeOf(`${head}.${signature}`)).toBe("signature");
    }
  });

  test.each(["", ".", "..", "a.b.c", "not a token", "ä.ö.ü", "x".repeat(10_000)])(
    "rejects the malformed token %j",
    async (token) => {
      expect(await errorCodeOf(token)).toBe("malformed");
    },
  );
});

test("the public keys contain no private part", () => {
  expect(JSON.stringify(tokens.publicKeys)).not.toContain('"d":');
  expect(tokens.publicKeys.keys).toHaveLength(1);
});

test("a shared secret signs with HS256 and publishes no keys", async () => {
  const shared = await createTokens({ algorithm: "HS256", secret: "s".repeat(40) }, () => NOW_MS);
  const token = await shared.sign(claims);
  expect(JSON.parse(Buffer.from(part(token, 0), "base64url").toString())).toEqual({ alg: "HS256", typ: "JWT" });
  expect(await shared.verify(token)).toEqual(claims);
  expect(shared.publicKeys.keys).toEqual([]);
  expect(await errorCodeOf(token)).toBe("signature");
});

describe("readClaims", () => {
  test("prefers the bearer token to the apikey and falls back to anon", async () => {
    const { anonKey, serviceRoleKey } = await issueProjectKeys(tokens, NOW);
    const session = await tokens.sign(claims);
    const roleOf = async (headers: Record<string, string>) => (await readClaims(tokens, new Headers(headers))).role;
    expect(await roleOf({ authorization: `Bearer ${session}`, apikey: anonKey })).toBe("authenticated");
    expect(await roleOf({ apikey: serviceRoleKey })).toBe("service_role");
    expect(await roleOf({ authorization: `Bearer ${anonKey}`, apikey: anonKey })).toBe("anon");
    expect(await roleOf({})).toBe("anon");
  });

  test.each([
    ["Bearer abc", "abc"],
    ["bearer  abc ", "abc"],
    ["Basic abc", null],
    ["Bearer", null],
    ["Bearer a b", null],
  ])("reads the bearer token from %j", (header, token) => {
    expect(bearerToken(new Headers({ authorization: header }))).toBe(token);
  });
});

test("creates the signing key once, readable by its owner only", async () => {
  const directory = await mkdtemp(join(tmpdir(), "keys-"));
  const first = await loadSigningKey(directory, null);
  expect(await loadSigningKey(directory, null)).toEqual(first);
  expect((await stat(join(directory, "secrets.json"))).mode & 0o777).toBe(0o600);
  await rm(directory, { recursive: true });
});

test.each([
  "",
  "{",
  "null",
  "{}",
  '{"signingKey":{}}',
  '{"signingKey":{"algorithm":"ES256","jwk":{"kty":"EC","crv":"P-256","x":"AA","y":"AA","d":"AA"}}}',
  '{"signingKey":{"algorithm":"HS256","secret":7}}',
])("rejects the stored keys %j, and says what to do", async (content) => {
  const directory = await mkdtemp(join(tmpdir(), "keys-"));
  await writeFile(join(directory, "secrets.json"), content);
  await expect(loadSigningKey(directory, null)).rejects.toThrow(
    /^Cannot read the keys in .*secrets\.json\. .*delete it/,
  );
  await rm(directory, { recursive: true });
});
