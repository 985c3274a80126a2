import {
  addReports,
  NOTHING_UNDONE,
  parseUndoPage,
  type UndoPage,
  type UndoReport,
} from "#domain/history/undo-report.ts";
import type { Backend } from "#web/backend/client.ts";
import { BackendError, toTableError } from "#web/backend/errors.ts";

/** On the embedded database, a page takes about a second. */
const PAGE_CHANGES = 500;

export type UndoOutcome =
  | { readonly status: "done"; readonly report: UndoReport }
  | Exclude<UndoPage, { readonly status: "done" | "more" }>;

/** Undoes an operation page by page, or says what that would do (`dryRun`). Throws `BackendError`. */
export async function undoOperation(
  client: Backend["client"],
  id: string,
  dryRun: boolean,
  onProgress: (report: UndoReport) => void,
): Promise<UndoOutcome> {
  let report = NOTHING_UNDONE;
  let after: number | null = null;
  for (;;) {
    const page: UndoPage = await undoPage(client, { id, dry_run: dryRun, ...(after !== null && { after }) });
    if (page.status === "already_undone" || page.status === "not_kept") return page;
    report = addReports(report, page);
    onProgress(report);
    if (page.status === "done") return { status: "done", report };
    after = page.next;
  }
}

async function undoPage(
  client: Backend["client"],
  page: { readonly id: string; readonly dry_run: boolean; readonly after?: number },
): Promise<UndoPage> {
  const { data, error, status } = await client.rpc("undo_operation", { ...page, max_changes: PAGE_CHANGES });
  if (error) throw error.code === "57014" ? slow() : toTableError(error, status);
  return parseUndoPage(data);
}

function slow(): BackendError {
  return new BackendError("57014", "The server is busy. Continue the undo in a moment.", true);
}
