/** What loads as one when a value is edited or the panel is opened. */
export { BulkBar } from "./bulk-bar.tsx";
export { EntryPanel } from "./entry-panel.tsx";
export { EntryPopover } from "./entry-popover.tsx";
export { KeysPopover } from "./keys-popover.tsx";
