import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { MarkPopover } from "./mark-popover.tsx";

/** Renders the card of the highlight at an offset; `title` is its accessible name. */
export type RenderCard = (start: number) => { readonly title: string; readonly content: ReactNode } | null;

interface OpenCard {
  readonly start: number;
  /** The highlight's box within the area, in pixels. */
  readonly place: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

const OPEN_DELAY_MS = 180;
/** Time to move the pointer from the highlight into its card. */
const CLOSE_DELAY_MS = 220;

/**
 * One card for all highlights (`[data-mark]`) of an area: it opens on hover, tap and focus. Enter focuses the card, Escape
 * closes it.
 */
export function useMarkCard(renderCard: RenderCard | undefined) {
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);
  const mark = useRef<Element>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Opened by a click or the keyboard: it stays when the pointer leaves, or when a new result moves the highlight away from it. */
  const isPinned = useRef(false);
  const [open, setOpen] = useState<OpenCard | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  function later(delayMs: number, act: () => void) {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delayMs);
  }

  function show(element: Element, { pin }: { readonly pin: boolean }) {
    clearTimeout(timer.current);
    // A highlight may wrap: the card opens below its last line.
    const boxes = [...element.getClientRects()];
    const [box] = boxes;
    const bottom = boxes.at(-1)?.bottom ?? 0;
    const around = area.current?.getBoundingClientRect();
    if (box === undefined || around === undefined) return;
    isPinned.current = pin;
    mark.current?.removeAttribute("aria-expanded");
    mark.current = element;
    element.setAttribute("aria-expanded", "true");
    setOpen({
      start: Number(element.getAttribute("data-mark")),
      place: { left: box.left - around.left, top: box.top - around.top, width: box.width, height: bottom - box.top },
    });
  }

  function close() {
    clearTimeout(timer.current);
    isPinned.current = false;
    mark.current?.removeAttribute("aria-expanded");
    setOpen(null);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (open === null) return;
    if (event.key === "Escape") {
      if (dropdown.current?.contains(document.activeElement)) (mark.current as HTMLElement | null)?.focus();
      close();
    } else if ((event.key === "Enter" || event.key === " ") && markOf(event) !== null) {
      event.preventDefault();
      dropdown.current?.focus();
    }
  }

  function onPointerOver(event: PointerEvent) {
    const element = event.pointerType === "mouse" ? markOf(event) : null;
    if (element !== null)
      later(OPEN_DELAY_MS, () => show(element, { pin: isPinned.current && element === mark.current }));
    else if (dropdown.current?.contains(event.target as Node)) clearTimeout(timer.current);
  }

  const handlers = {
    ref: area,
    onPointerOver,
    onPointerOut: () => {
      if (isPinned.current) clearTimeout(timer.current);
      else later(CLOSE_DELAY_MS, close);
    },
    onClick: (event: MouseEvent) => {
      const element = markOf(event);
      if (element !== null) show(element, { pin: true });
    },
    onFocus: (event: FocusEvent) => {
      const element = markOf(event);
      if (element !== null) show(element, { pin: true });
      else if (dropdown.current?.contains(event.target)) clearTimeout(timer.current);
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // Null: a new result replaced the highlight, or another window has the focus.
      if (relatedTarget !== null) later(CLOSE_DELAY_MS, close);
    },
    onKeyDown,
  };

  const drawn = open === null ? null : (renderCard?.(open.start) ?? null);
  const card = open !== null && drawn !== null && (
    <MarkPopover id={id} title={drawn.title} place={open.place} ref={dropdown} onClose={close}>
      {drawn.content}
    </MarkPopover>
  );
  return { area: renderCard === undefined ? {} : handlers, card };
}

function markOf({ target }: { target: EventTarget }): Element | null {
  return target instanceof Element ? target.closest("[data-mark]") : null;
}
