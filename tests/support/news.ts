/** What `what_changed` returns, and a short form of it. */
import type { TeamClient } from "./team-clients.ts";

interface Change {
  readonly id: number;
  readonly actor: { readonly email: string } | null;
  readonly added: boolean;
  readonly removed: boolean;
  readonly note: string | null;
  readonly squad_id: string | null;
  readonly new: Readonly<Record<string, unknown>>;
}
export interface News {
  readonly companies: readonly {
    readonly key: string;
    readonly name: string;
    readonly round_usd: number | null;
    readonly changes: readonly Change[];
  }[];
  readonly operations: readonly { readonly label: string; readonly inserted: number }[];
  readonly read_at: string;
  readonly since: string;
  readonly next: number | null;
}

export async function readNews(client: TeamClient, request: Readonly<Record<string, unknown>> = {}): Promise<News> {
  return (await client.rpc("what_changed", request).throwOnError()).data as unknown as News;
}

/** By company: its name, then for each change the note, the changed columns, or whether it was added or removed. */
export function summaryOf({ companies }: News): readonly (readonly string[])[] {
  return companies.map(({ name, changes }) => [
    name,
    ...changes.map((change) =>
      change.added ? "added" : change.removed ? "removed" : (change.note ?? Object.keys(change.new).join()),
    ),
  ]);
}
