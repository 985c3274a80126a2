import { Button, Group, Text } from "@mantine/core";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { type Priority, priorities } from "#domain/hotlist/hotlist-company.ts";
import { type Squad, squads } from "#domain/hotlist/squads.ts";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { foundMessages as messages } from "../../found/found-messages.ts";
import classes from "./found-panel.module.css";
import { KeyHint } from "./row-actions.tsx";

interface SquadChooserProps {
  readonly name: string;
  readonly onChoose: (squad: Squad, priority: Priority) => void;
  /** Opens "Add to…", which has every choice. */
  readonly onMore: (opener: HTMLElement) => void;
  readonly onClose: () => void;
}

const PRIORITIES = priorities.map((value) => ({ value, label: `${value.charAt(0).toUpperCase()}${value.slice(1)}` }));

/** Chooses a squad by click or by 1 to 5. */
export function SquadChooser({ name, onChoose, onMore, onClose }: SquadChooserProps) {
  const [priority, setPriority] = useState<Priority>("medium");
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);

  function onKeyDown(event: KeyboardEvent) {
    const squad = squads[Number(event.key) - 1];
    if (event.key === "Escape") onClose();
    else if (squad !== undefined) onChoose(squad, priority);
    // The panel's letters have no meaning here.
    else return event.stopPropagation();
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons in it
    <div className={classes.chooser} role="group" aria-label={messages.hotlistGroup(name)} onKeyDown={onKeyDown}>
      <div className={classes.actions}>
        {squads.map((squad, index) => (
          <Button
            key={squad.id}
            ref={index === 0 ? first : undefined}
            variant="default"
            size="compact-xs"
            aria-keyshortcuts={String(index + 1)}
            rightSection={<KeyHint letter={String(index + 1)} />}
            onClick={() => onChoose(squad, priority)}
          >
            {squad.name}
          </Button>
        ))}
      </div>
      <Group gap={8}>
        <Text size="xs" c="dimmed" aria-hidden>
          {messages.priority}
        </Text>
        <SegmentedControl
          size="xs"
          aria-label={messages.priority}
          data={PRIORITIES}
          value={priority}
          onChange={setPriority}
        />
        <Button
          variant="subtle"
          size="compact-xs"
          aria-haspopup="dialog"
          onClick={(event) => onMore(event.currentTarget)}
        >
          {messages.moreChoices}
        </Button>
      </Group>
    </div>
  );
}
