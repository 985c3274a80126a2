import { Button, Checkbox, Group, Input, Stack, TextInput } from "@mantine/core";
import { useId } from "@mantine/hooks";
import { type FormEvent, useState } from "react";
import { VIEW_NAME_MAX } from "#domain/views/view.ts";
import type { SavedView } from "#web/data/saved-view/queries.ts";
import { AnchoredPopover, OWN_ESCAPE } from "#web/ui/anchored-popover.tsx";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { viewMessages as messages } from "../messages.ts";
import type { ViewActions } from "../use-view-actions.ts";

interface SavePopoverProps {
  readonly opener: HTMLElement;
  /** The view to rename; null saves a new one. */
  readonly renamed: SavedView | null;
  readonly isOfHotlist: boolean;
  readonly onCreate: ViewActions["create"];
  readonly onRename: ViewActions["rename"];
  readonly onClose: () => void;
  /** Closes it and returns the focus. */
  readonly onDone: () => void;
}

const AUDIENCES = [
  { value: "mine", label: messages.onlyMe },
  { value: "team", label: messages.team },
];

/** Names a view: a new one, or one that exists. */
export function SavePopover(props: SavePopoverProps) {
  const { opener, renamed, isOfHotlist, onCreate, onRename, onClose, onDone } = props;
  const [name, setName] = useState(renamed?.name ?? "");
  const [isShared, setShared] = useState(false);
  const [isOnEveryHotlist, setOnEveryHotlist] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const whoId = useId();
  const title = renamed === null ? messages.saveAs.replace("…", "") : messages.renameTitle(renamed.name);

  async function save(event: FormEvent) {
    event.preventDefault();
    const typed = name.trim();
    setMissing(typed === "");
    if (typed === "" || isBusy) return;
    setBusy(true);
    const isDone =
      renamed === null ? await onCreate({ name: typed, isShared, isOnEveryHotlist }) : await onRename(renamed, typed);
    setBusy(false);
    if (isDone) onDone();
  }

  return (
    <AnchoredPopover opener={opener} label={title} width={288} position="bottom-start" onClose={onClose}>
      <form onSubmit={(event) => void save(event)}>
        <Stack gap="sm">
          <TextInput
            {...OWN_ESCAPE}
            data-autofocus
            size="xs"
            label={messages.name}
            placeholder={messages.nameHint}
            maxLength={VIEW_NAME_MAX}
            value={name}
            error={isMissing ? messages.nameMissing : undefined}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setMissing(false);
            }}
          />
          {renamed === null && (
            <div>
              <Input.Label id={whoId} component="div" size="xs" mb={4}>
                {messages.who}
              </Input.Label>
              <SegmentedControl
                {...OWN_ESCAPE}
                fullWidth
                size="xs"
                aria-labelledby={whoId}
                data={AUDIENCES}
                value={isShared ? "team" : "mine"}
                onChange={(audience) => setShared(audience === "team")}
              />
            </div>
          )}
          {renamed === null && isOfHotlist && (
            <Checkbox
              {...OWN_ESCAPE}
              size="xs"
              label={messages.onEveryHotlist}
              checked={isOnEveryHotlist}
              onChange={(event) => setOnEveryHotlist(event.currentTarget.checked)}
            />
          )}
          <Group justify="flex-end">
            <Button {...OWN_ESCAPE} type="submit" size="xs" loading={isBusy}>
              {renamed === null ? messages.create : messages.rename}
            </Button>
          </Group>
        </Stack>
      </form>
    </AnchoredPopover>
  );
}
