import { Text } from "@mantine/core";
import { IconCopy, IconLink, IconLock, IconPencil, IconTrash, IconUsers } from "@tabler/icons-react";
import { type ComponentType, type KeyboardEvent, useRef } from "react";
import type { SavedView } from "#web/data/saved-view/queries.ts";
import { useTeamMembers } from "#web/data/team/queries.ts";
import { AnchoredPopover, OWN_ESCAPE } from "#web/ui/anchored-popover.tsx";
import options from "#web/ui/option-list.module.css";
import { viewMessages as messages } from "../messages.ts";

interface ViewMenuProps {
  readonly opener: HTMLElement;
  readonly view: SavedView;
  readonly isOwn: boolean;
  readonly onRename: () => void;
  readonly onShare: () => void;
  readonly onDuplicate: () => void;
  readonly onCopyLink: () => void;
  readonly onDelete: () => void;
  readonly onClose: () => void;
  /** Closes it and returns the focus. */
  readonly onDone: () => void;
}

interface Item {
  readonly Icon: ComponentType<{ size: number; "aria-hidden": true }>;
  readonly label: string;
  readonly act: () => void;
}

export function ViewMenu(props: ViewMenuProps) {
  const { opener, view, isOwn, onRename, onShare, onDuplicate, onCopyLink, onDelete, onClose, onDone } = props;
  const members = useTeamMembers().data;
  const list = useRef<HTMLDivElement>(null);
  const owner = members?.find(({ id }) => id === view.owner);
  const items: readonly Item[] = [
    ...(isOwn ? [{ Icon: IconPencil, label: messages.renameItem, act: onRename }] : []),
    ...(isOwn && view.isShared ? [{ Icon: IconLock, label: messages.unshare, act: onShare }] : []),
    ...(isOwn && !view.isShared ? [{ Icon: IconUsers, label: messages.share, act: onShare }] : []),
    { Icon: IconCopy, label: messages.duplicate, act: onDuplicate },
    { Icon: IconLink, label: messages.copyLink, act: onCopyLink },
    ...(isOwn ? [{ Icon: IconTrash, label: messages.delete, act: onDelete }] : []),
  ];

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(index + step + buttons.length) % buttons.length]?.focus();
  }

  return (
    <AnchoredPopover
      opener={opener}
      label={messages.options(view.name)}
      width={230}
      position="bottom-start"
      onClose={onClose}
    >
      {!isOwn && owner !== undefined && (
        <Text size="xs" c="dimmed" mb={6}>
          {messages.sharedBy(owner.name)}
        </Text>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons in it */}
      <div
        ref={list}
        className={options.list}
        role="group"
        aria-label={messages.options(view.name)}
        onKeyDown={onKeyDown}
      >
        {items.map(({ Icon, label, act }, index) => (
          <button
            key={label}
            type="button"
            className={options.option}
            {...OWN_ESCAPE}
            data-autofocus={index === 0 || undefined}
            onClick={() => {
              if (act !== onRename) onDone();
              act();
            }}
          >
            <Icon size={15} aria-hidden />
            {label}
          </button>
        ))}
      </div>
    </AnchoredPopover>
  );
}
