import type { IncomingMessage } from "node:http";
import type { Database } from "#gateway/db/port/database.ts";
import type { OriginPolicy } from "#gateway/http/origin-policy.ts";
import type { Claims } from "#gateway/tokens/claims.ts";
import type { Tokens } from "#gateway/tokens/tokens.ts";
import type { Backlog } from "./backlog.ts";
import type { ChangeFeed } from "./change-feed.ts";
import type { FramePace } from "./frame-pace.ts";
import type { Broadcast } from "./frames.ts";
import type { JoinBudget } from "./join-budget.ts";
import type { KeyedRateLimit } from "./limits.ts";
import type { Presence } from "./presence-registry.ts";
import type { Member, Topics } from "./topics.ts";

export interface RealtimeDependencies {
  readonly database: Database;
  readonly tokens: Tokens;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Returns the claims whose session has ended or lacks a second factor. Must not cache. */
  readonly endedSessions: (claims: readonly Claims[]) => Promise<ReadonlySet<Claims>>;
  /** Which pages may connect. */
  readonly originPolicy: OriginPolicy;
  /** The client's IP address, from `createClientAddress`. */
  readonly clientAddress: (request: IncomingMessage) => string;
  /** Whether the role `anon` may join channels, as on a hosted project with public access. */
  readonly anonymousJoins: boolean;
  readonly onUnexpectedError: (error: unknown) => void;
}

/** Shared by all sockets of one server. */
export interface RealtimeService extends RealtimeDependencies {
  readonly feed: ChangeFeed;
  readonly topics: Topics;
  readonly backlog: Backlog;
  readonly joinBudget: JoinBudget;
  readonly framePace: FramePace;
  /** By user and topic. */
  readonly presenceLimit: KeyedRateLimit;
  /** Sends to all members of the topic, on every server. Takes the sender's share of `framePace`. */
  broadcast(sender: string, topic: string, broadcast: Broadcast, except?: Member): void;
  /** Updates the presences of this server's members; `leaves` are ids. */
  updatePresence(joins: readonly Presence[], leaves: readonly string[]): void;
  /** The payload of `presence_state`, as JSON text. */
  presenceState(topic: string): string;
}
