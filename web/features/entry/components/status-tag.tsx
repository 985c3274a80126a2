import { type HotlistStatus, STATUS_COLORS, STATUS_LABELS } from "#domain/hotlist/status.ts";
import { Tag } from "#web/ui/tag.tsx";

export function StatusTag({ status }: { status: HotlistStatus }) {
  return <Tag color={STATUS_COLORS[status]}>{STATUS_LABELS[status]}</Tag>;
}
