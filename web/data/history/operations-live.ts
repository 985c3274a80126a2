import { type Backend, useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { useSession } from "#web/backend/session.tsx";
import { useTableChanges } from "#web/backend/table-changes.ts";
import { type ImportTarget } from "../import/target.ts";
import { MOST_HIGHLIGHTED } from "../rows/highlighted.ts";

const INTERVAL_MS = 250;
const TABLES = { companies: "company_facts", universities: "universities", "company-names": "company_names" } as const;
/** Imports have a notice that counts the file's lines; a batch adds one company at a time. */
const ANNOUNCED = new Set(["bulk_change", "bulk_delete", "restore", "undo"]);

export interface ColleaguesOperation {
  readonly email: string;
  readonly label: string;
  readonly isUndo: boolean;
  /** Rows of the shown list that it changed. */
  readonly rows: number;
}

/** Calls back for an operation that a colleague finishes, if it changed more rows of the shown list than are highlighted. */
export function useFinishedOperations(shown: ImportTarget, onFinished: (finished: ColleaguesOperation) => void): void {
  const { client } = useBackend();
  const session = useSession();
  const you = "userId" in session ? session.userId : null;
  useTableChanges("operations", INTERVAL_MS, async ({ changes }) => {
    for (const change of changes) {
      if (change.type !== "UPDATE" || !ANNOUNCED.has(change.row.kind)) continue;
      const { id, kind, label, actor, undoes, finished_at: finishedAt, undone_at: undoneAt } = change.row;
      if (actor === null || actor === you || finishedAt === null || undoneAt !== null) continue;
      const rows = await changedRows(client, id, shown);
      if (rows <= MOST_HIGHLIGHTED) continue;
      const undone =
        undoes === null ? null : await client.from("operations").select("kind").eq("id", undoes).maybeSingle();
      // An undone import has its own notice.
      if (undone?.data?.kind === "import") continue;
      const { data } = await client.from("team_members").select("email").eq("id", actor).maybeSingle();
      onFinished({ email: data?.email ?? "A colleague", label, isUndo: kind === "undo", rows });
    }
  });
}

async function changedRows(client: Backend["client"], id: string, shown: ImportTarget): Promise<number> {
  const table = shown.kind === "hotlist" ? "squad_hotlist_companies" : TABLES[shown.kind];
  const changes = client
    .from("changes")
    .select("id", { count: "exact", head: true })
    .eq("operation_id", id)
    .eq("table_name", table);
  if (shown.kind !== "hotlist") {
    const { count, error, status } = await changes;
    if (error) throw toTableError(error, status);
    return count ?? 0;
  }
  const [deleted, entries] = await Promise.all([
    changes.eq("op", "delete").eq("old->>squad_id", shown.squad.id),
    client.rpc("operation_entries", { operation_id: id, squad_id: shown.squad.id }),
  ]);
  if (deleted.error) throw toTableError(deleted.error, deleted.status);
  if (entries.error) throw toTableError(entries.error, entries.status);
  return (deleted.count ?? 0) + entries.data.length;
}
