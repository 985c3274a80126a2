import { queryOptions } from "@tanstack/react-query";
import type { Backend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { sessionKeys } from "./keys.ts";

export interface OwnSession {
  readonly id: string;
  /** "" if unknown. */
  readonly userAgent: string;
  /** IP address; "" if unknown. */
  readonly ip: string;
  /** ISO timestamps. */
  readonly signedInAt: string;
  /** The last token refresh: up to an hour ago in a browser in use. */
  readonly lastSeenAt: string;
  readonly isCurrent: boolean;
}

/** The user's sessions, at most 100: this browser's first, then the others by last use. */
export function ownSessionsQuery({ client }: Backend) {
  return queryOptions({
    queryKey: sessionKeys.all,
    queryFn: async ({ signal }): Promise<OwnSession[]> => {
      const { data, error, status } = await client.rpc("own_sessions", {}, { get: true }).abortSignal(signal);
      if (error) throw toTableError(error, status);
      return data.map((session) => ({
        id: session.id,
        // Null for clients without: the generated types do not know it.
        userAgent: session.user_agent ?? "",
        ip: session.ip ?? "",
        signedInAt: session.signed_in_at,
        lastSeenAt: session.last_seen_at,
        isCurrent: session.is_current,
      }));
    },
  });
}
