import type { AccountEvent } from "#gateway/auth/account-event.ts";
import { clientNetwork } from "#gateway/http/ip-address.ts";
import type { Log } from "#gateway/operations/logger.ts";
import type { KeyedHash } from "#gateway/tokens/keyed-hash.ts";

/**
 * Logs account events under hashes that only the installation's key can compute: an operator recognizes an attack on one
 * account or from one network (`npm run accounts -- list` shows the accounts' hashes), and the log contains no personal data.
 */
export function createAccountLog(log: Log, hash: KeyedHash): (event: AccountEvent) => void {
  return ({ message, email, address }) =>
    log({
      level: "info",
      message,
      account: hash(email),
      ...(address === null ? { by: "operator" } : { network: hash(clientNetwork(address)) }),
    });
}
