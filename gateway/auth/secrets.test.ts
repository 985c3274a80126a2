/** Pure functions: randomness, passwords, PKCE, TOTP. */
import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commonPasswords } from "./common-passwords.ts";
import { hashToken } from "./link-tokens.ts";
import { argon2id, checkNewPassword, checkPasswordSize, createPasswords } from "./passwords.ts";
import { matchesCodeChallenge, parseCodeChallenge } from "./pkce.ts";
import { isUuid, randomText, randomUuid } from "./random.ts";
import { generateTotpKey, renderSecretSvg, verifyTotpCode } from "./totp.ts";

describe("random", () => {
  test("UUIDs have version 4", () => {
    for (let time = 0; time < 1000; time += 1) {
      expect(randomUuid(randomBytes)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
  });

  test.each([
    ["00000000-0000-4000-8000-000000000000", true],
    ["00000000-0000-4000-8000-00000000000", false],
    ["00000000-0000-4000-8000-000000000000\n", false],
    ["{00000000-0000-4000-8000-000000000000}", false],
    [null, false],
    [12, false],
  ])("%j is a UUID: %s", (value, isOne) => {
    expect(isUuid(value)).toBe(isOne);
  });

  test("randomText is uniformly distributed over 36 characters", () => {
    const counts = new Map<string, number>();
    for (const character of randomText(randomBytes, 72_000)) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect([...counts.keys()].sort().join("")).toBe("0123456789abcdefghijklmnopqrstuvwxyz");
    for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(300);
  });
});

describe("passwords", () => {
  test("verifies any string against its own hash only", async () => {
    const texts = fc.string({ unit: "grapheme", minLength: 1, maxLength: 100 });
    await fc.assert(
      fc.asyncProperty(texts, texts, async (password, other) => {
        const hash = await argon2id.hash(password);
        expect(await argon2id.verify(hash, password)).toBe(true);
        expect(await argon2id.verify(hash, other)).toBe(other === password);
      }),
      { numRuns: 15 },
    );
  });

  test("the hash is a PHC string with OWASP's parameters", async () => {
    expect(await argon2id.hash("x")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]+\$[A-Za-z0-9+/]+$/);
  });

  test("runs two hashes concurrently, queues 200 and rejects the rest", async () => {
    let running = 0;
    let most = 0;
    let finished = 0;
    const slow = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      finished += 1;
      return "$argon2";
    };
    const passwords = createPasswords({ hash: slow, verify: async () => (await slow()) !== "" });
    const outcomes = await Promise.allSettled(Array.from({ length: 250 }, () => passwords.hash("x")));
    expect([most, finished]).toEqual([2, 202]);
    expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(48);
    expect(await passwords.hash("x")).toBe("$argon2");
  });

  test("a failed hash frees its slot", async () => {
    let calls = 0;
    const passwords = createPasswords({
      hash: async () => {
        calls += 1;
        throw new Error("no memory");
      },
      verify: async () => false,
    });
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => passwords.hash("x")));
    expect([calls, outcomes.every(({ status }) => status === "rejected")]).toEqual([5, true]);
  });

  test.each(["", "$2a$10$abc", "plain", "$scrypt$x"])("never verifies the hash %j, but hashes once", async (hash) => {
    const seen: string[] = [];
    const passwords = createPasswords({
      hash: async () => "$argon2id$dummy",
      verify: async (against) => {
        seen.push(against);
        return true;
      },
    });
    expect(await passwords.verify(hash, "x")).toBe(false);
    expect(seen).toEqual(["$argon2id$dummy"]);
  });

  test.each([
    ["12345678", "weak_password"],
    ["PassWord1", "weak_password"],
    [" ｐassword1 ", "weak_password"],
    ["12345678 and more", null],
    ["1234567", "weak_password"],
    ["", "weak_password"],
    ["🦊🦊🦊🦊🦊🦊🦊", "weak_password"],
    ["🦊".repeat(8), null],
    ["x".repeat(4096), null],
    ["x".repeat(4097), "validation_failed"],
    ["ü".repeat(2049), "validation_failed"],
  ])("checks the new password %j", (password, code) => {
    const check = () => checkNewPassword(password, 8, []);
    if (code === null) expect(check).not.toThrow();
    else expect(check).toThrow(expect.objectContaining({ code }));
    if (code !== "validation_failed") expect(() => checkPasswordSize(password)).not.toThrow();
  });
});

