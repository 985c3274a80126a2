import { Button, Group, Modal, Text } from "@mantine/core";
import { authMessages } from "../messages.ts";

interface InactivityWarningProps {
  readonly leftMs: number;
  readonly onStay: () => void;
}

export function InactivityWarning({ leftMs, onStay }: InactivityWarningProps) {
  return (
    <Modal
      opened
      onClose={onStay}
      title={authMessages.stillThere}
      centered
      radius="lg"
      padding="lg"
      styles={{ title: { fontWeight: 650 } }}
      closeButtonProps={{ "aria-label": "Stay signed in" }}
    >
      <Text size="sm" role="timer">
        {authMessages.endsIn(Math.ceil(leftMs / 1000))}
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button onClick={onStay} data-autofocus>
          Stay signed in
        </Button>
      </Group>
    </Modal>
  );
}
