/** A text that one screen hands to another, in memory only: neither the URL nor the browser's history keeps it. */

type Receiver = (text: string) => void;

let pending: string | null = null;
let receiver: Receiver | null = null;

export function handText(text: string): void {
  if (receiver === null) pending = text;
  else receiver(text);
}

/** Receives the text that waits, and later ones. Returns the unsubscribe function. */
export function onHandedText(next: Receiver): () => void {
  receiver = next;
  if (pending !== null) {
    const text = pending;
    pending = null;
    next(text);
  }
  return () => {
    if (receiver === next) receiver = null;
  };
}
