import type { MouseEvent as ReactMouseEvent } from "react";

/** Put on the link or button of a row that a click anywhere in the row activates. */
export const OPENS_ROW = { "data-opens-row": "" } as const;

const OWN_CLICK = "a, button, input, select, label, [role='button']";

/** Clicks the row's link or button. Controls in the row keep their own click, and selected text stays selected. */
export function openRow(event: ReactMouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || !(target instanceof Element) || target.closest(OWN_CLICK) !== null) return;
  if (window.getSelection()?.isCollapsed === false) return;
  const opener = target.closest("tr, li")?.querySelector("[data-opens-row]");
  // With the same modifiers, so that Ctrl opens a link in a new tab.
  opener?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
