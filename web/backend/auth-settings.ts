import { queryOptions } from "@tanstack/react-query";
import type { Backend } from "./client.ts";

/** Whether the server can send mails: without, accounts are confirmed at once and nobody can recover a password by mail. */
export function mailQuery({ config }: Backend) {
  return queryOptions({
    queryKey: ["auth-settings", "mail"],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<boolean> => {
      const response = await fetch(`${config.supabaseUrl}/auth/v1/settings`, {
        headers: { apikey: config.supabaseAnonKey },
        signal,
      });
      if (!response.ok) throw new Error(`The server did not say whether it can send mails (${response.status}).`);
      const settings = (await response.json()) as { mailer_autoconfirm?: unknown };
      return settings.mailer_autoconfirm !== true;
    },
  });
}
