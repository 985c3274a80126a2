import { Anchor, Paper, Text } from "@mantine/core";
import type { HotlistCompany } from "#domain/hotlist/hotlist-company.ts";
import { describeRevisit, revisitDueReason } from "#domain/hotlist/revisit.ts";
import { isClosed, STATUS_LABELS } from "#domain/hotlist/status.ts";
import { formatDay, localDay } from "#web/lib/dates.ts";
import { entryMessages as messages } from "../messages.ts";

interface DecisionBoxProps {
  readonly entry: HotlistCompany;
  /** Absent where the decision cannot be changed. */
  readonly onChange?: () => void;
}

/** `Passed on 12 Mar 2026 by ada: pre-revenue. Look again: Series A — met: Series A, $12.0M`. Nothing for an open entry. */
export function DecisionBox({ entry, onChange }: DecisionBoxProps) {
  const { status, statusSince, passReason, revisitWhen, revisitOn } = entry;
  if (!isClosed(status)) return null;
  const author = entry.authors.status?.split("@")[0] ?? null;
  const conditions = describeRevisit(revisitWhen, revisitOn);
  const due = revisitDueReason(entry, localDay());
  return (
    <Paper withBorder radius="md" p="sm" data-due={due !== null || undefined} role="note" aria-label="Decision">
      <Text size="sm" style={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
        <Text span inherit fw={600}>
          {messages.decided(STATUS_LABELS[status], formatDay(statusSince), author)}
          {passReason !== null && ": "}
        </Text>
        {passReason}
      </Text>
      {conditions.length > 0 && (
        <Text size="sm" mt={4}>
          <Text span inherit c="dimmed">
            {messages.lookAgain}:{" "}
          </Text>
          {conditions.join(" · ")}
        </Text>
      )}
      {due !== null && (
        <Text size="sm" mt={4} fw={600} style={{ overflowWrap: "anywhere" }}>
          {messages.met}: {due}
        </Text>
      )}
      {onChange !== undefined && (
        <Anchor component="button" type="button" size="xs" mt={4} onClick={onChange}>
          {messages.change}
        </Anchor>
      )}
    </Paper>
  );
}
