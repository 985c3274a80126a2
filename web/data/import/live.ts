import { asNonNegativeNumber, asObject, asText } from "#domain/company/parse-json.ts";
import { useBackend } from "#web/backend/client.ts";
import { useSession } from "#web/backend/session.tsx";
import { useTableChanges } from "#web/backend/table-changes.ts";
import { type ImportTarget, parseTarget } from "./target.ts";

const INTERVAL_MS = 250;

export interface ColleaguesImport {
  readonly email: string;
  readonly target: ImportTarget;
  /** Rows that it added and changed. */
  readonly rows: number;
}

/** Calls back once for each import that a colleague finishes. */
export function useFinishedImports(onFinished: (finished: ColleaguesImport) => void): void {
  const { client } = useBackend();
  const session = useSession();
  const you = "userId" in session ? session.userId : null;
  useTableChanges("operations", INTERVAL_MS, async ({ changes }) => {
    for (const change of changes) {
      if (change.type !== "UPDATE") continue;
      const { kind, actor, finished_at: finishedAt, undone_at: undoneAt, details, inserted, updated } = change.row;
      // The undo of an import updates its row, too.
      if (kind !== "import" || actor === null || actor === you || finishedAt === null || undoneAt !== null) continue;
      const { to, taken } = asObject(details);
      const rows = asNonNegativeNumber(taken) ?? (inserted ?? 0) + (updated ?? 0);
      if (rows === 0) continue;
      const { data } = await client.from("team_members").select("email").eq("id", actor).maybeSingle();
      onFinished({ email: data?.email ?? "A colleague", target: parseTarget(asText(to)), rows });
    }
  });
}
