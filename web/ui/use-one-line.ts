import { type ChangeEvent, type ClipboardEvent, useState } from "react";

/** How much of a long text the field shows. */
const SHOWN_LENGTH = 200;

/** A field of one line that keeps a long pasted text with its line breaks, which the browser would drop. */
export function useOneLine(initial = "") {
  const [text, setText] = useState(initial);
  return {
    text,
    setText,
    fieldProps: {
      value: text.slice(0, SHOWN_LENGTH).replaceAll(/[\r\n]+/g, " "),
      onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.currentTarget.value),
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
        const pasted = event.clipboardData.getData("text/plain");
        if (pasted.trim().length <= SHOWN_LENGTH) return;
        event.preventDefault();
        setText(pasted);
      },
    },
  };
}
