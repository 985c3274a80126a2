import { isIP } from "node:net";

/**
 * @param trustedProxies IP addresses of the reverse proxies in front of this server
 * @returns the client's IP address. `X-Forwarded-For` counts only if the peer is a trusted proxy: it is read from the right
 * up to the first address that is not one.
 */
export function createClientAddress(
  trustedProxies: readonly string[],
): (peer: string | undefined, forwardedFor: string | undefined) => string {
  const trusted = new Set(trustedProxies.map(normalize));
  return (peer, forwardedFor) => {
    const forwarded = (forwardedFor ?? "").split(",").map((entry) => normalize(entry.trim()));
    let address = normalize(peer ?? "unknown");
    while (trusted.has(address)) {
      const previous = forwarded.pop();
      if (previous === undefined || isIP(previous) === 0) return address;
      address = previous;
    }
    return address;
  };
}

/** Converts IPv4-mapped IPv6 to IPv4. */
function normalize(address: string): string {
  return address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, "");
}
