import { Card, NativeSelect, Stack, Title } from "@mantine/core";
import { useState } from "react";
import type { EntryChange, HotlistCompany } from "#domain/hotlist/hotlist-company.ts";
import {
  findStatus,
  HOTLIST_STATUSES,
  type HotlistStatus,
  isClosed,
  NEXT_STEP_MAX,
  STATUS_LABELS,
} from "#domain/hotlist/status.ts";
import { useChangeEntry } from "#web/data/hotlist/change-entry.ts";
import { useAuthorName } from "#web/data/team/author-name.ts";
import { useTeamMembers } from "#web/data/team/queries.ts";
import { formatDay, localDay } from "#web/lib/dates.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { InlineDate } from "#web/ui/inline-date.tsx";
import { InlineText } from "#web/ui/inline-text.tsx";
import { toast } from "#web/ui/toast.tsx";
import { entryMessages as messages } from "../messages.ts";
import { DecisionBox } from "./decision-box.tsx";

interface EntryWorkProps {
  readonly entry: HotlistCompany;
  /** Asks why before the entry is passed or parked. */
  readonly onMove: (status: HotlistStatus) => void;
}

const DAY_MS = 86_400_000;

/** Status, owner and next step; each is saved by itself. */
export function EntryWork({ entry, onMove }: EntryWorkProps) {
  const { mutateAsync: change } = useChangeEntry();
  const members = useTeamMembers();
  const nameOf = useAuthorName();
  const [now] = useState(Date.now);
  const days = Math.max(0, Math.floor((now - Date.parse(entry.statusSince)) / DAY_MS));
  const isOverdue = entry.nextStepOn !== null && entry.nextStepOn < localDay();
  const owners = (members.data ?? []).filter(({ id, isActive }) => isActive || id === entry.owner);

  async function save(field: string, changed: EntryChange) {
    try {
      await change({ entry, change: changed });
    } catch (error) {
      toast.error(messages.errorTitle, messages.changeFailed(field, errorMessage(error)));
    }
  }

  return (
    <Card component="section" aria-label={messages.work}>
      <Title order={2} mb="md">
        {messages.work}
      </Title>
      <Stack gap="md">
        <NativeSelect
          label={messages.status}
          description={messages.since(days)}
          inputWrapperOrder={["label", "input", "description"]}
          data={HOTLIST_STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] }))}
          value={entry.status}
          onChange={(event) => {
            const status = findStatus(event.currentTarget.value);
            if (status !== null) onMove(status);
          }}
        />
        {isClosed(entry.status) && <DecisionBox entry={entry} onChange={() => onMove(entry.status)} />}
        <NativeSelect
          label={messages.owner}
          data={[
            { value: "", label: messages.noOwner },
            ...owners.map(({ id, name, isActive }) => ({ value: id, label: isActive ? name : `${name} (left)` })),
          ]}
          value={entry.owner ?? ""}
          onChange={(event) => void save(messages.owner, { owner: event.currentTarget.value || null })}
        />
        <InlineText
          label={messages.nextStep}
          placeholder={messages.nextStepPlaceholder}
          maxLength={NEXT_STEP_MAX}
          value={entry.nextStep ?? ""}
          author={nameOf(entry.authors.next_step)}
          onSave={(nextStep) => void save(messages.nextStep, { nextStep: nextStep === "" ? null : nextStep })}
        />
        <InlineDate
          label={messages.nextStepOn}
          value={entry.nextStepOn ?? ""}
          author={nameOf(entry.authors.next_step_on)}
          error={isOverdue ? messages.overdue : undefined}
          formatValue={formatDay}
          onSave={(day) => void save(messages.nextStepDate, { nextStepOn: day === "" ? null : day })}
        />
      </Stack>
    </Card>
  );
}
