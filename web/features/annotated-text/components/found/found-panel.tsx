import { Button, Card, Text } from "@mantine/core";
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { DatabaseNames } from "#domain/text/dictionary-entries.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { TextSpan } from "#web/ui/text-offsets.ts";
import { VirtualList } from "#web/ui/virtual-list.tsx";
import { foundMessages as messages } from "../../found/found-messages.ts";
import { type FoundRow, foundRows, hasCareer, summarizeEntries } from "../../found/rows.ts";
import type { CompanyActions } from "../../found/use-company-actions.ts";
import type { NameActions } from "../../found/use-name-actions.ts";
import { useRowActions } from "../../found/use-row-actions.ts";
import { useRowFocus } from "../../found/use-row-focus.ts";
import { useUnknownNames } from "../../found/use-unknown-names.ts";
import type { OnAddTo } from "../../on-add-to.ts";
import type { TextView } from "../../text-view.ts";
import type { CompanyLookup } from "../../use-annotated-text.ts";
import type { AnalyzedText } from "../../worker-messages.ts";
import { EntryRow } from "./entry-row.tsx";
import { FoundHeader } from "./found-header.tsx";
import classes from "./found-panel.module.css";
import { NameChooser } from "./name-chooser.tsx";
import { SquadChooser } from "./squad-chooser.tsx";
import { UnknownRow } from "./unknown-row.tsx";

export interface FoundPanelProps {
  readonly analyzed: AnalyzedText;
  readonly names: DatabaseNames | undefined;
  readonly companyOf: CompanyLookup;
  readonly areFactsLoading: boolean;
  readonly actions: NameActions;
  readonly companyActions: CompanyActions;
  readonly view: TextView;
  readonly onView: (view: TextView) => void;
  /** Shows a part of the text. */
  readonly onShow: (span: TextSpan) => void;
  /** Whether the panel takes the focus when it opens. */
  readonly wantsFocus: () => boolean;
  readonly onAddTo: OnAddTo;
}

const ROW_HEIGHT_PX = 58;

