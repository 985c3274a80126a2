import { describe, expect, test } from "vitest";
import { isAllowedDomain, normalizeEmail, parseEmail } from "./email-address.ts";
import { clientNetwork, parseIpAddress } from "./ip-address.ts";

describe("email addresses", () => {
  test.each([
    ["ana@example.com", "ana@example.com"],
    ["  Ana@EXAMPLE.com\n", "ana@example.com"],
    ["ＡＮＡ＠example.com", "ana@example.com"],
    ["\u212Aim@example.com", "kim@example.com"],
    ["a.b+c@sub.example.co.uk", "a.b+c@sub.example.co.uk"],
    ["o'hara@example.com", "o'hara@example.com"],
    ["root@localhost", "root@localhost"],
  ])("%j is %s", (written, address) => {
    expect(parseEmail(written)).toBe(address);
    expect(normalizeEmail(written)).toBe(address);
  });

  test.each(["", "a", "a@", "@b.c", "a@b@c.d", "a b@c.d", "a@b_c.d", "a@.d", "a@b.", "ä@example.com", "a@b.c\0"])(
    "%j is none",
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
  ])("%s at %j: %s", (email, domains, isThere) => {
    expect(isAllowedDomain(email, domains)).toBe(isThere);
  });
});

describe("network addresses", () => {
  test.each([
    ["192.0.2.1", "192.0.2.1", "192.0.2.1/32"],
    ["::ffff:192.0.2.1", "192.0.2.1", "192.0.2.1/32"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:0001:0002::1", "2001:DB8:0001:0002::1", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8::1", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80::1", "fe80:0:0:0::/64"],
    ["::1", "::1", "0:0:0:0::/64"],
    ["::", "::", "0:0:0:0::/64"],
    ["64:ff9b::192.0.2.1", "64:ff9b::192.0.2.1", "64:ff9b:0:0::/64"],
    ["unix socket", null, "unix socket"],
    ["", null, ""],
    ["192.0.2.1, 198.51.100.1", null, "192.0.2.1, 198.51.100.1"],
  ])("%s", (address, parsed, network) => {
    expect(parseIpAddress(address)).toBe(parsed);
    expect(clientNetwork(address)).toBe(network);
  });
});
