/** Client IP addresses, as keys of limits and as Postgres values. */
import { isIPv4, isIPv6 } from "node:net";

/** The address as Postgres' `inet`, IPv4-mapped IPv6 as IPv4; null if it is not an IP address. */
export function parseIpAddress(address: string): string | null {
  const bare = address.trim().replace(/%.*$/, "");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare;
  return isIPv4(mapped) || isIPv6(mapped) ? mapped : null;
}

export function isLoopbackAddress(address: string | undefined): boolean {
  const parsed = parseIpAddress(address ?? "");
  return parsed !== null && (parsed === "::1" || parsed.startsWith("127."));
}

/**
 * The unit that limits count: an IPv4 address, or the /64 network of an IPv6 address (one customer usually gets a whole
 * /64). As Postgres' `cidr`; anything that is not an IP address is returned unchanged.
 */
export function clientNetwork(address: string): string {
  const parsed = parseIpAddress(address);
  if (parsed === null) return address;
  if (isIPv4(parsed)) return `${parsed}/32`;
  const [head = "", tail] = parsed.toLowerCase().split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  // A trailing IPv4 address replaces two groups.
  const groupCount = before.length + after.length + (parsed.includes(".") ? 1 : 0);
  const groups =
    tail === undefined ? before : [...before, ...Array<string>(Math.max(0, 8 - groupCount)).fill("0"), ...after];
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/64`;
}
