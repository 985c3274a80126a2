import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import classes from "./annotated-text.module.css";
import { placeBeside } from "./place-beside.ts";

interface MarkPopoverProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly id: string;
  readonly title: string;
  /** The highlight's box within its positioned parent, in pixels. */
  readonly place: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  /** On a click outside. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The card beside a highlight. It is part of the text's code, so that it opens at once, and needs no positioning library. */
export function MarkPopover({ ref, id, title, place, onClose, children }: MarkPopoverProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const close = useEffectEvent(onClose);

  // After every render: the highlight, and so the place, may be another one.
  useLayoutEffect(() => follow(anchor.current, ref.current));

  useEffect(() => {
    const onPointerDown = ({ target }: Event) => {
      if (!ref.current?.contains(target as Node)) close();
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [ref]);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const isInView = entries.at(-1)?.isIntersecting !== false;
      if (ref.current !== null) ref.current.style.visibility = isInView ? "" : "hidden";
    });
    if (anchor.current !== null) observer.observe(anchor.current);
    return () => observer.disconnect();
  }, [ref]);

  return (
    <>
      <span ref={anchor} className={classes.anchor} style={place} aria-hidden />
      {createPortal(
        <div
          ref={ref}
          id={id}
          className={classes.card}
          role="dialog"
          aria-label={title}
          tabIndex={-1}
          data-print="hidden"
        >
          {children}
        </div>,
        document.body,
      )}
    </>
  );
}

/** Keeps the card beside its highlight while either moves or changes its size. */
function follow(anchor: Element | null, card: HTMLElement | null): (() => void) | undefined {
  if (anchor === null || card === null) return undefined;
  const position = () => {
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const { left, top } = placeBeside(anchor.getBoundingClientRect(), card.getBoundingClientRect(), { width, height });
    Object.assign(card.style, { left: `${left}px`, top: `${top}px` });
  };
  position();
  const sizes = new ResizeObserver(position);
  sizes.observe(card);
  window.addEventListener("scroll", position, { capture: true, passive: true });
  window.addEventListener("resize", position);
  return () => {
    sizes.disconnect();
    window.removeEventListener("scroll", position, { capture: true });
    window.removeEventListener("resize", position);
  };
}
