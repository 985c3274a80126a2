import { useEffect, useEffectEvent, useState } from "react";

/** Takes files that are dropped anywhere in the window. Returns whether one is being dragged over it. */
export function useFileDrop(onDrop: (file: File) => void): boolean {
  const [isDragged, setDragged] = useState(false);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") === true;
    const onDragOver = (event: DragEvent) => {
      if (!hasFile(event)) return;
      // Without it, the browser would open the file.
      event.preventDefault();
      setDragged(true);
    };
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      // It also fires between two elements of the page.
      if (relatedTarget === null) setDragged(false);
    };
    const onDropped = (event: DragEvent) => {
      setDragged(false);
      const file = event.dataTransfer?.files[0];
      if (file === undefined) return;
      event.preventDefault();
      drop(file);
    };
    window.addEventListener("dragenter", onDragOver);
    window.addEventListener("dragover", onDragOver);
    window.addEventListener("dragleave", onDragLeave);
    window.addEventListener("drop", onDropped);
    return () => {
      window.removeEventListener("dragenter", onDragOver);
      window.removeEventListener("dragover", onDragOver);
      window.removeEventListener("dragleave", onDragLeave);
      window.removeEventListener("drop", onDropped);
    };
  }, []);
  return isDragged;
}
