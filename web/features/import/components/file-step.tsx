import { Alert, Button, Card, FileButton, Group, Loader, Stack, Text } from "@mantine/core";
import { IconAlertTriangle, IconFileSpreadsheet } from "@tabler/icons-react";
import type { ReadOptions } from "#domain/import/table.ts";
import { importMessages } from "../messages.ts";
import type { Source } from "../use-source.ts";
import { FileDetails } from "./file-details.tsx";
import classes from "./import.module.css";
import { PasteTable } from "./paste-table.tsx";
import { StepHeading } from "./step-heading.tsx";

const messages = importMessages.file;
const ACCEPTED = ".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain";

interface FileStepProps {
  readonly source: Source | null;
  readonly isReading: boolean;
  readonly error: string | null;
  readonly isDragged: boolean;
  readonly takesFocus: boolean;
  readonly onFile: (file: File) => void;
  readonly onPaste: (text: string) => void;
  readonly onReread: (options: ReadOptions) => void;
  readonly onNext: () => void;
}

export function FileStep(props: FileStepProps) {
  const { source, isReading, error, isDragged, takesFocus, onFile, onPaste, onReread, onNext } = props;
  const chooser = (label: string, variant: "filled" | "default") => (
    <FileButton accept={ACCEPTED} onChange={(file) => file !== null && onFile(file)}>
      {(button) => (
        <Button {...button} variant={variant} disabled={isReading}>
          {label}
        </Button>
      )}
    </FileButton>
  );
  return (
    <Stack gap="lg">
      <StepHeading title={messages.heading} takesFocus={takesFocus}>
        {messages.hint}
      </StepHeading>
      {error !== null && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} />} title={messages.failedTitle}>
          {error}
        </Alert>
      )}
      {source === null ? (
        <Card>
          <Stack gap="lg">
            <div className={classes.drop} data-dragged={isDragged || undefined}>
              <IconFileSpreadsheet size={32} stroke={1.4} aria-hidden />
              <Text fw={600}>{messages.drop}</Text>
              {chooser(messages.choose, "filled")}
              <Reading isReading={isReading} />
            </div>
            <PasteTable isReading={isReading} onPaste={onPaste} />
          </Stack>
        </Card>
      ) : (
        <>
          <FileDetails source={source} isReading={isReading} isDragged={isDragged} onReread={onReread} />
          <Reading isReading={isReading} />
          <Group justify="space-between">
            {chooser(messages.chooseOther, "default")}
            <Button onClick={onNext} disabled={isReading || source.table.rowCount === 0}>
              {importMessages.next}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  );
}

function Reading({ isReading }: { isReading: boolean }) {
  return (
    <Group gap="xs" mih={20} role="status">
      {isReading && (
        <>
          <Loader size={14} />
          <Text size="sm">{messages.reading}</Text>
        </>
      )}
    </Group>
  );
}
