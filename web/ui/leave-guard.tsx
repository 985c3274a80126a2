import { Button, Group, Modal, Text } from "@mantine/core";
import { useEffect } from "react";
import { useBlocker } from "react-router";

/** While a batch runs, leaving the page asks first: what is not processed by then is not kept. */
export function LeaveGuard({ isActive }: { isActive: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isActive && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isActive]);

  return (
    <Modal
      opened={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      title="Leave while the batch is running?"
      centered
      withCloseButton={false}
    >
      <Text size="sm">
        The companies processed so far are saved. The other lines are not processed, and the list of them is lost.
      </Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={() => blocker.reset?.()} data-autofocus>
          Stay
        </Button>
        <Button color="red" onClick={() => blocker.proceed?.()}>
          Stop and leave
        </Button>
      </Group>
    </Modal>
  );
}
