import { expect, test } from "vitest";
import { createClientAddress } from "./client-address.ts";

const PROXY = "10.0.0.2";

test.each<[what: string, trusted: string[], peer: string | undefined, header: string | undefined, address: string]>([
  ["no proxy: the peer", [], "203.0.113.5", undefined, "203.0.113.5"],
  ["no proxy: the header is nobody's word", [], "203.0.113.5", "198.51.100.1", "203.0.113.5"],
  ["not our proxy: neither", [PROXY], "203.0.113.5", "198.51.100.1", "203.0.113.5"],
  ["our proxy: whom it names", [PROXY], PROXY, "198.51.100.1", "198.51.100.1"],
  ["our proxy: not whom the client named before", [PROXY], PROXY, "1.1.1.1, 198.51.100.1", "198.51.100.1"],
  [
    "two of ours: whom the outer one names",
    [PROXY, "10.0.0.3"],
    PROXY,
    "1.1.1.1, 198.51.100.1, 10.0.0.3",
    "198.51.100.1",
  ],
  ["our proxy without a word", [PROXY], PROXY, undefined, PROXY],
  ["our proxy with nonsense", [PROXY], PROXY, "for=me", PROXY],
  ["a client that claims to be a proxy", [PROXY], PROXY, "1.1.1.1, 10.0.0.2", "1.1.1.1"],
  ["IPv4 in IPv6 clothes", ["127.0.0.1"], "::ffff:127.0.0.1", "2001:DB8::1", "2001:db8::1"],
  ["no peer", [PROXY], undefined, "198.51.100.1", "unknown"],
])("%s", (_what, trusted, peer, header, address) => {
  expect(createClientAddress(trusted)(peer, header)).toBe(address);
});
