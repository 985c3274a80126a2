/** Dragging by pointer and by long press, as HTML drag and drop. */

import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { autoScrollForElements } from "@atlaskit/pragmatic-drag-and-drop-auto-scroll/element";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";

type Dragged = Readonly<Record<string, unknown>>;

/** Whether the element is being dragged. */
export function useDraggable(element: RefObject<HTMLElement | null>, data: Dragged): boolean {
  const [isDragged, setDragged] = useState(false);
  const currentData = useEffectEvent(() => ({ ...data }));
  useEffect(() => {
    if (element.current === null) return;
    return draggable({
      element: element.current,
      getInitialData: () => currentData(),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [element]);
  return isDragged;
}

interface DropTargetOptions {
  /** Scrolls while something is dragged near its edges. */
  readonly scroller: RefObject<HTMLElement | null>;
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
      scroller.current === null ? () => undefined : autoScrollForElements({ element: scroller.current }),
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
