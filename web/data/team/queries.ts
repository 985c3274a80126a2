import { useQuery } from "@tanstack/react-query";
import { useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { teamKeys } from "./keys.ts";

export interface TeamMember {
  readonly id: string;
  readonly email: string;
  /** `nameOfEmail` */
  readonly name: string;
  /** False if the account was deleted. */
  readonly isActive: boolean;
}

/** More than any team has. */
const MAX_MEMBERS = 1000;

/** The part of the email address before "@". */
export function nameOfEmail(email: string): string {
  return email.split("@")[0] ?? email;
}

/** Everybody who has or had an account, by name. */
export function useTeamMembers() {
  const { client } = useBackend();
  return useQuery({
    queryKey: teamKeys.members,
    queryFn: async ({ signal }): Promise<readonly TeamMember[]> => {
      const { data, error, status } = await client
        .from("team_members")
        .select("id,email,left_at")
        .order("email")
        .limit(MAX_MEMBERS)
        .abortSignal(signal);
      if (error) throw toTableError(error, status);
      return data.map(({ id, email, left_at }) => ({
        id,
        email,
        name: nameOfEmail(email),
        isActive: left_at === null,
      }));
    },
  });
}
