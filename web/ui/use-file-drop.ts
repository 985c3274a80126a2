import { useEffect, useEffectEvent, useState } from "react";

/** The component that was mounted last takes the files, such as a drawer above a screen. */
const takers: symbol[] = [];

/** Takes files that are dropped anywhere in the window. Returns whether one is being dragged over it. */
export function useFileDrop(onDrop: (file: File, ...others: readonly File[]) => void): boolean {
  const [isDragged, setDragged] = useState(false);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const taker = Symbol();
    takers.push(taker);
    const hasFile = ({ dataTransfer }: DragEvent) =>
      takers.at(-1) === taker && dataTransfer?.types.includes("Files") === true;
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
      const [file, ...others] = hasFile(event) ? (event.dataTransfer?.files ?? []) : [];
      if (file === undefined) return;
      event.preventDefault();
      drop(file, ...others);
    };
    window.addEventListener("dragenter", onDragOver);
    window.addEventListener("dragover", onDragOver);
    window.addEventListener("dragleave", onDragLeave);
    window.addEventListener("drop", onDropped);
    return () => {
      takers.splice(takers.indexOf(taker), 1);
      window.removeEventListener("dragenter", onDragOver);
      window.removeEventListener("dragover", onDragOver);
      window.removeEventListener("dragleave", onDragLeave);
      window.removeEventListener("drop", onDropped);
    };
  }, []);
  return isDragged;
}
