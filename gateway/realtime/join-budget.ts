/**
 * Bounds what the channels of one user cost on all sockets: the memory of their bindings, and the filters that Postgres evaluates for
 * every change, on which the changes of all others wait. Also how many sockets these are.
 */
import type { Claims } from "#gateway/tokens/claims.ts";
import { type ChannelConfig, JoinError } from "./join-request.ts";
import { LIMITS } from "./limits.ts";

interface Join {
  readonly claims: Claims;
  /** Of the claims. */
  readonly claimsJson: string;
  readonly config: ChannelConfig;
}

type Cost = Readonly<Record<keyof typeof LIMITS.joinsOfUser, number>>;

const RESOURCES = Object.keys(LIMITS.joinsOfUser) as (keyof Cost)[];
/** Of an empty channel, in characters. */
const CHANNEL_OVERHEAD = 500;
const NOTHING: Cost = { size: 0, bindings: 0, filters: 0, patterns: 0 };

export class JoinBudget {
  readonly #usedBy = new Map<string, Cost>();
  /** Of each user with an account: how many channels each socket has. */
  readonly #socketsOf = new Map<string, Map<object, number>>();
  #totalSize = 0;

  /** Returns the function that gives it back; it can be called several times. Throws `JoinError` if it is too much. */
  take(join: Join, socket: object): () => void {
    const user = join.claims.sub ?? join.claims.role;
    const sockets = this.#socketsOf.get(user) ?? new Map<object, number>();
    if (join.claims.sub !== undefined && !sockets.has(socket) && sockets.size >= LIMITS.socketsOfUser) {
      throw new JoinError("ChannelRateLimitReached: Too many sockets");
    }
    const cost = costOf(join);
    const used = sum(this.#usedBy.get(user) ?? NOTHING, cost, 1);
    const isTooMuch = RESOURCES.some((name) => used[name] > LIMITS.joinsOfUser[name]);
    if (isTooMuch || this.#totalSize + cost.size > LIMITS.totalJoinSize) {
      throw new JoinError("ChannelRateLimitReached: Too many channels or bindings");
    }
    this.#totalSize += cost.size;
    this.#usedBy.set(user, used);
    this.#socketsOf.set(user, sockets.set(socket, (sockets.get(socket) ?? 0) + 1));
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.#totalSize -= cost.size;
      const channels = (sockets.get(socket) ?? 1) - 1;
      if (channels > 0) sockets.set(socket, channels);
      else sockets.delete(socket);
      if (sockets.size === 0) this.#socketsOf.delete(user);
      const left = sum(this.#usedBy.get(user) ?? NOTHING, cost, -1);
      if (left.size > 0) this.#usedBy.set(user, left);
      else this.#usedBy.delete(user);
    };
  }
}

function costOf({ config, claimsJson }: Join): Cost {
  const filters = config.changes.flatMap(({ filter }) => filter || []);
  const patterns = filters.flatMap((filter) => filter.match(/[=.]i?match\./g) ?? []);
  const size = CHANNEL_OVERHEAD + config.size + claimsJson.length;
  return { size, bindings: config.changes.length, filters: filters.length, patterns: patterns.length };
}

function sum(a: Cost, b: Cost, factor: 1 | -1): Cost {
  return {
    size: a.size + factor * b.size,
    bindings: a.bindings + factor * b.bindings,
    filters: a.filters + factor * b.filters,
    patterns: a.patterns + factor * b.patterns,
  };
}
