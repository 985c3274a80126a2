import type { Priority } from "#domain/hotlist/hotlist-company.ts";
import { Tag } from "#web/ui/tag.tsx";

export const PRIORITY_LABELS: Readonly<Record<Priority, string>> = { high: "High", medium: "Medium", low: "Low" };
const COLORS: Readonly<Record<Priority, string>> = { high: "red", medium: "yellow", low: "gray" };

export function PriorityBadge({ priority }: { priority: Priority }) {
  return <Tag color={COLORS[priority]}>{PRIORITY_LABELS[priority]}</Tag>;
}
