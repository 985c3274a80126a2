import { Button, Checkbox, Group, Stack, Text } from "@mantine/core";
import { AnchoredPopover, OWN_ESCAPE } from "../anchored-popover.tsx";

export interface ColumnsPopoverProps {
  readonly opener: HTMLElement;
  /** Those that can be hidden. */
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  readonly shown: ReadonlySet<string>;
  /** Which columns are shown without a choice. */
  readonly hint?: string;
  readonly onChange: (id: string, isShown: boolean) => void;
  readonly onReset: () => void;
  readonly onClose: () => void;
}

export function ColumnsPopover({ opener, columns, shown, hint, onChange, onReset, onClose }: ColumnsPopoverProps) {
  return (
    <AnchoredPopover opener={opener} label="Columns" width={260} onClose={onClose}>
      <Stack gap="xs">
        <Group justify="space-between">
          <Text size="sm" fw={600}>
            Columns
          </Text>
          <Button {...OWN_ESCAPE} variant="subtle" size="compact-xs" onClick={onReset}>
            Reset
          </Button>
        </Group>
        {columns.map(({ id, header }) => (
          <Checkbox
            key={id}
            {...OWN_ESCAPE}
            size="xs"
            label={header}
            checked={shown.has(id)}
            onChange={(event) => onChange(id, event.currentTarget.checked)}
          />
        ))}
        {hint !== undefined && (
          <Text size="xs" c="dimmed">
            {hint}
          </Text>
        )}
      </Stack>
    </AnchoredPopover>
  );
}
