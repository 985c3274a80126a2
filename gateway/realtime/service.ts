/** What the realtime service is given, and what its sockets share. */
import type { Database } from "#gateway/db/port/database.ts";
import type { Claims } from "#gateway/tokens/claims.ts";
import type { Tokens } from "#gateway/tokens/tokens.ts";
import type { ChangeFeed } from "./change-feed.ts";
import type { Broadcast } from "./frames.ts";
import type { Presence } from "./presence-registry.ts";
import type { Member, Topics } from "./topics.ts";

export interface RealtimeDependencies {
  readonly database: Database;
  readonly tokens: Tokens;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Of these claims, those whose sessions are not alive: they have ended, or lack a second factor. Asked anew each time. */
  readonly endedSessions: (claims: readonly Claims[]) => Promise<ReadonlySet<Claims>>;
  /** Where browsers come from; null: from the address that they connect to. */
  readonly publicOrigin: string | null;
  /** Whether nobody in particular (the role `anon`) may join channels, as on a hosted project with public access. */
  readonly anonymousJoins: boolean;
  readonly onUnexpectedError: (error: unknown) => void;
}

export interface RealtimeService extends RealtimeDependencies {
  readonly feed: ChangeFeed;
  readonly topics: Topics;
  /** To all members of the topic, on every server. */
  broadcast(topic: string, broadcast: Broadcast, except?: Member): void;
  /** Changes who is present through this server. */
  present(put: readonly Presence[], drop: readonly string[]): void;
  /** Everyone present on a topic, as JSON. */
  presenceState(topic: string): string;
}
