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
        The companies processed so far are saved. The other lines are not processed, and the list of them is lost.
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
