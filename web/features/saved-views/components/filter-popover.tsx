import { Button, Group, Text } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useRef, useState } from "react";
import { addCondition, countDraftConditions, type DraftGroup, fromDraft, toDraft } from "#domain/views/draft.ts";
import { type ViewScreen, viewFields } from "#domain/views/fields.ts";
import { type Group as FilterGroup, MAX_CONDITIONS, parseFilter } from "#domain/views/filter.ts";
import type { TeamMember } from "#web/data/team/queries.ts";
import { AnchoredPopover, OWN_ESCAPE } from "#web/ui/anchored-popover.tsx";
import { viewMessages as messages } from "../messages.ts";
import classes from "./builder.module.css";
import { GroupEditor } from "./group-editor.tsx";

/** The table follows while a value is typed. */
const DEBOUNCE_MS = 200;

interface FilterPopoverProps {
  readonly opener: HTMLElement;
  readonly screen: ViewScreen;
  readonly squadId: string | null;
  readonly filter: FilterGroup | null;
  readonly members: readonly TeamMember[] | null;
  readonly onChange: (filter: FilterGroup | null) => void;
  readonly onClose: () => void;
}

/** The filter builder: nested groups of conditions. Complete conditions apply at once. */
export function FilterPopover({ opener, screen, squadId, filter, members, onChange, onClose }: FilterPopoverProps) {
  const [draft, setDraft] = useState<DraftGroup>(() => startOf(filter, screen));
  const frame = useRef<HTMLDivElement>(null);
  const apply = useDebouncedCallback(
    (next: DraftGroup) => onChange(parseFilter(fromDraft(next), { screen, members: null }).filter),
    { delay: DEBOUNCE_MS, flushOnUnmount: true },
  );

  function change(next: DraftGroup) {
    setDraft(next);
    apply(next);
  }

  function clear() {
    change(toDraft(null));
    frame.current?.querySelector<HTMLElement>("[data-adds=condition]")?.focus();
  }

  return (
    <AnchoredPopover opener={opener} label={messages.filterTitle} width={620} position="bottom-start" onClose={onClose}>
      <div ref={frame} className={classes.builder}>
        {draft.nodes.length === 0 && (
          <Text size="sm" c="dimmed" mb="xs">
            {messages.none}
          </Text>
        )}
        <GroupEditor
          group={draft}
          root={draft}
          depth={1}
          context={{ screen, squadId, members, isFull: countDraftConditions(draft) >= MAX_CONDITIONS }}
          onChange={change}
        />
        {draft.nodes.length > 0 && (
          <Group justify="flex-end" mt="xs">
            <Button {...OWN_ESCAPE} variant="subtle" color="gray" size="compact-xs" onClick={clear}>
              {messages.clear}
            </Button>
          </Group>
        )}
      </div>
    </AnchoredPopover>
  );
}

/** Without a filter, it starts with one condition to fill in. */
function startOf(filter: FilterGroup | null, screen: ViewScreen): DraftGroup {
  const draft = toDraft(filter);
  const [first] = viewFields(screen);
  return filter === null && first !== undefined ? addCondition(draft, draft.id, screen, first.key) : draft;
}
