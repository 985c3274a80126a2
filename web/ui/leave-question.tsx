import { Button, Group, Modal, Text } from "@mantine/core";

interface LeaveQuestionProps {
  readonly isAsked: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

export function LeaveQuestion({ isAsked, onStay, onLeave }: LeaveQuestionProps) {
  return (
    <Modal opened={isAsked} onClose={onStay} title="Leave while the batch is running?" centered withCloseButton={false}>
      <Text size="sm">
        Companies processed so far are saved. The remaining lines won't be processed, and you'll need to paste them
        again.
      </Text>
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
