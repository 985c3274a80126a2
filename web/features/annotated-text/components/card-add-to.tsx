import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { foundMessages as messages } from "../found/found-messages.ts";

/** In the card of a company. */
export function CardAddTo({ onOpen }: { onOpen: (opener: HTMLElement) => void }) {
  return (
    <div>
      <Button
        variant="default"
        size="compact-xs"
        leftSection={<IconPlus size={12} />}
        aria-haspopup="dialog"
        onClick={(event) => onOpen(event.currentTarget)}
      >
        {messages.addTo}
      </Button>
    </div>
  );
}
