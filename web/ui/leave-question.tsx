import { Button, Group, Modal, Text } from "@mantine/core";

interface LeaveQuestionProps {
  readonly isAsked: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly title?: string;
  readonly text?: string;
}

const BATCH_TITLE = "Leave while the batch is running?";
const BATCH_TEXT =
  "Companies processed so far are saved. The remaining lines won't be processed, and you'll need to paste them again.";

export function LeaveQuestion({
  isAsked,
  onStay,
  onLeave,
  title = BATCH_TITLE,
  text = BATCH_TEXT,
}: LeaveQuestionProps) {
  return (
    <Modal opened={isAsked} onClose={onStay} title={title} centered withCloseButton={false}>
      <Text size="sm">{text}</Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onStay} data-autofocus>
          Stay
        </Button>
        <Button color="red" onClick={onLeave}>
          Stop and leave
        </Button>
      </Group>
    </Modal>
  );
}
