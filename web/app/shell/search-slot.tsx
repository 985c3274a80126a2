import { ActionIcon, Kbd, UnstyledButton } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { loadPart } from "#web/lib/chunk.ts";
import { useOneLine } from "#web/ui/use-one-line.ts";
import classes from "./search-slot.module.css";

const loadPalette = () => loadPart(async () => ({ default: (await import("./opened-search.tsx")).OpenedSearch }));
const OpenedSearch = lazy(loadPalette);
// A failed preload is repeated, and reported, on opening.
const preload = () => void loadPalette().catch(() => undefined);

const LABEL = "Search everything";
const IS_APPLE = /^(?:Mac|iP)/.test(navigator.platform);
const SHORTCUT = { "aria-keyshortcuts": IS_APPLE ? "Meta+K /" : "Control+K /" };

/** Shared by the buttons of the header and the navigation. */
let state = { isOpen: false, wasOpened: false, hasField: false, text: "", isSubmitted: false };
/** Focused before the palette opened. */
let origin: Element | null = null;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const current = () => state;
function change(values: Partial<typeof state>): void {
  state = { ...state, ...values };
  for (const listener of listeners) listener();
}

/** Opens the palette with a text. */
export function openSearch(text: string): void {
  if (!state.isOpen) origin = document.activeElement;
  change({ isOpen: true, wasOpened: true, text, isSubmitted: false });
}

function closeSearch(): void {
  if (!state.isOpen) return;
  change({ isOpen: false });
  returnFocus();
}

function returnFocus(): void {
  if (origin instanceof HTMLElement) origin.focus({ preventScroll: true });
}

/** For the navigation. */
export function SearchButton() {
  return (
    <UnstyledButton
      {...SHORTCUT}
      className={classes.button}
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => openSearch("")}
    >
      <IconSearch size={16} aria-hidden />
      <span className={classes.label}>{LABEL}</span>
      <Kbd size="xs" aria-hidden>
        {IS_APPLE ? "⌘ K" : "Ctrl K"}
      </Kbd>
    </UnstyledButton>
  );
}

/** For the header of narrow screens. */
export function SearchIcon() {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={LABEL}
      aria-haspopup="dialog"
      onClick={() => openSearch("")}
    >
      <IconSearch size={18} />
    </ActionIcon>
  );
}

/** The palette, loaded when it is first opened, and its keys: Ctrl/Cmd+K everywhere, "/" outside of fields and dialogs. */
export function SearchSlot() {
  const { isOpen, wasOpened, hasField, text, isSubmitted } = useSyncExternalStore(subscribe, current);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing) return;
      const isCommand =
        (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "k";
      const isSlash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !isInUse(event.target);
      if (!isCommand && !isSlash) return;
      event.preventDefault();
      if (state.isOpen) closeSearch();
      else openSearch("");
    }
    window.addEventListener("keydown", onKeyDown);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
      change({ isOpen: false });
    };
  }, []);
  return (
    <>
      {isOpen && !hasField && <EarlyField />}
      {wasOpened && (
        <Suspense>
          <OpenedSearch
            isOpen={isOpen}
            initialText={text}
            isSubmitted={isSubmitted}
            onField={(exists) => change({ hasField: exists })}
            onClose={closeSearch}
            onReturn={returnFocus}
          />
        </Suspense>
      )}
    </>
  );
}

/** Takes what is typed while the palette loads. */
function EarlyField() {
  const field = useRef<HTMLInputElement>(null);
  const { text, fieldProps } = useOneLine(state.text);
  useLayoutEffect(() => field.current?.focus(), []);
  useLayoutEffect(() => change({ text }), [text]);
  return (
    <input
      ref={field}
      className={classes.early}
      aria-label={LABEL}
      autoComplete="off"
      spellCheck={false}
      {...fieldProps}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === "Escape") closeSearch();
        if (key === "Enter" && !nativeEvent.isComposing) change({ isSubmitted: true });
      }}
    />
  );
}

function isInUse(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest('input, textarea, select, [role="dialog"], [role="menu"], [role="listbox"]') !== null
  );
}
