import { Buffer } from "node:buffer";
import { createHmac } from "node:crypto";
import { mkdtemp, rm, stat } from "node:fs/promises";
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
const faultOf = (token: string, at = tokens) =>
  at.verify(token).then(
    () => "accepted",
    (error: TokenError) => error.fault,
  );

describe("a token", () => {
  test("comes back as the claims it was signed with", async () => {
    expect(await tokens.verify(await tokens.sign(claims))).toEqual(claims);
  });

  test("is accepted once more, and only until its time has come", async () => {
    let nowMs = NOW_MS;
    const clocked = await createTokens(key, () => nowMs);
    const token = await clocked.sign(claims);
    expect(await faultOf(token, clocked)).toBe("accepted");
    nowMs += 3629_000;
    expect(await faultOf(token, clocked)).toBe("accepted");
    nowMs += 2_000;
    expect(await faultOf(token, clocked)).toBe("expired");
  });

  test.each<readonly [string, Claims, string]>([
    ["expired", { ...claims, exp: NOW - 31 }, "expired"],
    ["from the future", { ...claims, nbf: NOW + 60 }, "not-yet-valid"],
    ["for somebody else", { ...claims, aud: "another-project" }, "audience"],
    ["without a role", { ...claims, role: "" }, "role"],
  ])("%s is refused", async (_what, wrong, fault) => {
    expect(await faultOf(await tokens.sign(wrong))).toBe(fault);
  });

  test("signed with another key is refused", async () => {
    const stranger = await createTokens(await createSigningKey(), () => NOW_MS);
    expect(await faultOf(await stranger.sign(claims))).toBe("signature");
  });

  test("whose payload was changed is refused", async () => {
    const token = await tokens.sign(claims);
    const changed = base64url({ ...claims, role: "service_role" });
    expect(await faultOf(`${part(token, 0)}.${changed}.${part(token, 2)}`)).toBe("signature");
  });

  test("without a signature is refused, whatever its header says", async () => {
    for (const alg of ["none", "None", "NONE"]) {
      expect(await faultOf(`${base64url({ alg, typ: "JWT" })}.${base64url(claims)}.`)).not.toBe("accepted");
    }
  });

  test("signed with the public key as a shared secret is refused", async () => {
    const [publicKey] = tokens.publicKeys.keys;
    for (const secret of [JSON.stringify(publicKey), publicKey?.x ?? "", publicKey?.kid ?? ""]) {
      const head = `${base64url({ alg: "HS256", typ: "JWT" })}.${base64url(claims)}`;
      const signature = createHmac("sha256", secret).update(head).digest("base64url");
      expect(await faultOf(`${head}.${signature}`)).toBe("signature");
    }
  });

  test.each(["", ".", "..", "a.b.c", "not a token", "ä.ö.ü", "x".repeat(10_000)])(
    "that is none is refused: %j",
    async (token) => {
      expect(await faultOf(token)).toBe("malformed");
    },
  );
});

test("the public keys hold nothing private", () => {
  expect(JSON.stringify(tokens.publicKeys)).not.toContain('"d":');
  expect(tokens.publicKeys.keys).toHaveLength(1);
});

test("a shared secret of an existing project signs with HS256 and shows no keys", async () => {
  const shared = await createTokens({ algorithm: "HS256", secret: "s".repeat(40) }, () => NOW_MS);
  const token = await shared.sign(claims);
  expect(JSON.parse(Buffer.from(part(token, 0), "base64url").toString())).toEqual({ alg: "HS256", typ: "JWT" });
  expect(await shared.verify(token)).toEqual(claims);
  expect(shared.publicKeys.keys).toEqual([]);
  expect(await faultOf(token)).toBe("signature");
});

describe("who is asking", () => {
  test("is the bearer, else the owner of the key, else nobody", async () => {
    const { anonKey, serviceRoleKey } = await issueProjectKeys(tokens, NOW);
    const session = await tokens.sign(claims);
    const ask = async (headers: Record<string, string>) => (await readClaims(tokens, new Headers(headers))).role;
    expect(await ask({ authorization: `Bearer ${session}`, apikey: anonKey })).toBe("authenticated");
    expect(await ask({ apikey: serviceRoleKey })).toBe("service_role");
    expect(await ask({ authorization: `Bearer ${anonKey}`, apikey: anonKey })).toBe("anon");
    expect(await ask({})).toBe("anon");
  });

  test.each([
    ["Bearer abc", "abc"],
    ["bearer  abc ", "abc"],
    ["Basic abc", null],
    ["Bearer", null],
    ["Bearer a b", null],
  ])("is read from %j", (header, token) => {
    expect(bearerToken(new Headers({ authorization: header }))).toBe(token);
  });
});

test("the server's key is made once, kept for its owner alone, and used again", async () => {
  const directory = await mkdtemp(join(tmpdir(), "keys-"));
  const first = await loadSigningKey(directory, null);
  expect(await loadSigningKey(directory, null)).toEqual(first);
  expect((await stat(join(directory, "secrets.json"))).mode & 0o777).toBe(0o600);
  await rm(directory, { recursive: true });
});
