import { REALTIME_SUBSCRIBE_STATES, type SupabaseClient } from "@supabase/supabase-js";

export interface Listener {
  readonly changes: number;
  /** What the channel said when it broke off. */
  readonly faults: readonly string[];
  stop(): Promise<void>;
}

/** Hears of every change to the company database, as somebody does who has it open. Resolves once it is subscribed. */
export async function listenToCompanies(person: SupabaseClient): Promise<Listener> {
  const heard = { changes: 0, faults: [] as string[] };
  let isClosing = false;
  const channel = person
    .channel("companies")
    .on("postgres_changes", { event: "*", schema: "public", table: "company_facts" }, () => {
      heard.changes += 1;
    });
  await new Promise<void>((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve();
      else if (!isClosing) {
        const fault = `realtime: ${status} ${error?.message ?? ""}`.trim();
        heard.faults.push(fault);
        reject(new Error(fault));
      }
    });
  });
  return {
    get changes() {
      return heard.changes;
    },
    faults: heard.faults,
    async stop() {
      isClosing = true;
      await person.removeAllChannels();
    },
  };
}
