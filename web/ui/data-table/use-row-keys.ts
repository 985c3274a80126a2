import { useEffect, useEffectEvent, useState } from "react";

interface RowKeysOptions {
  /** In the shown order. */
  readonly ids: readonly string[];
  /** While a popover of a row opens. */
  readonly isPaused: boolean;
  /** By key: what it does with the current row. */
  readonly actions: Readonly<Record<string, (id: string, row: HTMLElement | null) => void>>;
  /** A range from the last selected row to this one. */
  readonly onRange: (id: string) => void;
  readonly onSelectAll: () => void;
  /** `?` */
  readonly onHelp: () => void;
  /** `f` */
  readonly onFilter: () => void;
  readonly onEscape: () => void;
}

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };
const FIELD = "input:not([type=checkbox]), textarea, select, [contenteditable]";
const OVERLAY = "[role=dialog], [role=menu], [role=listbox]";
/** While a panel moves out of view, keys are for the table again. */
const OPEN_MODAL = "[role=dialog][aria-modal=true]:not([data-closing])";

/** Keys of a table: `j` and `k` move the current row. Never while the user types, and not in dialogs and menus. */
export function useRowKeys({
  ids,
  isPaused,
  actions,
  onRange,
  onSelectAll,
  onHelp,
  onFilter,
  onEscape,
}: RowKeysOptions) {
  const [currentId, setCurrentId] = useState<string | null>(null);
  const index = currentId === null ? -1 : ids.indexOf(currentId);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey, altKey } = event;
    if (isPaused || event.defaultPrevented || altKey || isElsewhere(event)) return;
    if (event.ctrlKey || event.metaKey) {
      if (key.toLowerCase() === "a" && !shiftKey && isAtTable(event)) run(event, onSelectAll);
      return;
    }
    const step = STEPS[key];
    if (step !== undefined) {
      const isArrow = key.startsWith("Arrow");
      if ((isArrow && !isAtTable(event)) || (shiftKey && !isArrow)) return;
      const next = ids[index === -1 ? 0 : Math.min(Math.max(index + step, 0), ids.length - 1)];
      if (next === undefined) return;
      run(event, () => {
        if (shiftKey) onRange(next);
        setCurrentId(next);
      });
      return;
    }
    if (key === "?") return run(event, onHelp);
    if (key === "f") return run(event, onFilter);
    if (key === "Escape") return onEscape();
    const action = actions[key];
    // Enter and the space bar belong to the focused button or link.
    if (
      action === undefined ||
      index === -1 ||
      currentId === null ||
      shiftKey ||
      (key === "Enter" && isControl(event))
    ) {
      return;
    }
    run(event, () => action(currentId, rowOf(currentId)));
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
  return { currentId: index === -1 ? null : currentId, setCurrentId };
}

/** The row's element; null while it is scrolled out of view. */
export function rowOf(id: string): HTMLElement | null {
  return document.querySelector(`[data-row-id="${CSS.escape(id)}"]`);
}

export function isInRow(element: Element | null): boolean {
  return element?.closest("[data-row-id]") != null;
}

function run(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  act();
}

function isElsewhere({ target }: KeyboardEvent): boolean {
  if (document.querySelector(OPEN_MODAL) !== null) return true;
  return target instanceof Element && (target.closest(FIELD) !== null || target.closest(OVERLAY) !== null);
}

/** The focus is in a table, or nowhere. */
function isAtTable({ target }: KeyboardEvent): boolean {
  return target === document.body || (target instanceof Element && target.closest("[data-table]") !== null);
}

function isControl({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest("a, button, input") !== null;
}
