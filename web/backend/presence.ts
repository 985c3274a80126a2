import { useEffect, useState } from "react";
import { useBackend } from "./client.ts";
import { keepJoined } from "./keep-joined.ts";
import { useSession } from "./session.tsx";

/** A colleague who has the same screen open. */
export interface Person {
  readonly id: string;
  readonly email: string;
}

const NOBODY: readonly Person[] = [];

/** Who else is at the place of this name, and lets them see that one is there oneself. */
export function usePeopleHere(place: string): readonly Person[] {
  const { client, sessions } = useBackend();
  const session = useSession();
  const userId = "userId" in session ? session.userId : null;
  const email = "email" in session ? session.email : null;
  const [people, setPeople] = useState(NOBODY);

  useEffect(() => {
    if (userId === null || email === null) return;
    const leave = keepJoined(client, {
      topic: place,
      options: { config: { presence: { key: userId, enabled: true } } },
      build: (channel) =>
        channel.on("presence", { event: "sync" }, () => {
          const others = Object.entries(channel.presenceState<{ email?: unknown }>()).flatMap(([id, [first]]) =>
            id !== userId && typeof first?.email === "string" ? [{ id, email: first.email }] : [],
          );
          setPeople(others.sort((a, b) => (a.email < b.email ? -1 : 1)));
        }),
      onJoined: (channel) => void channel.track({ email }),
      onRefused: () => void sessions.check(),
    });
    return () => {
      leave();
      setPeople(NOBODY);
    };
  }, [client, sessions, place, userId, email]);
  return people;
}
