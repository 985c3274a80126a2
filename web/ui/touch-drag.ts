/** Dragging by long press. Browsers differ in how, and whether, they start HTML drag and drop by touch. */

import { useSyncExternalStore } from "react";

type Dragged = Readonly<Record<string, unknown>>;

interface TouchTarget {
  readonly onEnter: (dragged: Dragged) => void;
  readonly onLeave: () => void;
  readonly onDrop: (dragged: Dragged) => void;
}

interface Drag {
  readonly data: Dragged;
  readonly touchId: number;
  readonly preview: HTMLElement;
  /** From the preview's corner to the finger. */
  readonly offset: Point;
  target: TouchTarget | null;
  finger: Point;
  frame: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const LONG_PRESS_MS = 350;
/** A finger that moves further before that scrolls. */
const SLOP_PX = 10;
/** Near the edge of what scrolls, in each frame. */
const EDGE_PX = 48;
const SCROLL_PX = 9;

const targets = new Map<Element, TouchTarget>();
const listeners = new Set<() => void>();
let current: Drag | null = null;

/** Whether something is dragged by touch. */
export function useIsTouchDragging(): boolean {
  return useSyncExternalStore(subscribe, () => current !== null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function touchTarget(element: Element, target: TouchTarget): () => void {
  targets.set(element, target);
  return () => {
    targets.delete(element);
    if (current?.target === target) current.target = null;
  };
}

interface TouchSource {
  readonly getData: () => Dragged;
  readonly onStart: () => void;
  readonly onEnd: () => void;
  /** The finger was lifted where it was. */
  readonly onHold: () => void;
}

export function touchDraggable(element: HTMLElement, source: TouchSource): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: Point = { x: 0, y: 0 };

  function onTouchStart(event: TouchEvent) {
    clearTimeout(timer);
    const [touch] = event.touches;
    if (touch === undefined || event.touches.length > 1 || current !== null) return;
    start = pointOf(touch);
    const { identifier } = touch;
    const pressed = event.target;
    timer = setTimeout(() => begin(element, pressed, source, identifier, start), LONG_PRESS_MS);
  }
  function onTouchMove(event: TouchEvent) {
    const [touch] = event.touches;
    if (current === null && touch !== undefined && distance(pointOf(touch), start) > SLOP_PX) clearTimeout(timer);
  }
  const cancel = () => clearTimeout(timer);
  const onContextMenu = (event: Event) => {
    if (current !== null) event.preventDefault();
  };

  element.addEventListener("touchstart", onTouchStart, { passive: true });
  // Not passive: only then can the drag prevent scrolling.
  element.addEventListener("touchmove", onTouchMove, { passive: false });
  element.addEventListener("touchend", cancel);
  element.addEventListener("touchcancel", cancel);
  element.addEventListener("contextmenu", onContextMenu);
  return () => {
    clearTimeout(timer);
    element.removeEventListener("touchstart", onTouchStart);
    element.removeEventListener("touchmove", onTouchMove);
    element.removeEventListener("touchend", cancel);
    element.removeEventListener("touchcancel", cancel);
    element.removeEventListener("contextmenu", onContextMenu);
  };
}

/** Listens to the pressed element itself: a list that scrolls may remove it, and its touch events then reach nothing else. */
function begin(
  element: HTMLElement,
  pressed: EventTarget | null,
  source: TouchSource,
  touchId: number,
  finger: Point,
): void {
  if (pressed === null) return;
  const box = element.getBoundingClientRect();
  const preview = element.cloneNode(true) as HTMLElement;
  preview.removeAttribute("data-card");
  preview.inert = true;
  Object.assign(preview.style, {
    position: "fixed",
    inset: "0 auto auto 0",
    width: `${box.width}px`,
    margin: "0",
    zIndex: "1000",
    pointerEvents: "none",
    boxShadow: "var(--mantine-shadow-md)",
  });
  document.body.append(preview);
  const drag: Drag = {
    data: source.getData(),
    touchId,
    preview,
    offset: { x: finger.x - box.left, y: finger.y - box.top },
    target: null,
    finger,
    frame: 0,
  };
  current = drag;
  navigator.vibrate?.(10);
  source.onStart();
  notify();
  follow(drag);

  const end = (isDropped: boolean) => {
    cancelAnimationFrame(drag.frame);
    pressed.removeEventListener("touchmove", onMove);
    pressed.removeEventListener("touchend", onEnd);
    pressed.removeEventListener("touchcancel", onCancel);
    preview.remove();
    const { target } = drag;
    current = null;
    target?.onLeave();
    source.onEnd();
    notify();
    if (!isDropped) return;
    if (distance(drag.finger, finger) <= SLOP_PX) source.onHold();
    else target?.onDrop(drag.data);
  };
  const onMove = (event: Event) => {
    const touch = touchOf(event, touchId);
    if (touch === null) return;
    event.preventDefault();
    drag.finger = pointOf(touch);
  };
  const onEnd = (event: Event) => {
    const touch = touchOf(event, touchId);
    if (touch === null) return;
    // Otherwise a click follows.
    event.preventDefault();
    drag.finger = pointOf(touch);
    place(drag);
    end(true);
  };
  const onCancel = () => end(false);
  pressed.addEventListener("touchmove", onMove, { passive: false });
  pressed.addEventListener("touchend", onEnd, { passive: false });
  pressed.addEventListener("touchcancel", onCancel);
}

/** In each frame: what is below a finger that rests changes while the board scrolls. */
function follow(drag: Drag): void {
  place(drag);
  scrollAt(drag.finger);
  drag.frame = requestAnimationFrame(() => follow(drag));
}

function place(drag: Drag): void {
  const { finger, offset, preview, data } = drag;
  preview.style.transform = `translate(${finger.x - offset.x}px, ${finger.y - offset.y}px) rotate(1.5deg)`;
  const target = targetAt(finger);
  if (target === drag.target) return;
  drag.target?.onLeave();
  drag.target = target;
  target?.onEnter(data);
}

function targetAt({ x, y }: Point): TouchTarget | null {
  for (let element = document.elementFromPoint(x, y); element !== null; element = element.parentElement) {
    const target = targets.get(element);
    if (target !== undefined) return target;
  }
  return null;
}

/** Scrolls what is below a finger near its edges, but not the page. */
function scrollAt({ x, y }: Point): void {
  for (let element = document.elementFromPoint(x, y); element !== null; element = element.parentElement) {
    if (element === document.documentElement || element === document.body) return;
    const { overflowX, overflowY } = getComputedStyle(element);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (overflowX === "auto" || overflowX === "scroll") element.scrollLeft += edge(x, left, right);
    if (overflowY === "auto" || overflowY === "scroll") element.scrollTop += edge(y, top, bottom);
  }
}

function edge(at: number, start: number, end: number): number {
  if (at < start + EDGE_PX) return -SCROLL_PX;
  return at > end - EDGE_PX ? SCROLL_PX : 0;
}

function touchOf(event: Event, id: number): Touch | null {
  return [...(event as TouchEvent).changedTouches].find(({ identifier }) => identifier === id) ?? null;
}

function pointOf({ clientX, clientY }: Touch): Point {
  return { x: clientX, y: clientY };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function notify(): void {
  for (const listener of listeners) listener();
}
