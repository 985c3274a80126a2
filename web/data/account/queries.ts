import { queryOptions } from "@tanstack/react-query";
import { asObject } from "#domain/company/parse-json.ts";
import type { Backend } from "#web/backend/client.ts";
import { toAuthError } from "#web/backend/errors.ts";
import { authenticatorAppKeys, authSettingsKeys } from "./keys.ts";

export interface AuthenticatorApp {
  readonly id: string;
  readonly name: string;
  /** ISO timestamp. */
  readonly since: string;
}

/** The verified authenticator apps, oldest first. */
export function authenticatorAppsQuery({ client }: Backend) {
  return queryOptions({
    queryKey: authenticatorAppKeys.all,
    queryFn: async (): Promise<AuthenticatorApp[]> => {
      const { data, error } = await client.auth.mfa.listFactors();
      if (error) throw toAuthError(error);
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

interface AuthSettings {
  /** Otherwise the server confirms accounts at once and sends no recovery links. */
  readonly sendsEmail: boolean;
  /** Otherwise accounts are by invitation. */
  readonly acceptsSignUps: boolean;
}

export function authSettingsQuery({ config }: Backend) {
  return queryOptions({
    queryKey: authSettingsKeys.all,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<AuthSettings> => {
      const response = await fetch(`${config.supabaseUrl}/auth/v1/settings`, {
        headers: { apikey: config.supabaseAnonKey },
        signal,
      });
      if (!response.ok) throw new Error(`The server returned no auth settings (status ${response.status}).`);
      const settings = asObject(await response.json());
      return { sendsEmail: settings.mailer_autoconfirm !== true, acceptsSignUps: settings.disable_signup !== true };
    },
  });
}
