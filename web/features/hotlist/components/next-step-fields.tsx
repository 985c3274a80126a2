import { Group } from "@mantine/core";
import type { HotlistCompany } from "#domain/hotlist/hotlist-company.ts";
import { NEXT_STEP_MAX } from "#domain/hotlist/status.ts";
import { formatDay } from "#web/lib/dates.ts";
import { InlineText } from "#web/ui/inline-text.tsx";
import { hotlistMessages as messages } from "../messages.ts";
import type { EntryWrites } from "../use-save-entry.ts";

interface NextStepFieldsProps {
  readonly entry: HotlistCompany;
  readonly writes: Pick<EntryWrites, "save" | "authorOf">;
  /** In a popover, which closes after Enter. */
  readonly onEnter?: () => void;
}

/** The next step and its day, each saved by Enter or on leaving the field. */
export function NextStepFields({ entry, writes, onEnter }: NextStepFieldsProps) {
  const isInPopover = onEnter !== undefined;
  const common = { size: "xs", savesOnUnmount: isInPopover, ...(onEnter && { onEnter }) } as const;
  return (
    <Group gap="xs" align="flex-start" wrap="nowrap" grow preventGrowOverflow={false}>
      <InlineText
        {...common}
        isAutoFocused={isInPopover}
        label={messages.nextStep}
        placeholder={messages.nextStepHint}
        maxLength={NEXT_STEP_MAX}
        value={entry.nextStep ?? ""}
        author={writes.authorOf(entry, "next_step")}
        onSave={(text) => void writes.save(entry, { nextStep: text === "" ? null : text }, messages.nextStep)}
      />
      <InlineText
        {...common}
        type="date"
        label={messages.nextStepOn}
        value={entry.nextStepOn ?? ""}
        author={writes.authorOf(entry, "next_step_on")}
        formatValue={formatDay}
        onSave={(day) => void writes.save(entry, { nextStepOn: day === "" ? null : day }, messages.nextStepDate)}
      />
    </Group>
  );
}
