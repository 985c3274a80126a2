import { Button } from "@mantine/core";
import { IconEye, IconSparkles } from "@tabler/icons-react";
import { Tag } from "./tag.tsx";

/** Marks rows added after the page load. */
export function NewBadge() {
  return (
    <Tag color="green" size="sm">
      New
    </Tag>
  );
}

interface OnlyNewButtonProps {
  readonly isOnlyNew: boolean;
  readonly onToggle: () => void;
}

/** The label names the view that a click shows. */
export function OnlyNewButton({ isOnlyNew, onToggle }: OnlyNewButtonProps) {
  return (
    <Button
      variant={isOnlyNew ? "light" : "default"}
      leftSection={isOnlyNew ? <IconEye size={16} /> : <IconSparkles size={16} />}
      onClick={onToggle}
    >
      {isOnlyNew ? "Show All" : "Show Only New"}
    </Button>
  );
}
