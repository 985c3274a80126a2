import { asNonNegativeNumber, asObject, asText } from "#domain/company/parse-json.ts";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { useSession } from "#web/backend/session.tsx";
import { useTableChanges } from "#web/backend/table-changes.ts";
import { type ImportTarget, parseTarget } from "./target.ts";

const INTERVAL_MS = 250;

export interface ColleaguesImport {
  readonly email: string;
  readonly target: ImportTarget;
  /** Rows that it added and changed; of an undo, those that it changed back. */
  readonly rows: number;
  /** It took an import back. */
  readonly isUndo: boolean;
}

/** Calls back once for each import, and each undo of an import, that a colleague finishes. */
export function useFinishedImports(onFinished: (finished: ColleaguesImport) => void): void {
  const { client } = useBackend();
  const session = useSession();
  const you = "userId" in session ? session.userId : null;
  useTableChanges("operations", INTERVAL_MS, async ({ changes }) => {
    for (const change of changes) {
      if (change.type !== "UPDATE") continue;
      const {
        kind,
        actor,
        finished_at: finishedAt,
        undone_at: undoneAt,
        details,
        inserted,
        updated,
        deleted,
      } = change.row;
      // The undo of an operation updates the operation's row, too.
      if (actor === null || actor === you || finishedAt === null || undoneAt !== null) continue;
      const isUndo = kind === "undo";
      const imported = isUndo ? await undoneImport(client, change.row.undoes) : kind === "import" ? details : null;
      if (imported === null) continue;
      const { to, taken } = asObject(imported);
      const counted = (inserted ?? 0) + (updated ?? 0) + (isUndo ? (deleted ?? 0) : 0);
      const rows = isUndo ? counted : (asNonNegativeNumber(taken) ?? counted);
      if (rows === 0) continue;
      const { data } = await client.from("team_members").select("email").eq("id", actor).maybeSingle();
      onFinished({ email: data?.email ?? "A colleague", target: parseTarget(asText(to)), rows, isUndo });
    }
  });
}

/** The details of the import that an undo took back; null for other operations. */
async function undoneImport(client: Backend["client"], id: string | null): Promise<unknown> {
  if (id === null) return null;
  const { data } = await client.from("operations").select("details").eq("id", id).eq("kind", "import").maybeSingle();
  return data?.details ?? null;
}