test.each([
  ["the address", "ada.lovelace@fund.example", "ada.lovelace@fund.example"],
  ["the address in another case", "ada.lovelace@fund.example", " Ada.Lovelace@Fund.EXAMPLE"],
  ["what is before the @", "ada.lovelace@fund.example", "AdaLovelace"],
  ["it with digits and punctuation", "ada.lovelace@fund.example", "ada_lovelace-1815!"],
  ["it with three letters", "ada.lovelace@fund.example", "adalovelacevc1"],
  ["it twice", "anna@fund.example", "annaanna"],
  ["a short one with a year", "anna@fund.example", "Anna2026!"],
  ["digits", "20260101@fund.example", "20260101"],
  ["a short address", "al@vc.io", "al@vc.io1"],
  ["another script", "ЮЛИЯ.к@fund.example", "юлияк2026"],
])("one's own email address is no password: %s", (_, email, password) => {
  const weakPassword = expect.objectContaining({ code: "weak_password", reasons: ["pwned"] });
  expect(() => checkNewPassword(password, 8, ["other@fund.example", email])).toThrow(weakPassword);
  expect(() => checkNewPassword(password, 8, ["other@fund.example"])).not.toThrow();
});

test.each([
  ["anna@fund.example", "hosannahs in the park"],
  ["al@fund.example", "alabaster"],
  ["ada@fund.example", "adamant-7-otters"],
  ["1234@fund.example", "river 1234 stone"],
])("accepts a password that contains the email address %s by chance: %j", (email, password) => {
  expect(() => checkNewPassword(password, 8, [email])).not.toThrow();
});

test("rejects the 3,000 most common passwords", () => {
  expect(commonPasswords.size).toBe(3000);
  for (const password of commonPasswords) {
    const weakPassword = expect.objectContaining({ code: "weak_password", reasons: ["pwned"] });
    expect(() => checkNewPassword(password.toUpperCase(), 8, []), password).toThrow(weakPassword);
  }
});

describe("PKCE", () => {
  // RFC 7636, appendix B.
  const verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
  const challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

  test("matches the example of RFC 7636", () => {
    expect(matchesCodeChallenge({ challenge, method: "s256" }, verifier)).toBe(true);
    expect(matchesCodeChallenge({ challenge, method: "s256" }, `${verifier}x`)).toBe(false);
    expect(matchesCodeChallenge({ challenge, method: "plain" }, verifier)).toBe(false);
    expect(matchesCodeChallenge({ challenge: verifier, method: "plain" }, verifier)).toBe(true);
  });

  test("requires both fields or none", () => {
    expect(parseCodeChallenge("", "")).toBeNull();
    expect(parseCodeChallenge(challenge, "S256")).toEqual({ challenge, method: "s256" });
    expect(() => parseCodeChallenge(challenge, "")).toThrow("PKCE flow requires");
  });
});

test("hashes tokens as sha224 of email and secret, as GoTrue does", () => {
  expect(hashToken("ana@example.com", "123456")).toMatch(/^[0-9a-f]{56}$/);
  expect(hashToken("", "abc")).toBe("23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7");
});

describe("TOTP", () => {
  // RFC 6238, appendix B: the last six digits of its SHA-1 examples; the key is "12345678901234567890".
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  test.each([
    [59, "287082"],
    [1111111109, "081804"],
    [1111111111, "050471"],
    [1234567890, "005924"],
    [2000000000, "279037"],
    [20000000000, "353130"],
  ])("matches the example of RFC 6238 at %i s", (seconds, code) => {
    expect(verifyTotpCode(secret, code, seconds * 1000)).toBe(true);
    expect(verifyTotpCode(secret, code, seconds * 1000 + 90_000)).toBe(false);
  });

  test.each(["", "28708", "2870822", "28708a", " 287082", "２８７０８２"])("rejects the code %j", (code) => {
    expect(verifyTotpCode(secret, code, 59_000)).toBe(false);
  });

  test("the secret has 160 bits and is readable in the SVG", () => {
    const key = generateTotpKey(randomBytes, "Site & Co", "ana@example.com");
    expect(key.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(key.uri).toContain("issuer=Site%20%26%20Co");
    expect(renderSecretSvg(key.secret).replace(/<[^>]+>| /g, "")).toContain(key.secret.slice(0, 16));
    expect(renderSecretSvg(key.secret)).not.toMatch(/<script|#/);
  });
});
