import { DropOverlay } from "#web/ui/drop-overlay.tsx";
import { useFileDrop } from "#web/ui/use-file-drop.ts";
import { documentsMessages as messages } from "../messages.ts";

/** Takes files that are dropped anywhere on the screen. */
export function DropAnywhere({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const isDragged = useFileDrop((...files) => onFiles(files));
  return isDragged ? <DropOverlay title={messages.dropTitle} hint={messages.dropHint} /> : null;
}
