/** The address of a client, as a key for limits and as a value for Postgres. */
import { isIPv4, isIPv6 } from "node:net";

/** The address as Postgres' `inet` takes it, an IPv4 address in IPv6 clothes as IPv4; null where it is none. */
export function parseIpAddress(address: string): string | null {
  const bare = address.trim().replace(/%.*$/, "");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare;
  return isIPv4(mapped) || isIPv6(mapped) ? mapped : null;
}

/**
 * Whom a limit counts as one: an IPv4 address, or the /64 network of an IPv6 address (a household or a server gets at
 * least that many, so that counting single addresses would count nothing). Written as Postgres' `cidr` takes it; other
 * texts stand for themselves.
 */
export function clientNetwork(address: string): string {
  const parsed = parseIpAddress(address);
  if (parsed === null) return address;
  if (isIPv4(parsed)) return `${parsed}/32`;
  const [head = "", tail] = parsed.toLowerCase().split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  // An IPv4 ending takes the place of two groups.
  const given = before.length + after.length + (parsed.includes(".") ? 1 : 0);
  const groups =
    tail === undefined ? before : [...before, ...Array<string>(Math.max(0, 8 - given)).fill("0"), ...after];
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/64`;
}
