import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from "react";
import { takeDroppedFile } from "#web/data/import/dropped-file.ts";
import type { ImportTarget } from "#web/data/import/target.ts";
import { loadPart } from "#web/lib/chunk.ts";
import { downloadText } from "#web/lib/download.ts";
import { Stepper } from "#web/ui/stepper.tsx";
import { useFileDrop } from "#web/ui/use-file-drop.ts";
import type { StoredRun } from "../interrupted.ts";
import { importMessages as messages } from "../messages.ts";
import { type StepId, useWizard } from "../use-wizard.ts";
import { ApplyStep } from "./apply-step.tsx";
import { FileStep } from "./file-step.tsx";
import { ResultStep } from "./result-step.tsx";

// Loaded while the user looks at the chosen file.
const loadColumns = () => loadPart(async () => ({ default: (await import("./columns-step.tsx")).ColumnsStep }));
const loadPreview = () => loadPart(async () => ({ default: (await import("./preview-step.tsx")).PreviewStep }));
const ColumnsStep = lazy(loadColumns);
const PreviewStep = lazy(loadPreview);

const PRELOAD_DELAY_MS = 100;

/** One after the other: together they would be one long task. */
async function preloadSteps(): Promise<void> {
  await loadColumns();
  await loadPreview();
}

const STEPS: readonly StepId[] = ["file", "columns", "preview", "apply", "result"];

export interface FinishedImport {
  readonly operationId: string;
  readonly name: string;
  readonly added: number;
  readonly changed: number;
}

interface ImportScreenProps {
  readonly target: ImportTarget;
  /** The dialog that undoes the import. */
  readonly renderUndo: (finished: FinishedImport, onClose: () => void) => ReactNode;
  readonly onAnother: () => void;
}

export function ImportScreen({ target, renderUndo, onAnother }: ImportScreenProps) {
  const wizard = useWizard(target);
  const { step, source, run, columns } = wizard;
  const [isUndoing, setUndoing] = useState(false);
  // The page header has the focus when the screen opens.
  const [hasMoved, setMoved] = useState(false);
  const open = (next: StepId) => {
    setMoved(true);
    wizard.open(next);
  };
  const isDragged = useFileDrop((file) => {
    if (step !== "apply" && step !== "result") void wizard.chooseFile(file);
  });
  const takeDropped = useEffectEvent(() => {
    const dropped = takeDroppedFile();
    if (dropped !== null) void wizard.chooseFile(dropped);
  });
  useEffect(() => takeDropped(), []);
  const hasSource = source !== null;
  useEffect(() => {
    if (!hasSource) return undefined;
    // Not in the task that shows the file. A failed preload is repeated, and reported, when the step opens.
    const timer = setTimeout(() => void preloadSteps().catch(() => undefined), PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [hasSource]);

  async function download() {
    const csv = await wizard.importer.call("resultCsv");
    downloadText(`${source?.name.replace(/\.[^.]+$/, "") ?? "import"} not imported.csv`, csv, "text/csv");
  }

  return (
    <Stack gap="xl">
      <Stepper
        label={messages.stepsLabel}
        steps={STEPS.map((id) => ({ id, label: messages.steps[id] }))}
        current={step}
        isReachable={wizard.isReachable}
        onOpen={open}
      />
      {step === "file" && wizard.interrupted !== null && (
        <Interrupted
          run={wizard.interrupted}
          isOtherFile={source !== null && source.table.sha256 !== wizard.interrupted.sha256}
          onDiscard={() => void wizard.discardInterrupted()}
        />
      )}
      {step === "file" && (
        <FileStep
          source={source}
          isReading={wizard.isReading}
          error={wizard.fileError}
          isDragged={isDragged}
          takesFocus={hasMoved}
          onFile={(file) => void wizard.chooseFile(file)}
          onPaste={(text) => void wizard.paste(text)}
          onReread={(options) => void wizard.reread(options)}
          onNext={() => open("columns")}
        />
      )}
      <Suspense>
        {step === "columns" && source !== null && (
          <ColumnsStep
            target={target}
            table={source.table}
            fields={columns.fields}
            isRemembered={columns.isRemembered}
            dateOrder={columns.dateOrder}
            problem={columns.problem}
            onDateOrder={columns.setDateOrder}
            onField={columns.setField}
            onBack={() => open("file")}
            onNext={() => open("preview")}
          />
        )}
        {step === "preview" && (
          <PreviewStep
            importer={wizard.importer}
            target={target}
            planning={wizard.planning}
            fileKey={wizard.fileKey}
            note={wizard.note}
            onRetry={wizard.retryCheck}
            onBack={() => open("columns")}
            onStart={() => void wizard.start()}
          />
        )}
      </Suspense>
      {step === "apply" && source !== null && <ApplyStep name={source.name} target={target} run={run} />}
      {step === "result" && source !== null && run.result !== null && (
        <ResultStep
          target={target}
          result={run.result}
          onUndo={() => setUndoing(true)}
          onDownload={() => void download()}
          onAnother={onAnother}
        >
          {isUndoing &&
            renderUndo(
              {
                operationId: run.result.operationId,
                name: source.name,
                added: run.result.counts.added,
                changed: run.result.counts.changed,
              },
              () => setUndoing(false),
            )}
        </ResultStep>
      )}
    </Stack>
  );
}

interface InterruptedProps {
  readonly run: StoredRun;
  readonly isOtherFile: boolean;
  readonly onDiscard: () => void;
}

function Interrupted({ run: { name, done, all }, isOtherFile, onDiscard }: InterruptedProps) {
  return (
    <Alert
      variant="light"
      color="yellow"
      icon={<IconHistory size={18} />}
      title={messages.resume.title(name)}
      role="status"
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm">{isOtherFile ? messages.resume.otherFile(name) : messages.resume.text(done, all)}</Text>
        <Button size="xs" variant="default" onClick={onDiscard}>
          {messages.resume.discard}
        </Button>
      </Group>
    </Alert>
  );
}
