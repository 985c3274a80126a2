import { useEffect, useMemo, useState } from "react";
import type { ReadOptions } from "#domain/import/table.ts";
import { useBackend } from "#web/backend/client.ts";
import { storeMapping } from "#web/data/import/mappings.ts";
import { type ImportTarget, targetParameter } from "#web/data/import/target.ts";
import { finishImport, isImportOpen } from "#web/data/import/writes.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { toast } from "#web/ui/toast.tsx";
import { readInterrupted, type StoredRun, storeRun } from "./interrupted.ts";
import { importMessages } from "./messages.ts";
import { storedKey, useColumns } from "./use-columns.ts";
import { usePlan } from "./use-plan.ts";
import { useRun } from "./use-run.ts";
import { type Source, useSource } from "./use-source.ts";
import { createImporter } from "./worker/importer.ts";
import type { ColumnSettings } from "./worker/types.ts";

export type StepId = "file" | "columns" | "preview" | "apply" | "result";

/** The import from the file to the result. */
export function useWizard(target: ImportTarget) {
  const backend = useBackend();
  const [importer] = useState(createImporter);
  useEffect(() => importer.stop, [importer]);
  const file = useSource(importer);
  const columns = useColumns(target, file.source?.table ?? null);
  const planning = usePlan(importer, target);
  const run = useRun(importer, target);
  const { interrupted, setInterrupted } = useInterrupted(target);
  /** The interrupted import that the chosen file continues. */
  const [continued, setContinued] = useState<StoredRun | null>(null);
  const [opened, setOpened] = useState<StepId>("file");
  const [checked, setChecked] = useState<string | null>(null);
  const step = stepOf(opened, run.state);

  const { source } = file;
  const fileKey = source === null ? "" : keyOf(source, columns);

  async function take(request: Promise<Source | null>): Promise<void> {
    const next = await request;
    if (next === null) return;
    planning.discard();
    setChecked(null);
    setContinued(null);
    setOpened("file");
    if (interrupted === null || interrupted.sha256 !== next.table.sha256) return void columns.suggest(next.table);
    try {
      await resume(interrupted, next);
    } catch (error) {
      toast.error(importMessages.errorTitle, errorMessage(error));
    }
  }

  async function resume(stored: StoredRun, chosen: Source): Promise<void> {
    // The chosen file is not in this render's state yet.
    const isRead = Object.keys(stored.options).length === 0 ? chosen : await file.reread(stored.options, chosen.name);
    if (isRead === null) return;
    await importer.call("restore", stored.corrections, stored.doneThrough);
    columns.set(stored);
    const isOpen = await isImportOpen(backend, stored.operationId);
    setContinued(isOpen ? stored : { ...stored, operationId: "", taken: 0 });
    setOpened("preview");
    await check(isRead, stored, stored.policies);
  }

  async function check(chosen: Source, settings: ColumnSettings, policies: StoredRun["policies"]): Promise<void> {
    setChecked(keyOf(chosen, settings));
    await planning.check({ fields: settings.fields, dateOrder: settings.dateOrder }, chosen.table.rowCount, policies);
  }

  function open(next: StepId): void {
    setOpened(next);
    if (next === "preview") columns.confirm();
    if (next === "preview" && source !== null && (checked !== fileKey || planning.error !== null)) {
      void check(source, columns, planning.policies);
    }
  }

  async function start(): Promise<void> {
    const { plan } = planning;
    if (source === null || plan === null) return;
    const { table, name } = source;
    setInterrupted(null);
    setOpened("apply");
    const mapping = new Map(
      table.normalizedHeader.map((header, column) => [header, columns.fields[column] ?? "leave_out"]),
    );
    // The mapping is only a convenience for the next file.
    void storeMapping(backend, storedKey(table, target), mapping).catch(() => undefined);
    await run.start(
      {
        name,
        sha256: table.sha256,
        to: targetParameter(target),
        options: table.options,
        fields: columns.fields,
        dateOrder: columns.dateOrder,
        policies: planning.policies,
        corrections: await importer.call("corrections"),
        all: plan.included,
        operationId: continued === null || continued.operationId === "" ? null : continued.operationId,
        taken: continued?.taken ?? 0,
      },
      table.rowCount,
    );
  }

  return {
    step,
    open,
    /** Only the steps before the import can be opened again. */
    isReachable: (id: StepId): boolean => {
      if (step === "apply" || step === "result" || source === null) return false;
      return id === "file" || id === "columns" || (id === "preview" && columns.problem === null);
    },
    importer,
    source,
    isReading: file.isReading,
    fileError: file.error,
    chooseFile: (chosen: File) => take(file.chooseFile(chosen)),
    paste: (text: string) => take(file.paste(text)),
    reread: (options: ReadOptions) => take(file.reread(options)),
    columns,
    planning,
    fileKey,
    retryCheck: () => source !== null && void check(source, columns, planning.policies),
    note: continued === null ? null : importMessages.resume.resumed,
    start,
    run,
    interrupted,
    discardInterrupted: async () => {
      if (interrupted === null) return;
      storeRun(undefined);
      setInterrupted(null);
      try {
        await finishImport(backend, interrupted.operationId, interrupted.taken);
      } catch (error) {
        toast.error(importMessages.errorTitle, errorMessage(error));
      }
    },
  };
}

function keyOf({ table }: Source, { fields, dateOrder }: ColumnSettings): string {
  return [table.sha256, JSON.stringify(table.options), fields.join(), dateOrder].join(" ");
}

function stepOf(opened: StepId, state: ReturnType<typeof useRun>["state"]): StepId {
  if (opened !== "apply") return opened;
  if (state === "done") return "result";
  return state === "idle" ? "preview" : "apply";
}

function useInterrupted(target: ImportTarget) {
  const [interrupted, setInterrupted] = useState<StoredRun | null>(null);
  const to = useMemo(() => targetParameter(target), [target]);
  useEffect(() => {
    let isCurrent = true;
    void readInterrupted(to).then((stored) => isCurrent && setInterrupted(stored));
    return () => {
      isCurrent = false;
    };
  }, [to]);
  return { interrupted, setInterrupted };
}
