import { Alert, Anchor, Button, Card, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { IconAlertTriangle, IconArrowBackUp, IconDownload } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ImportTarget } from "#web/data/import/target.ts";
import type { Outcome } from "#web/data/import/writes.ts";
import { paths } from "#web/paths.ts";
import { importedPath, listPath } from "../list-path.ts";
import { importMessages } from "../messages.ts";
import type { useRun } from "../use-run.ts";
import { StepHeading } from "./step-heading.tsx";

const messages = importMessages.result;
const SHOWN: readonly Exclude<Outcome, "rejected">[] = ["added", "changed", "same"];

interface ResultStepProps {
  readonly target: ImportTarget;
  readonly result: NonNullable<ReturnType<typeof useRun>["result"]>;
  /** Opens the dialog that undoes the import. */
  readonly onUndo: () => void;
  readonly onDownload: () => void;
  readonly onAnother: () => void;
  /** The dialog, where it is open. */
  readonly children: ReactNode;
}

export function ResultStep({ target, result, onUndo, onDownload, onAnother, children }: ResultStepProps) {
  const { counts, notTaken, isWhole } = result;
  const imported = importedPath(target, result.operationId);
  const hasChanged = counts.added + counts.changed > 0;
  return (
    <Stack gap="lg">
      <StepHeading title={messages.heading(isWhole)} takesFocus />
      <Card>
        <SimpleGrid cols={{ base: 2, sm: 4 }} component="dl" m={0}>
          {SHOWN.map((outcome) => (
            <Count key={outcome} label={messages.counts[outcome]} count={counts[outcome]} />
          ))}
          <Count label={messages.counts.rejected} count={notTaken} />
        </SimpleGrid>
      </Card>
      {notTaken > 0 && (
        <Alert variant="default" icon={<IconAlertTriangle size={18} />} title={messages.notTaken(notTaken)}>
          <Group justify="space-between" gap="sm">
            <Text size="sm">{messages.notTakenHint}</Text>
            <Button size="xs" variant="default" leftSection={<IconDownload size={14} />} onClick={onDownload}>
              {messages.download}
            </Button>
          </Group>
        </Alert>
      )}
      <Group gap="sm">
        {hasChanged && imported !== null ? (
          <Button component={Link} to={imported}>
            {messages.showThem}
          </Button>
        ) : (
          <Button component={Link} to={listPath(target)}>
            {messages.show(target)}
          </Button>
        )}
        {hasChanged && (
          <Button variant="default" leftSection={<IconArrowBackUp size={16} />} onClick={onUndo}>
            {messages.undo}
          </Button>
        )}
        <Button variant="default" onClick={onAnother}>
          {messages.another}
        </Button>
        <Anchor component={Link} to={paths.operations} size="sm">
          {messages.operations}
        </Anchor>
      </Group>
      {children}
    </Stack>
  );
}

function Count({ label, count }: { readonly label: string; readonly count: number }) {
  return (
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <Text component="dd" m={0} fz={28} fw={650} lh={1.2} style={{ fontVariantNumeric: "tabular-nums" }}>
        {count.toLocaleString("en")}
      </Text>
    </div>
  );
}
