import { Button, CloseButton, Group, NativeSelect, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import {
  addCondition,
  addGroup,
  changeNode,
  type DraftCondition,
  type DraftGroup,
  isDraftGroup,
} from "#domain/views/draft.ts";
import { viewFields } from "#domain/views/fields.ts";
import { MAX_DEPTH } from "#domain/views/filter.ts";
import { OWN_ESCAPE } from "#web/ui/anchored-popover.tsx";
import type { BuilderContext } from "../builder-context.ts";
import { viewMessages as messages } from "../messages.ts";
import classes from "./builder.module.css";
import { ConditionRow } from "./condition-row.tsx";

interface GroupEditorProps {
  readonly group: DraftGroup;
  readonly root: DraftGroup;
  /** 1 for the root. */
  readonly depth: number;
  readonly context: BuilderContext;
  readonly onChange: (root: DraftGroup) => void;
}

const KINDS = [
  { value: "all", label: messages.kinds.all },
  { value: "any", label: messages.kinds.any },
];

/** A group: its kind, one row for each condition, and groups in it. */
export function GroupEditor({ group, root, depth, context, onChange }: GroupEditorProps) {
  const frame = useRef<HTMLDivElement>(null);
  const focusAdded = useFocusOfAdded(frame);
  const { screen, isFull } = context;
  const [firstField] = viewFields(screen);
  const field = group.nodes.findLast((node): node is DraftCondition => !isDraftGroup(node))?.field ?? firstField?.key;

  function remove(id: number) {
    onChange(changeNode(root, id, () => null));
    frame.current?.querySelector<HTMLElement>(":scope > [data-adds] [data-adds=condition]")?.focus();
  }

  const isRoot = depth === 1;
  return (
    <div
      ref={frame}
      className={isRoot ? undefined : classes.group}
      role="group"
      aria-label={isRoot ? messages.filterTitle : messages.group}
    >
      {(group.nodes.length > 1 || !isRoot) && (
        <Group justify="space-between" mb={6} wrap="nowrap">
          <NativeSelect
            {...OWN_ESCAPE}
            size="xs"
            variant="filled"
            aria-label={messages.kind}
            data={KINDS}
            value={group.kind}
            onChange={(event) => {
              const kind = event.currentTarget.value === "any" ? "any" : "all";
              onChange(changeNode(root, group.id, (node) => ({ ...node, kind })));
            }}
          />
          {!isRoot && (
            <CloseButton
              {...OWN_ESCAPE}
              size="sm"
              aria-label={messages.removeGroup}
              title={messages.removeGroup}
              onClick={() => {
                const parent = frame.current?.parentElement?.closest("[role=group]");
                onChange(changeNode(root, group.id, () => null));
                parent?.querySelector<HTMLElement>(":scope > [data-adds] [data-adds=condition]")?.focus();
              }}
            />
          )}
        </Group>
      )}
      {group.nodes.map((node, index) => (
        <div key={node.id} className={classes.node} data-node>
          <span className={classes.joinOfRow}>{index === 0 ? messages.where : messages.joins[group.kind]}</span>
          {isDraftGroup(node) ? (
            <GroupEditor group={node} root={root} depth={depth + 1} context={context} onChange={onChange} />
          ) : (
            <ConditionRow
              condition={node}
              context={context}
              onChange={(changed) => onChange(changeNode(root, node.id, () => changed))}
              onRemove={() => remove(node.id)}
            />
          )}
        </div>
      ))}
      <Group gap="xs" mt={6} data-adds>
        <Button
          {...OWN_ESCAPE}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={isFull}
          data-adds="condition"
          onClick={() => {
            focusAdded();
            if (field !== undefined) onChange(addCondition(root, group.id, screen, field));
          }}
        >
          {messages.addFilter}
        </Button>
        {depth < MAX_DEPTH && (
          <Button
            {...OWN_ESCAPE}
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={14} aria-hidden />}
            disabled={isFull}
            onClick={() => {
              focusAdded();
              if (field !== undefined) onChange(addGroup(root, group, screen, field));
            }}
          >
            {messages.addGroup}
          </Button>
        )}
        {isFull && isRoot && (
          <Text size="xs" c="dimmed">
            {messages.full}
          </Text>
        )}
      </Group>
    </div>
  );
}

/** After "Add", the focus is on the field of the new condition. */
function useFocusOfAdded(frame: React.RefObject<HTMLDivElement | null>) {
  const isAdded = useRef(false);
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    const added = [...(frame.current?.querySelectorAll<HTMLElement>(":scope > [data-node]") ?? [])].at(-1);
    added?.querySelector<HTMLElement>("[data-field]")?.focus();
  });
  return () => {
    isAdded.current = true;
  };
}
