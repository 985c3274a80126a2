import { expect, test } from "vitest";
import { createKeyedHash } from "./keyed-hash.ts";
import { createSigningKey } from "./tokens.ts";

const EMAIL = "ana@fund.example";

test("is stable for a key, and differs between keys and texts", async () => {
  const key = await createSigningKey();
  const hash = createKeyedHash(key);
  expect(hash(EMAIL)).toMatch(/^[0-9a-f]{16}$/);
  expect(createKeyedHash(key)(EMAIL)).toBe(hash(EMAIL));
  expect(hash("bob@fund.example")).not.toBe(hash(EMAIL));
  expect(createKeyedHash(await createSigningKey())(EMAIL)).not.toBe(hash(EMAIL));
  const secret = createKeyedHash({ algorithm: "HS256", secret: "x".repeat(32) });
  expect(secret(EMAIL)).not.toBe(createKeyedHash({ algorithm: "HS256", secret: "y".repeat(32) })(EMAIL));
});
