import { ActionIcon, Kbd, UnstyledButton } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { loadPart } from "#web/lib/chunk.ts";
import classes from "./search-slot.module.css";

const loadPalette = () =>
  loadPart(async () => ({ default: (await import("#web/features/palette/components/palette.tsx")).Palette }));
const Palette = lazy(loadPalette);
// A failed preload is repeated, and reported, on opening.
const preload = () => void loadPalette().catch(() => undefined);

const LABEL = "Search everything";
const IS_APPLE = /^(?:Mac|iP)/.test(navigator.platform);
const SHORTCUT = { "aria-keyshortcuts": IS_APPLE ? "Meta+K /" : "Control+K /" };

/** Shared by the buttons of the header and the navigation. */
let state = { isOpen: false, wasOpened: false, text: "" };
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const current = () => state;
function setOpen(isOpen: boolean, text = ""): void {
  state = { isOpen, wasOpened: state.wasOpened || isOpen, text };
  for (const listener of listeners) listener();
}

/** Opens the palette with a text. */
export function openSearch(text: string): void {
  setOpen(true, text);
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
      onClick={() => setOpen(true)}
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
      onClick={() => setOpen(true)}
    >
      <IconSearch size={18} />
    </ActionIcon>
  );
}

/** The palette, loaded when it is first opened, and its keys: Ctrl/Cmd+K everywhere, "/" outside of fields and dialogs. */
export function SearchSlot() {
  const { isOpen, wasOpened, text } = useSyncExternalStore(subscribe, current);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing) return;
      const isCommand =
        (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "k";
      const isSlash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !isInUse(event.target);
      if (!isCommand && !isSlash) return;
      event.preventDefault();
      setOpen(isSlash || !state.isOpen);
    }
    window.addEventListener("keydown", onKeyDown);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
      setOpen(false);
    };
  }, []);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <Palette isOpen={isOpen} initialText={text} onClose={() => setOpen(false)} />
    </Suspense>
  );
}

function isInUse(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest('input, textarea, select, [role="dialog"], [role="menu"], [role="listbox"]') !== null
  );
}
