import { Button, Group, Text } from "@mantine/core";
import { kindOf } from "#domain/history/fields.ts";
import { rowName } from "#domain/history/sentences.ts";
import { formatDay } from "#web/lib/dates.ts";
import { LazyModal } from "#web/ui/lazy-modal.tsx";
import type { Conflict } from "../use-restore.ts";

interface ReplaceQuestionProps {
  /** Null closes the dialog. */
  readonly conflict: Conflict | null;
  readonly onAnswer: (replace: boolean) => void;
}

export function ReplaceQuestion({ conflict, onAnswer }: ReplaceQuestionProps) {
  const leave = () => onAnswer(false);
  const name = conflict === null ? "" : rowName(conflict.entry.label, conflict.entry.tableName);
  const addedAt = conflict?.other?.created_at;
  return (
    <LazyModal
      opened={conflict !== null}
      onClose={leave}
      title={`${name} has been added again since`}
      centered
      closeButtonProps={{ "aria-label": "Close" }}
    >
      {conflict !== null && (
        <Text size="sm">
          The {kindOf(conflict.entry.tableName).toLowerCase()} that is there now
          {typeof addedAt === "string" && ` was added on ${formatDay(addedAt)} and`} has the same name or URL. You can
          replace it with the deleted one. The replaced one then appears under “Recently deleted”.
        </Text>
      )}
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={leave} data-autofocus>
          Leave it deleted
        </Button>
        <Button onClick={() => onAnswer(true)}>Replace</Button>
      </Group>
    </LazyModal>
  );
}
