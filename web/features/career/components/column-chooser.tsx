import { Button, Checkbox, Stack } from "@mantine/core";
import { IconColumns3 } from "@tabler/icons-react";
import { TRIAGE_COLUMNS, type TriageColumn } from "#domain/career/triage.ts";
import { LazyPopover } from "#web/ui/lazy-popover.tsx";
import { triageMessages } from "../triage-messages.ts";

interface ColumnChooserProps {
  readonly columns: readonly TriageColumn[];
  readonly onColumns: (columns: readonly TriageColumn[]) => void;
}

const ALL = Object.keys(TRIAGE_COLUMNS) as TriageColumn[];

/** Which columns the triage shows. The person always is. */
export function ColumnChooser({ columns, onColumns }: ColumnChooserProps) {
  function toggle(column: TriageColumn) {
    onColumns(ALL.filter((name) => (name === column ? !columns.includes(name) : columns.includes(name))));
  }

  return (
    <LazyPopover
      label={triageMessages.columns}
      button={
        <Button variant="default" leftSection={<IconColumns3 size={16} />}>
          {triageMessages.columns}
        </Button>
      }
    >
      <Stack gap="xs" role="group" aria-label={triageMessages.columns}>
        {ALL.filter((column) => column !== "person").map((column) => (
          <Checkbox
            key={column}
            size="xs"
            label={TRIAGE_COLUMNS[column]}
            checked={columns.includes(column)}
            onChange={() => toggle(column)}
          />
        ))}
      </Stack>
    </LazyPopover>
  );
}
