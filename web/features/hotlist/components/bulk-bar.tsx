import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { HotlistCompany } from "#domain/hotlist/hotlist-company.ts";
import { type Squad, squads } from "#domain/hotlist/squads.ts";
import { isClosed, STATUS_LABELS } from "#domain/hotlist/status.ts";
import { useBackend } from "#web/backend/client.ts";
import type { TeamMember } from "#web/data/team/queries.ts";
import { downloadText } from "#web/lib/download.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { AnchoredPopover, returnFocus } from "#web/ui/anchored-popover.tsx";
import { SelectionBar } from "#web/ui/selection-bar.tsx";
import { toast } from "#web/ui/toast.tsx";
import { companies, bulkMessages as messages } from "../bulk-messages.ts";
import { exportHotlist } from "../export-hotlist.ts";
import { hotlistMessages } from "../messages.ts";
import { useBulk } from "../use-bulk.ts";
import type { RenderDecision, WorkSlots } from "../work-slots.ts";
import { OwnerChoice, PriorityChoice, SquadChoice, StatusChoice } from "./choices.tsx";
import { PRIORITY_LABELS } from "./priority-badge.tsx";

interface BulkBarProps {
  readonly squad: Squad;
  readonly entries: readonly HotlistCompany[];
  /** How many the filters show. */
  readonly matching: number;
  readonly memberOf: (id: string) => TeamMember | undefined;
  readonly renderDecision: RenderDecision;
  readonly renderSelected: WorkSlots["renderSelected"];
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
}

const NO_FILTER = { search: "", sector: null, geography: null, view: "" };

type Menu = "status" | "owner" | "priority" | "copy" | "move";
const MENUS: readonly (readonly [menu: Menu, label: string])[] = [
  ["status", hotlistMessages.status],
  ["owner", hotlistMessages.owner],
  ["priority", hotlistMessages.priority],
  ["copy", messages.copy],
  ["move", messages.move],
];

/** What can be done with the selected companies. */
export function BulkBar(props: BulkBarProps) {
  const { squad, entries, matching, memberOf, renderDecision, renderSelected, onSelectAll, onClear } = props;
  const backend = useBackend();
  const bulk = useBulk(entries, onClear);
  const [opened, setOpened] = useState<{ readonly menu: Menu; readonly opener: HTMLElement } | null>(null);
  const [deciding, setDeciding] = useState<"passed" | "parked" | null>(null);
  const [first] = entries;
  const isBusy = bulk.handled !== null;

  function close() {
    if (opened !== null) returnFocus(opened.opener);
    setOpened(null);
  }

  async function save() {
    try {
      const { csv } = await exportHotlist(backend, squad, NO_FILTER, entries);
      downloadText(`${squad.id}-hotlist.csv`, csv, "text/csv");
    } catch (error) {
      toast.error(messages.exportFailedTitle, errorMessage(error));
    }
  }

  const choices: Readonly<Record<Menu, ReactNode>> = {
    status: (
      <StatusChoice
        value={undefined}
        onChoose={(status) => {
          close();
          if (isClosed(status)) setDeciding(status);
          else void bulk.change({ status }, messages.moved(STATUS_LABELS[status]));
        }}
      />
    ),
    owner: (
      <OwnerChoice
        value={undefined}
        onChoose={(owner) => {
          close();
          void bulk.change({ owner }, messages.owned(owner === null ? null : (memberOf(owner)?.name ?? owner)));
        }}
      />
    ),
    priority: (
      <PriorityChoice
        value={undefined}
        onChoose={(priority) => {
          close();
          void bulk.change({ priority }, messages.prioritized(PRIORITY_LABELS[priority]));
        }}
      />
    ),
    copy: (
      <SquadChoice
        squads={squads.filter(({ id }) => id !== squad.id)}
        onChoose={(target) => {
          close();
          void bulk.copyTo(target);
        }}
      />
    ),
    move: (
      <SquadChoice
        squads={squads.filter(({ id }) => id !== squad.id)}
        onChoose={(target) => {
          close();
          void bulk.moveTo(target);
        }}
      />
    ),
  };

  return (
    <SelectionBar
      label={messages.bar}
      count={isBusy ? messages.working(bulk.handled ?? 0, entries.length) : messages.selected(entries.length)}
      clearLabel={messages.clear}
      onClear={onClear}
    >
      {entries.length < matching && (
        <Button size="compact-sm" variant="subtle" disabled={isBusy} onClick={onSelectAll}>
          {messages.selectAll(matching)}
        </Button>
      )}
      {MENUS.map(([menu, label]) => (
        <Button
          key={menu}
          size="compact-sm"
          variant="default"
          aria-haspopup="dialog"
          disabled={isBusy}
          onClick={(event) => setOpened({ menu, opener: event.currentTarget })}
        >
          {label}
        </Button>
      ))}
      <Button size="compact-sm" variant="default" disabled={isBusy} onClick={() => void bulk.refresh()}>
        {messages.refresh}
      </Button>
      {renderSelected(entries, onClear)}
      <Button size="compact-sm" variant="default" disabled={isBusy} onClick={() => void save()}>
        {messages.export}
      </Button>
      <Button size="compact-sm" variant="default" disabled={isBusy} onClick={() => void bulk.remove()}>
        {messages.remove}
      </Button>
      {opened !== null && (
        <AnchoredPopover
          key={opened.menu}
          opener={opened.opener}
          label={MENUS.find(([menu]) => menu === opened.menu)?.[1] ?? ""}
          width={220}
          position="top"
          onClose={() => setOpened(null)}
        >
          {choices[opened.menu]}
        </AnchoredPopover>
      )}
      {deciding !== null &&
        first !== undefined &&
        renderDecision({
          entry: { ...first, passReason: null, revisitOn: null, revisitWhen: null },
          status: deciding,
          subject: companies(entries.length),
          onSave: async (change) => {
            await bulk.decide({ ...change, status: deciding }, messages.moved(STATUS_LABELS[deciding]));
            setDeciding(null);
          },
          onCancel: () => setDeciding(null),
        })}
    </SelectionBar>
  );
}
