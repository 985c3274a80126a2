/** Whom a request comes from: the socket's peer, unless that is a proxy of ours which says whom it speaks for. */
import { isIP } from "node:net";

/**
 * @param trustedProxies addresses of the reverse proxies in front of this server; empty where there are none
 * @returns the address of the client, from the socket's peer and the header `X-Forwarded-For`. The header is believed only
 * as far as trusted proxies wrote it: from its right end, up to the first address that is not one of theirs.
 */
export function createClientAddress(
  trustedProxies: readonly string[],
): (peer: string | undefined, forwardedFor: string | undefined) => string {
  const trusted = new Set(trustedProxies.map(plain));
  return (peer, forwardedFor) => {
    const said = (forwardedFor ?? "").split(",").map((entry) => plain(entry.trim()));
    let address = plain(peer ?? "unknown");
    while (trusted.has(address)) {
      const before = said.pop();
      if (before === undefined || isIP(before) === 0) return address;
      address = before;
    }
    return address;
  };
}

/** An IPv4 address in IPv6 clothes is that IPv4 address. */
function plain(address: string): string {
  return address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, "");
}
