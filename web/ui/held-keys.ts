import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useRef } from "react";

const LIST_KEYS = new Set(["ArrowDown", "ArrowUp", "Enter"]);
/** A list without options gets its keys after this. */
const MAX_FRAMES = 60;

/** Keeps a key of a list that is not there yet; a form does not take it. */
export function holdKey(event: ReactKeyboardEvent, keys: string[]): void {
  if (!LIST_KEYS.has(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  keys.push(event.key);
}

/** Presses held keys in a field, one a frame, once its list has options. Returns the listener that holds what is pressed meanwhile. */
export function usePressedKeys(field: RefObject<HTMLElement | null>, keys: readonly string[]) {
  const waiting = useRef([...keys]);
  useEffect(() => {
    let framesLeft = MAX_FRAMES;
    function pressNext() {
      const [key] = waiting.current;
      if (field.current === null || key === undefined) return;
      framesLeft -= 1;
      if (framesLeft < 0 || hasOptions(field.current)) {
        waiting.current.shift();
        // The library reads the code.
        field.current.dispatchEvent(new KeyboardEvent("keydown", { key, code: key, bubbles: true, cancelable: true }));
      }
      frame = requestAnimationFrame(pressNext);
    }
    let frame = requestAnimationFrame(pressNext);
    return () => cancelAnimationFrame(frame);
  }, [field]);
  return (event: ReactKeyboardEvent) => {
    if (event.isTrusted && waiting.current.length > 0) holdKey(event, waiting.current);
  };
}

function hasOptions(field: HTMLElement): boolean {
  const list = document.getElementById(field.getAttribute("aria-controls") ?? "");
  return (list?.querySelector("[role='option']") ?? null) !== null;
}
