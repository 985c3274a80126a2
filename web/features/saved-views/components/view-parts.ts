/** What loads as one when the filter, a view's options or "Save as view…" is opened. */
export { FilterPopover } from "./filter-popover.tsx";
export { SavePopover } from "./save-popover.tsx";
export { ViewMenu } from "./view-menu.tsx";
