import { queryOptions } from "@tanstack/react-query";
import type { Backend } from "#web/backend/client.ts";
import { authFault } from "#web/backend/errors.ts";

export interface AuthenticatorApp {
  readonly id: string;
  readonly name: string;
  /** An ISO moment. */
  readonly since: string;
}

export const appsKey = ["account", "authenticator-apps"] as const;

/** The authenticator apps that are set up, oldest first. */
export function appsQuery({ client }: Backend) {
  return queryOptions({
    queryKey: appsKey,
    queryFn: async (): Promise<AuthenticatorApp[]> => {
      const { data, error } = await client.auth.mfa.listFactors();
      if (error) throw authFault(error);
      return data.totp
        .map(({ id, friendly_name, created_at }) => ({
          id,
          name: friendly_name || "Authenticator app",
          since: created_at,
        }))
        .sort((a, b) => a.since.localeCompare(b.since));
    },
  });
}
