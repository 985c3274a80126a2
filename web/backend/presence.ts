import { useEffect, useState } from "react";
import { joinChannel } from "./channel.ts";
import { useBackend } from "./client.ts";
import { useSession } from "./session.tsx";

/** A colleague who has the same screen open. */
export interface Person {
  readonly id: string;
  readonly email: string;
}

const NOBODY: readonly Person[] = [];

/** The colleagues present on a topic; tracks the current user on it as well. */
export function usePresence(topic: string): readonly Person[] {
  const { client, sessions, connection } = useBackend();
  const session = useSession();
  const userId = "userId" in session ? session.userId : null;
  const email = "email" in session ? session.email : null;
  const [people, setPeople] = useState(NOBODY);

  useEffect(() => {
    if (userId === null || email === null) return;
    const leave = joinChannel(client, {
      topic,
      options: { config: { presence: { key: userId, enabled: true } } },
      listen: (channel) =>
        channel.on("presence", { event: "sync" }, () => {
          // Not by key, which the sender chooses: the server sets `user_id` and `email` from the sender's token.
          const presences = Object.values(channel.presenceState<{ user_id?: unknown; email?: unknown }>()).flat();
          const others = new Map<string, Person>();
          for (const { user_id: id, email: theirs } of presences) {
            if (typeof id === "string" && typeof theirs === "string" && id !== userId)
              others.set(id, { id, email: theirs });
          }
          setPeople([...others.values()].sort((a, b) => (a.email < b.email ? -1 : 1)));
        }),
      onJoined: (channel) => void channel.track({ user_id: userId, email }),
      onLost: connection.check,
      onUnauthorized: () => void sessions.check(),
    });
    return () => {
      leave();
      setPeople(NOBODY);
    };
  }, [client, sessions, connection, topic, userId, email]);
  return people;
}
