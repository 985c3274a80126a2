import { describe, expect, test } from "vitest";
import { isAllowedDomain, normalizeEmail, parseEmail } from "./email-address.ts";

describe("email addresses", () => {
  test.each([
    ["ana@example.com", "ana@example.com"],
    ["  Ana@EXAMPLE.com\n", "ana@example.com"],
    ["ＡＮＡ＠example.com", "ana@example.com"],
    ["\u212Aim@example.com", "kim@example.com"],
    ["a.b+c@sub.example.co.uk", "a.b+c@sub.example.co.uk"],
    ["o'hara@example.com", "o'hara@example.com"],
    ["root@localhost", "root@localhost"],
  ])("normalizes %j to %s", (written, address) => {
    expect(parseEmail(written)).toBe(address);
    expect(normalizeEmail(written)).toBe(address);
  });

  test.each(["", "a", "a@", "@b.c", "a@b@c.d", "a b@c.d", "a@b_c.d", "a@.d", "a@b.", "ä@example.com", "a@b.c\0"])(
    "rejects %j",
    (written) => {
      expect(() => parseEmail(written)).toThrow("Unable to validate email address: invalid format");
    },
  );

  test.each([
    ["a@example.com", [], true],
    ["a@example.com", ["example.com"], true],
    ["a@example.com", ["other.com", " @Example.COM "], true],
    ["a@sub.example.com", ["example.com"], false],
    ["a@notexample.com", ["example.com"], false],
    ["eve%evil.example@example.com", ["example.com"], false],
    ["evil.example!eve@example.com", ["example.com"], false],
    ["=?x?q?eve=40evil.example=3e=00?=a@example.com", ["example.com"], false],
    ["eve%evil.example@example.com", [], true],
  ])("%s is allowed by %j: %s", (email, domains, isAllowed) => {
    expect(isAllowedDomain(email, domains)).toBe(isAllowed);
  });
});
