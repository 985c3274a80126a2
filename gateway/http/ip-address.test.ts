import { expect, test } from "vitest";
import { clientNetwork, parseIpAddress } from "./ip-address.ts";

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
])("parses %j", (address, parsed, network) => {
  expect(parseIpAddress(address)).toBe(parsed);
  expect(clientNetwork(address)).toBe(network);
});
