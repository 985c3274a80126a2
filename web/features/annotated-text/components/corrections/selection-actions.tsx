import { Button, Text } from "@mantine/core";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { DatabaseNames } from "#domain/text/dictionary-entries.ts";
import { spanOf } from "#web/ui/text-offsets.ts";
import { correctionMessages as messages } from "../../corrections/correction-messages.ts";
import { type SelectedName, selectedName } from "../../corrections/selected-name.ts";
import { foundMessages } from "../../found/found-messages.ts";
import type { NameActions } from "../../found/use-name-actions.ts";
import { NameChooser } from "../found/name-chooser.tsx";
import classes from "./corrections.module.css";

interface SelectionActionsProps {
  /** Contains the text and this toolbar; positioned. */
  readonly area: RefObject<HTMLElement | null>;
  /** The annotated text. */
  readonly text: string;
  readonly names: DatabaseNames | undefined;
  readonly actions: NameActions;
}

interface Selected {
  readonly result: SelectedName;
  /** Below the selection, in pixels within the area. */
  readonly left: number;
  readonly top: number;
}

const GAP_PX = 6;
const TOOLBAR_WIDTH_PX = 416;

/** Adds the words that the user selects in the text to a list. */
export function SelectionActions({ area, text, names, actions }: SelectionActionsProps) {
  const [selected, setSelected] = useState<Selected | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const toolbar = useRef<HTMLDivElement>(null);

  function close() {
    setSelected(null);
    setChoosing(false);
  }
  const isInToolbar = (target: EventTarget | null) => target instanceof Node && toolbar.current?.contains(target);
  const onSelected = useEffectEvent((event: Event) => {
    if (!isInToolbar(event.target)) setSelected(readSelection(area.current, text));
  });
  const onChanged = useEffectEvent(() => {
    const isCollapsed = document.getSelection()?.isCollapsed ?? true;
    if (isCollapsed && !isChoosing && !isInToolbar(document.activeElement)) close();
  });
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") close();
  });
  useEffect(() => {
    document.addEventListener("pointerup", onSelected);
    document.addEventListener("keyup", onSelected);
    document.addEventListener("selectionchange", onChanged);
    document.addEventListener("keydown", onEscape);
    return () => {
      document.removeEventListener("pointerup", onSelected);
      document.removeEventListener("keyup", onSelected);
      document.removeEventListener("selectionchange", onChanged);
      document.removeEventListener("keydown", onEscape);
    };
  }, []);

  if (selected === null) return null;
  const { result, left, top } = selected;
  return (
    <div ref={toolbar} className={classes.toolbar} style={{ left, top }} role="group" aria-label={messages.selection}>
      {result.ok ? (
        renderActions(result.name)
      ) : (
        <Text size="xs" role="status" className={classes.reason}>
          {messages.selectionReasons[result.reason]}
        </Text>
      )}
    </div>
  );

  function renderActions(name: string) {
    if (isChoosing) {
      return (
        <div className={classes.chooser}>
          <NameChooser
            otherName={name}
            similar={[]}
            names={names}
            onClose={close}
            onChoose={(of) => {
              close();
              void actions.addOtherName(name, of);
            }}
          />
        </div>
      );
    }
    const add = (run: () => Promise<boolean>) => () => {
      close();
      void run();
    };
    return (
      <>
        <Button size="compact-xs" variant="light" onClick={add(() => actions.addCompany(name))}>
          {foundMessages.addCompany}
        </Button>
        <Button size="compact-xs" variant="light" onClick={add(() => actions.addUniversities([name]))}>
          {foundMessages.addUniversity}
        </Button>
        <Button size="compact-xs" variant="light" onClick={() => setChoosing(true)}>
          {foundMessages.otherName}
        </Button>
      </>
    );
  }
}

/** Null where nothing of the text is selected that could be a name. */
function readSelection(area: HTMLElement | null, text: string): Selected | null {
  const selection = document.getSelection();
  if (area === null || selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!area.contains(range.commonAncestorContainer)) return null;
  const span = spanOf(range);
  if (span === null) return null;
  const result = selectedName(text.slice(span.start, span.end));
  if (result === null) return null;
  const around = area.getBoundingClientRect();
  const box = range.getBoundingClientRect();
  return {
    result,
    left: Math.max(0, Math.min(box.left - around.left, around.width - TOOLBAR_WIDTH_PX)),
    top: box.bottom - around.top + GAP_PX,
  };
}
