import { Button, Checkbox, Group, Stack, Text } from "@mantine/core";
import { AnchoredPopover, OWN_ESCAPE } from "#web/ui/anchored-popover.tsx";
import { hotlistMessages as messages } from "../messages.ts";

interface ColumnsPopoverProps {
  readonly opener: HTMLElement;
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  readonly shown: ReadonlySet<string>;
  readonly onChange: (id: string, isShown: boolean) => void;
  readonly onReset: () => void;
  readonly onClose: () => void;
}

export function ColumnsPopover({ opener, columns, shown, onChange, onReset, onClose }: ColumnsPopoverProps) {
  return (
    <AnchoredPopover opener={opener} label={messages.columns} width={260} onClose={onClose}>
      <Stack gap="xs">
        <Group justify="space-between">
          <Text size="sm" fw={600}>
            {messages.columns}
          </Text>
          <Button {...OWN_ESCAPE} variant="subtle" size="compact-xs" onClick={onReset}>
            {messages.resetColumns}
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
        <Text size="xs" c="dimmed">
          {messages.columnsHint}
        </Text>
      </Stack>
    </AnchoredPopover>
  );
}
