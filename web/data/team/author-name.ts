import { useCallback } from "react";
import { useSession } from "#web/backend/session.tsx";
import { nameOfEmail, useTeamMembers } from "./queries.ts";

export type AuthorName = (email: string | null | undefined) => string | null;

/**
 * Names who changed a value, from the email address that its row records: "You" for a change in another tab, the address of somebody
 * who shares their name with a colleague. Null if unknown.
 */
export function useAuthorName(): AuthorName {
  const members = useTeamMembers().data;
  const session = useSession();
  const own = "email" in session ? session.email : null;
  return useCallback(
    (email) => {
      if (email == null) return null;
      if (email === own) return "You";
      // Not from the list: somebody may have joined since it was loaded.
      const name = nameOfEmail(email);
      return members?.some((member) => member.email !== email && member.name === name) === true ? email : name;
    },
    [members, own],
  );
}
