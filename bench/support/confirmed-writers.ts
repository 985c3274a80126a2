/** Colleagues who import batches without pause, and remember what the server confirmed. */
import type { SupabaseClient } from "@supabase/supabase-js";

const ROWS_PER_BATCH = 25;
const PAGE = 1000;

export interface Writers {
  /** Prefixes of the batches that were confirmed (201). */
  readonly confirmed: string[];
  /** Status of every other answer; 0 where the connection ended. */
  readonly refused: number[];
  /** The longest time that one request took, in milliseconds. */
  readonly slowestMs: () => number;
  /** Resolves when the last answer is in. */
  stop(): Promise<void>;
}

/** `count` writers, each sending its next batch when the last was answered. A refused batch is not sent again. */
export function startWriters(client: SupabaseClient, round: string, count: number): Writers {
  const confirmed: string[] = [];
  const refused: number[] = [];
  let slowestMs = 0;
  const stopped = new AbortController();
  const write = async (writer: number) => {
    for (let n = 0; !stopped.signal.aborted; n += 1) {
      const batch = `${round}-w${writer}-b${n}-`;
      const rows = Array.from({ length: ROWS_PER_BATCH }, (_, row) => ({
        url: `${batch}${row}`,
        company_name: `Company ${batch}${row}`,
      }));
      const began = performance.now();
      const { status, error } = await client.from("company_facts").insert(rows);
      slowestMs = Math.max(slowestMs, performance.now() - began);
      if (error === null && status === 201) confirmed.push(batch);
      else {
        refused.push(status);
        // A server that is not there answers at once, and would be asked ten thousand times a second.
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  };
  const all = Promise.all(Array.from({ length: count }, (_, writer) => write(writer)));
  return {
    confirmed,
    refused,
    slowestMs: () => slowestMs,
    async stop() {
      stopped.abort();
      await all;
    },
  };
}

export interface Loss {
  readonly lostRows: number;
  /** Batches of which some rows are there and some are not. */
  readonly halfBatches: number;
}

/** Compares what was confirmed with what is there. */
export async function lossOf(client: SupabaseClient, round: string, confirmed: readonly string[]): Promise<Loss> {
  const rowsOf = new Map<string, number>();
  for (let from = 0; ; from += PAGE) {
    const { data, error } = await client
      .from("company_facts")
      .select("url")
      .like("url", `${round}-%`)
      .order("url")
      .range(from, from + PAGE - 1);
    if (error) throw new Error(`The rows could not be read: ${error.message}`);
    for (const { url } of data as { url: string }[]) {
      const batch = url.slice(0, url.lastIndexOf("-") + 1);
      rowsOf.set(batch, (rowsOf.get(batch) ?? 0) + 1);
    }
    if (data.length < PAGE) break;
  }
  const lostRows = confirmed.reduce((sum, batch) => sum + ROWS_PER_BATCH - (rowsOf.get(batch) ?? 0), 0);
  const halfBatches = [...rowsOf.values()].filter((rows) => rows !== ROWS_PER_BATCH).length;
  return { lostRows, halfBatches };
}
