/** Dragging by pointer, as HTML drag and drop, and by long press (`touch-drag.ts`). */

import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { autoScrollForElements } from "@atlaskit/pragmatic-drag-and-drop-auto-scroll/element";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { touchDraggable, touchTarget } from "./touch-drag.ts";

type Dragged = Readonly<Record<string, unknown>>;

/** Whether the element is being dragged. `onHold`: a long press without a drag. */
export function useDraggable(element: RefObject<HTMLElement | null>, data: Dragged, onHold: () => void): boolean {
  const [isDragged, setDragged] = useState(false);
  const currentData = useEffectEvent(() => ({ ...data }));
  const hold = useEffectEvent(onHold);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    // Browsers that start HTML drag and drop by a long press would do so in addition.
    let isTouch = false;
    const onPointerDown = ({ pointerType }: PointerEvent) => {
      isTouch = pointerType === "touch";
    };
    current.addEventListener("pointerdown", onPointerDown);
    return combine(
      () => current.removeEventListener("pointerdown", onPointerDown),
      draggable({
        element: current,
        canDrag: () => !isTouch,
        getInitialData: () => currentData(),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      touchDraggable(current, {
        getData: () => currentData(),
        onStart: () => setDragged(true),
        onEnd: () => setDragged(false),
        onHold: () => hold(),
      }),
    );
  }, [element]);
  return isDragged;
}

interface DropTargetOptions {
  /** Scrolls while something is dragged near its edges. */
  readonly scroller?: RefObject<HTMLElement | null>;
  readonly onDrop: (dragged: Dragged) => void;
}

/** What is dragged over the element; null if nothing is. */
export function useDropTarget(
  element: RefObject<HTMLElement | null>,
  { scroller, onDrop }: DropTargetOptions,
): Dragged | null {
  const [over, setOver] = useState<Dragged | null>(null);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    if (element.current === null) return;
    return combine(
      dropTargetForElements({
        element: element.current,
        onDragEnter: ({ source }) => setOver(source.data),
        onDragLeave: () => setOver(null),
        onDrop: ({ source }) => {
          setOver(null);
          drop(source.data);
        },
      }),
      touchTarget(element.current, {
        onEnter: setOver,
        onLeave: () => setOver(null),
        onDrop: (data) => drop(data),
      }),
      scroller?.current == null ? () => undefined : autoScrollForElements({ element: scroller.current }),
    );
  }, [element, scroller]);
  return over;
}

/** Scrolls the element sideways and down while something is dragged near its edges. */
export function useAutoScroll(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (element.current !== null) return autoScrollForElements({ element: element.current });
  }, [element]);
}