/** What was found in the text, what is in no list, and what can be done with each name. */
export function FoundPanel(props: FoundPanelProps) {
  const { analyzed, names, areFactsLoading, actions, companyActions, view, onView, onShow } = props;
  const { annotation } = analyzed;
  const unknown = useUnknownNames(analyzed, actions.handled);
  const entries = useMemo(() => summarizeEntries(annotation), [annotation]);
  const hasRoles = hasCareer(analyzed);
  const isCareerOnly = hasRoles && view.isCareerOnly;
  const rows = useMemo(() => foundRows({ unknown, entries, isCareerOnly }), [unknown, entries, isCareerOnly]);
  const focus = useRowFocus(rows);
  const { targetOf, actionsOf, chooser, closeChooser } = useRowActions({ ...props, focus });
  const panel = useRef<HTMLElement>(null);
  const [areKeysShown, showKeys] = useState(false);

  const isOpen = (row: FoundRow) => row.kind === "unknown" && !actions.handled.has(row.unknown.name);
  const openSchools = unknown.filter(({ kind, name }) => kind === "university" && !actions.handled.has(name));

  /** From the start again after the last one. */
  function focusNextUnknown() {
    if (focus.move(1, isOpen)) return;
    const first = rows.find(isOpen);
    if (first !== undefined) focus.focusRow(first.key);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isTyping(event.nativeEvent)) return;
    const row = rows[focus.currentIndex ?? -1];
    const action = row && actionsOf(row).find(({ letter }) => letter === event.key);
    if (event.key === "j" || event.key === "ArrowDown") focus.move(1);
    else if (event.key === "k" || event.key === "ArrowUp") focus.move(-1);
    else if (event.key === "z") actions.undoLast();
    else if (event.key === "?") showKeys((areShown) => !areShown);
    else if (action !== undefined) action.run();
    else return;
    event.preventDefault();
  }

  const onWindowKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== "n" || event.defaultPrevented || isTyping(event) || isInDialog(event)) return;
    event.preventDefault();
    focusNextUnknown();
  });
  const takeFocus = useEffectEvent(() => {
    if (!props.wantsFocus()) return;
    const first = rows.find(isOpen) ?? rows.find(({ kind }) => kind !== "heading");
    if (first === undefined) return;
    panel.current?.scrollIntoView({ block: "start" });
    focus.focusRow(first.key);
  });
  useEffect(() => {
    takeFocus();
    window.addEventListener("keydown", onWindowKey);
    return () => window.removeEventListener("keydown", onWindowKey);
  }, []);

  function renderRow(row: FoundRow) {
    if (row.kind === "heading") return renderHeading(row);
    const { key } = row;
    const span = row.kind === "unknown" ? row.unknown : row.summary;
    const target = targetOf(row);
    const common = {
      isCurrent: key === rows[focus.tabStop]?.key && (key === focus.currentKey || focus.currentIndex === null),
      buttonRef: focus.buttonRef(key),
      onShow: () => {
        focus.setCurrentKey(key);
        onShow(span);
      },
      actions: key === focus.currentKey ? actionsOf(row) : [],
      chooser: chooser?.key === key ? renderChooser(row) : null,
      company: target.company,
      fetch: companyActions.fetches.get(target.name),
      areFactsLoading,
    };
    return row.kind === "entry" ? (
      <EntryRow {...common} summary={row.summary} hasRoles={hasRoles} />
    ) : (
      <UnknownRow
        {...common}
        unknown={row.unknown}
        text={annotation.text}
        handledAs={actions.handled.get(row.unknown.name)}
        onSimilar={(of) => void actions.addOtherName(row.unknown.name, of)}
      />
    );
  }

  function renderHeading({ group, count }: Extract<FoundRow, { kind: "heading" }>) {
    const open = group === "unknown" ? rows.filter(isOpen).length : count;
    return (
      <div className={classes.heading}>
        <Text component="h3" size="xs" fw={600} c="dimmed">
          {messages.group(group, open)}
        </Text>
        {group === "unknown" && openSchools.length > 0 && (
          <Button
            variant="subtle"
            size="compact-xs"
            onClick={() => void actions.addUniversities(openSchools.map(({ name }) => name))}
          >
            {messages.addAllSchools(openSchools.length)}
          </Button>
        )}
      </div>
    );
  }

  function renderChooser(row: FoundRow) {
    const target = targetOf(row);
    return chooser?.kind === "hotlist" ? (
      <SquadChooser
        name={target.name}
        onClose={closeChooser}
        onMore={(opener) => props.onAddTo({ name: target.name, url: target.company?.url ?? null }, opener)}
        onChoose={(squad, priority) => {
          closeChooser();
          void companyActions.addToHotlist(target, squad, priority);
        }}
      />
    ) : (
      <NameChooser
        otherName={target.name}
        similar={row.kind === "unknown" ? row.unknown.similar : []}
        names={names}
        onClose={closeChooser}
        onChoose={(of) => {
          closeChooser();
          void actions.addOtherName(target.name, of);
        }}
      />
    );
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the rows in it
    <Card
      ref={panel}
      component="section"
      aria-label={messages.title}
      padding={0}
      className={classes.panel}
      onKeyDown={onKeyDown}
    >
      <FoundHeader analysis={annotation.analysis} {...{ hasRoles, view, onView, areKeysShown }} onKeys={showKeys} />
      {rows.length === 0 ? (
        <div className={classes.empty}>
          <EmptyState title={messages.nothing}>
            {isCareerOnly ? messages.nothingInCareer : messages.nothingReason}
          </EmptyState>
        </div>
      ) : (
        <VirtualList
          label={messages.list}
          items={rows}
          itemKey={({ key }) => key}
          itemHeight={ROW_HEIGHT_PX}
          maxHeight="var(--found-height, 26rem)"
          shownIndex={focus.currentIndex}
          isPlain
          renderItem={renderRow}
        />
      )}
    </Card>
  );
}

/** Letters and shortcuts belong to fields and to the browser. */
function isTyping({ target, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent): boolean {
  const isField = target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
  return isField || ctrlKey || metaKey || altKey;
}

function isInDialog({ target }: globalThis.KeyboardEvent): boolean {
  return target instanceof Element && target.closest("[role=dialog], [role=menu], [role=listbox]") !== null;
}
