import { useState } from "react";
import type { BatchLine } from "#domain/batch/run.ts";
import { parseCompanyUrl } from "#domain/company/company-url.ts";
import { describeResult } from "#domain/history/undo-report.ts";
import type { EntryChange, HotlistCompany } from "#domain/hotlist/hotlist-company.ts";
import type { Squad } from "#domain/hotlist/squads.ts";
import { BULK_CHANGE_MAX } from "#domain/hotlist/status.ts";
import { useBatch } from "#web/data/batch/use-batch.ts";
import { useUndoOperation } from "#web/data/history/writes.ts";
import { type BulkResult, useChangeEntries, useCopyToSquad, useMoveToSquad } from "#web/data/hotlist/change-entries.ts";
import { useRemoveEntries } from "#web/data/hotlist/remove-entries.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { toast } from "#web/ui/toast.tsx";
import { companies, bulkMessages as messages } from "./bulk-messages.ts";

/** What can be done with many entries; each in one operation, with one toast that undoes it. */
export function useBulk(entries: readonly HotlistCompany[], onDone: () => void) {
  const { mutateAsync: change } = useChangeEntries();
  const { mutateAsync: copy } = useCopyToSquad();
  const { mutateAsync: move } = useMoveToSquad();
  const { mutateAsync: remove } = useRemoveEntries();
  const { mutateAsync: undo } = useUndoOperation();
  const { start } = useBatch();
  /** The number of entries that were handled; null while nothing runs. */
  const [handled, setHandled] = useState<number | null>(null);
  const ids = entries.map(({ id }) => id);

  async function undoOperation(id: string) {
    try {
      const outcome = await undo({ id, onProgress: () => undefined });
      if (outcome.status === "done") toast.success(messages.undoneTitle, describeResult(outcome.report));
      else toast.error(messages.undoFailedTitle, messages.alreadyUndone);
    } catch (error) {
      toast.error(messages.undoFailedTitle, errorMessage(error));
    }
  }

  /** Rejects if nothing was changed, so that a form stays open. */
  async function run(done: string, write: (label: string) => Promise<BulkResult>): Promise<void> {
    if (ids.length > BULK_CHANGE_MAX) {
      toast.error(messages.tooManyTitle, messages.tooMany);
      return;
    }
    setHandled(0);
    try {
      const result = await write(`${companies(ids.length)} ${done}`);
      toast.undo(messages.doneTitle, messages.done(result, done), () => void undoOperation(result.operationId));
      onDone();
    } finally {
      setHandled(null);
    }
  }

  async function runOrReport(done: string, write: (label: string) => Promise<BulkResult>): Promise<void> {
    try {
      await run(done, write);
    } catch (error) {
      toast.error(messages.failedTitle, errorMessage(error));
    }
  }

  async function refresh() {
    const lines = linesOf(entries);
    if (lines.length === 0) toast.error(messages.failedTitle, messages.noUrls);
    else if (lines.length > BULK_CHANGE_MAX) toast.error(messages.tooManyTitle, messages.tooMany);
    else if (await start({ kind: "database" }, lines)) {
      toast.success(messages.refreshingTitle, messages.refreshing(lines.length));
      onDone();
    } else toast.error(messages.failedTitle, messages.busy);
  }

  return {
    handled,
    change: (changed: EntryChange, done: string) =>
      runOrReport(done, (label) => change({ ids, change: changed, label })),
    /** Rejects with the error, for a form that shows it. */
    decide: (changed: EntryChange, done: string) => run(done, (label) => change({ ids, change: changed, label })),
    copyTo: (squad: Squad) =>
      runOrReport(messages.copied(squad.name), (label) => copy({ ids, squadId: squad.id, label })),
    moveTo: (squad: Squad) =>
      runOrReport(messages.movedTo(squad.name), (label) => move({ ids, squadId: squad.id, label })),
    remove: () => runOrReport(messages.removed, (label) => remove({ ids, label, onProgress: setHandled })),
    refresh,
  };
}

/** One line a URL. */
function linesOf(entries: readonly HotlistCompany[]): readonly BatchLine[] {
  const urls = entries.flatMap(({ company_url }) => {
    const address = parseCompanyUrl(company_url ?? "");
    return address.ok ? [address.url] : [];
  });
  return [...new Set(urls)].map((url, index) => ({
    line: index + 1,
    part: 0,
    text: url,
    url,
    outcome: { kind: "waiting" },
  }));
}
