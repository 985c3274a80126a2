import { ActionIcon, Group, Text } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import type { EntryNeighbors } from "#web/data/hotlist/shown-entries.ts";
import { entryMessages as messages } from "../messages.ts";

interface NeighborLinksProps {
  readonly neighbors: EntryNeighbors;
  readonly onOpen: (id: string) => void;
}

/** The entries before and after this one in the list that the user came from. */
export function NeighborLinks({ neighbors: { previous, next, position, count }, onOpen }: NeighborLinksProps) {
  return (
    <Group gap={6} wrap="nowrap">
      <Text size="xs" c="dimmed" style={{ fontVariantNumeric: "tabular-nums" }}>
        {messages.position(position, count)}
      </Text>
      {(
        [
          [messages.previous, previous, IconChevronUp],
          [messages.next, next, IconChevronDown],
        ] as const
      ).map(([label, id, Icon]) => (
        <ActionIcon
          key={label}
          variant="default"
          size={32}
          title={label}
          aria-label={label}
          disabled={id === null}
          onClick={() => id !== null && onOpen(id)}
        >
          <Icon size={16} aria-hidden />
        </ActionIcon>
      ))}
    </Group>
  );
}
