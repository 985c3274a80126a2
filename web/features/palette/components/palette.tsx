import { Kbd, Modal, Text } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useNavigate } from "react-router";
import { understand } from "#domain/search/understand.ts";
import { useSearch } from "#web/data/search/queries.ts";
import { handText } from "#web/lib/handed-text.ts";
import { paths } from "#web/paths.ts";
import { useOneLine } from "#web/ui/use-one-line.ts";
import { paletteMessages as messages } from "../messages.ts";
import type { PaletteCompany, PaletteRow } from "../rows.ts";
import { usePaced } from "../use-paced.ts";
import { useRows } from "../use-rows.ts";
import classes from "./palette.module.css";
import { PaletteRows } from "./palette-rows.tsx";

const DEBOUNCE_MS = 80;

interface PaletteProps {
  readonly isOpen: boolean;
  readonly initialText: string;
  /** Whether Enter was pressed while the palette loaded. */
  readonly isSubmitted: boolean;
  /** Called when the field can be typed into, and when it is gone. */
  readonly onField: (exists: boolean) => void;
  /** Adds a company to a hotlist, after the palette has closed. */
  readonly onAdd: (company: PaletteCompany) => void;
  readonly onClose: () => void;
}

/** Finds everything by name; opened by Ctrl/Cmd+K. */
export function Palette({ isOpen, onClose, ...body }: PaletteProps) {
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      size={640}
      yOffset="10vh"
      transitionProps={{ duration: 80 }}
      returnFocus={false}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={messages.label} radius="lg" className={classes.content}>
        <PaletteBody {...body} onClose={onClose} />
      </Modal.Content>
    </Modal.Root>
  );
}

/** Mounted while the palette is open: a closed one sends no request. */
function PaletteBody({ initialText, isSubmitted, onField, onAdd, onClose }: Omit<PaletteProps, "isOpen">) {
  const navigate = useNavigate();
  const listId = useId();
  const { text, fieldProps } = useOneLine(initialText);
  const [chosen, setChosen] = useState({ text: "", index: 0 });
  const intent = understand(text);
  const query = usePaced(intent.kind === "search" ? intent.query : "", DEBOUNCE_MS);
  const { hits, isCurrent, error } = useSearch(query);
  const isSettled = isCurrent && query === (intent.kind === "search" ? intent.query : "");
  const groups = useRows(text, intent.kind === "search" ? hits : [], analyze);
  const rows = groups.flatMap((group) => group.rows);
  const active = chosen.text === text ? Math.min(chosen.index, rows.length - 1) : 0;
  const waitingFor = useRef<{ readonly text: string; readonly what: "open" | "new tab" | "add" }>(
    isSubmitted ? { text: initialText, what: "open" } : null,
  );
  const field = useRef<HTMLInputElement>(null);
  const takeFocus = useEffectEvent(() => {
    field.current?.focus();
    field.current?.setSelectionRange(initialText.length, initialText.length);
    onField(true);
  });
  const leave = useEffectEvent(() => onField(false));
  useLayoutEffect(() => {
    takeFocus();
    return () => leave();
  }, []);

  function analyze(pasted: string) {
    handText(pasted);
    void navigate(paths.textAnalysis);
  }

  function open(row: PaletteRow, isNewTab: boolean) {
    if (row.to !== undefined && isNewTab) {
      window.open(row.to, "_blank", "noopener");
      return;
    }
    onClose();
    if (row.to === undefined) row.run?.();
    else void navigate(row.to);
  }

  function add(company: PaletteCompany) {
    onClose();
    onAdd(company);
  }

  // Enter before the hits have arrived is for the first of them.
  const openFirst = useEffectEvent(() => {
    const [first] = rows;
    const wanted = waitingFor.current;
    waitingFor.current = null;
    if (wanted?.text !== text || first === undefined) return;
    if (wanted.what !== "add") open(first, wanted.what === "new tab");
    else if (first.company !== undefined) add(first.company);
  });
  useEffect(() => {
    if (isSettled) openFirst();
  }, [isSettled]);

  const activeId = rows[active] === undefined ? undefined : `${listId}-${active}`;
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  function onKeyDown(event: KeyboardEvent) {
    const steps: Readonly<Record<string, number>> = { ArrowDown: active + 1, ArrowUp: active - 1 };
    const next = steps[event.key];
    if (next !== undefined && rows.length > 0) {
      event.preventDefault();
      setChosen({ text, index: (next + rows.length) % rows.length });
    } else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const row = rows[active];
      const isNewTab = event.ctrlKey || event.metaKey;
      const what = event.shiftKey ? "add" : isNewTab ? "new tab" : "open";
      if (!isSettled && active === 0) waitingFor.current = { text, what };
      else if (what !== "add" && row !== undefined) open(row, isNewTab);
      else if (row?.company !== undefined) add(row.company);
    }
  }

  return (
    <div className={classes.palette}>
      <div className={classes.field}>
        <IconSearch size={18} aria-hidden />
        <input
          ref={field}
          data-autofocus
          role="combobox"
          aria-label={messages.label}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          className={classes.input}
          placeholder={messages.placeholder}
          autoComplete="off"
          spellCheck={false}
          {...fieldProps}
          onKeyDown={onKeyDown}
        />
        <Kbd size="xs" visibleFrom="sm">
          Esc
        </Kbd>
      </div>
      <div id={listId} role="listbox" aria-label={messages.label} aria-busy={!isSettled} className={classes.list}>
        <PaletteRows
          {...{ groups, listId, active }}
          onOpen={(row, event: MouseEvent) => {
            if (row.to !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
            event.preventDefault();
            open(row, false);
          }}
          onPoint={(index) => setChosen({ text, index })}
          onAdd={add}
        />
      </div>
      {rows.length === 0 && isSettled && error === null && (
        <div className={classes.empty}>
          <Text fw={600}>{messages.nothing(query)}</Text>
          <Text size="sm" c="dimmed">
            {messages.nothingHint}
          </Text>
        </div>
      )}
      {error !== null && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)" className={classes.empty}>
          {messages.failed} {error.message}
        </Text>
      )}
      <div className={classes.foot}>
        <div role="status">{query !== "" && (isSettled ? messages.results(rows.length) : messages.searching)}</div>
        {rows[active]?.company !== undefined && (
          <span className={classes.hint}>
            <Kbd size="xs">{messages.addToKeys}</Kbd> {messages.addTo}
          </span>
        )}
      </div>
    </div>
  );
}
