import { Alert, Button, Group, Text } from "@mantine/core";
import { IconFilter } from "@tabler/icons-react";
import { operationTitle } from "#domain/history/sentences.ts";
import { useOperationName } from "#web/data/history/operation-rows.ts";
import { historyMessages } from "../messages.ts";

const messages = historyMessages.operationRows;

interface OperationNoticeProps {
  readonly operationId: string;
  readonly onShowAll: () => void;
}

/** Above a list that shows only what an operation added or changed. */
export function OperationNotice({ operationId, onShowAll }: OperationNoticeProps) {
  const { data } = useOperationName(operationId);
  return (
    <Alert
      variant="light"
      py="xs"
      icon={<IconFilter size={18} />}
      role="status"
      aria-label={messages.label}
      data-print="hidden"
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm">{data ? messages.shown(operationTitle(data)) : data === null ? messages.notKept : ""}</Text>
        <Button variant="default" size="compact-sm" onClick={onShowAll}>
          {messages.showAll}
        </Button>
      </Group>
    </Alert>
  );
}
