import { expect, test } from "vitest";
import { createClientAddress } from "./client-address.ts";

const PROXY = "10.0.0.2";

test.each<[what: string, trusted: string[], peer: string | undefined, header: string | undefined, address: string]>([
  ["no proxy: the peer", [], "203.0.113.5", undefined, "203.0.113.5"],
  ["no proxy: ignores the header", [], "203.0.113.5", "198.51.100.1", "203.0.113.5"],
  ["untrusted proxy: ignores the header", [PROXY], "203.0.113.5", "198.51.100.1", "203.0.113.5"],
  ["trusted proxy: the forwarded address", [PROXY], PROXY, "198.51.100.1", "198.51.100.1"],
  ["trusted proxy: ignores addresses that the client sent", [PROXY], PROXY, "1.1.1.1, 198.51.100.1", "198.51.100.1"],
  [
    "two trusted proxies: the address from the outer one",
    [PROXY, "10.0.0.3"],
    PROXY,
    "1.1.1.1, 198.51.100.1, 10.0.0.3",
    "198.51.100.1",
  ],
  ["trusted proxy without header", [PROXY], PROXY, undefined, PROXY],
  ["trusted proxy with an invalid header", [PROXY], PROXY, "for=me", PROXY],
  ["a client that sends a proxy's address", [PROXY], PROXY, "1.1.1.1, 10.0.0.2", "1.1.1.1"],
  ["IPv4-mapped IPv6", ["127.0.0.1"], "::ffff:127.0.0.1", "2001:DB8::1", "2001:db8::1"],
  ["no peer", [PROXY], undefined, "198.51.100.1", "unknown"],
])("%s", (_what, trusted, peer, header, address) => {
  expect(createClientAddress(trusted)(peer, header)).toBe(address);
});
