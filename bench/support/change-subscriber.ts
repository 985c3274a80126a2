import { REALTIME_SUBSCRIBE_STATES, type SupabaseClient } from "@supabase/supabase-js";

export interface ChangeSubscriber {
  /** Changes received so far. */
  readonly changes: number;
  /** Channel errors after the subscription. */
  readonly errors: readonly string[];
  stop(): Promise<void>;
}

/** Subscribes to every change of the company database, as the web app does. Resolves when subscribed. */
export async function subscribeToCompanies(client: SupabaseClient): Promise<ChangeSubscriber> {
  let changes = 0;
  const errors: string[] = [];
  let isClosing = false;
  const channel = client
    .channel("companies")
    .on("postgres_changes", { event: "*", schema: "public", table: "company_facts" }, () => {
      changes += 1;
    });
  await new Promise<void>((resolve, reject) => {
    channel.subscribe((status, cause) => {
      if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve();
      else if (!isClosing) {
        const error = `realtime: ${status} ${cause?.message ?? ""}`.trim();
        errors.push(error);
        reject(new Error(error));
      }
    });
  });
  return {
    get changes() {
      return changes;
    },
    errors,
    async stop() {
      isClosing = true;
      await client.removeAllChannels();
    },
  };
}
