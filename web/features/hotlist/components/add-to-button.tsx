import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { hotlistMessages as messages } from "../messages.ts";

/** In the panel of an entry. */
export function AddToButton({ onOpen }: { onOpen: (opener: HTMLElement) => void }) {
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconPlus size={14} />}
      aria-haspopup="dialog"
      onClick={(event) => onOpen(event.currentTarget)}
    >
      {messages.addTo}
    </Button>
  );
}
