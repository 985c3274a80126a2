import { Badge } from "@mantine/core";
import type { Priority } from "#domain/hotlist/hotlist-company.ts";

export const PRIORITY_LABELS: Readonly<Record<Priority, string>> = { high: "High", medium: "Medium", low: "Low" };
const COLORS: Readonly<Record<Priority, string>> = { high: "red", medium: "yellow", low: "gray" };

export function PriorityBadge({ priority }: { priority: Priority }) {
  return (
    <Badge
      variant="light"
      color={COLORS[priority]}
      c="var(--mantine-color-text)"
      tt="none"
      fw={550}
      style={{ verticalAlign: "middle" }}
    >
      {PRIORITY_LABELS[priority]}
    </Badge>
  );
}
