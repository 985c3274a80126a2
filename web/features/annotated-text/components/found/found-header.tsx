import { ActionIcon, Group, Kbd, Popover, Text, Title } from "@mantine/core";
import { IconKeyboard } from "@tabler/icons-react";
import type { Analysis } from "#domain/text/annotation.ts";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { foundMessages as messages, PANEL_KEYS } from "../../found/found-messages.ts";
import type { NoteForm, TextView } from "../../text-view.ts";
import classes from "./found-panel.module.css";

interface FoundHeaderProps {
  readonly analysis: Analysis;
  /** Whether the text is a CV. */
  readonly hasRoles: boolean;
  readonly view: TextView;
  readonly onView: (view: TextView) => void;
  readonly areKeysShown: boolean;
  readonly onKeys: (areShown: boolean) => void;
}

const SCOPES = [
  { value: "all", label: messages.scopes.all },
  { value: "career", label: messages.scopes.career },
];
const NOTE_FORMS = (["full", "short", "hidden"] as const).map((value) => ({
  value,
  label: messages.noteForms[value],
}));

export function FoundHeader({ analysis, hasRoles, view, onView, areKeysShown, onKeys }: FoundHeaderProps) {
  return (
    <div className={classes.header}>
      <Group justify="space-between" wrap="nowrap">
        <Title order={2}>{messages.title}</Title>
        <Popover opened={areKeysShown} onChange={onKeys} position="bottom-end" width={300} shadow="md">
          <Popover.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={messages.keys}
              aria-keyshortcuts="?"
              onClick={() => onKeys(!areKeysShown)}
            >
              <IconKeyboard size={18} stroke={1.6} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown aria-label={messages.keys}>
            <dl className={classes.keys}>
              {PANEL_KEYS.map(([key, meaning]) => (
                <div key={key}>
                  <dt>
                    <Kbd size="xs">{key}</Kbd>
                  </dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </Popover.Dropdown>
        </Popover>
      </Group>
      <div className={classes.switches}>
        {hasRoles && (
          <SegmentedControl
            size="xs"
            aria-label={messages.scope}
            data={SCOPES}
            value={view.isCareerOnly ? "career" : "all"}
            onChange={(scope) => onView({ ...view, isCareerOnly: scope === "career" })}
          />
        )}
        {analysis === "enhanced" && (
          <Group gap={8} wrap="nowrap">
            <Text size="xs" c="dimmed" aria-hidden>
              {messages.notes}
            </Text>
            <SegmentedControl
              size="xs"
              aria-label={messages.notes}
              data={NOTE_FORMS}
              value={view.notes}
              onChange={(notes: NoteForm) => onView({ ...view, notes })}
            />
          </Group>
        )}
      </div>
    </div>
  );
}
