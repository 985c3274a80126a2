import { useState } from "react";

/**
 * A text of a form. While the user has not edited it, it follows the saved value; `hasConflict` while a colleague has saved another
 * text than the user's.
 */
export function useEditedText(saved: string) {
  const [text, setText] = useState(saved);
  /** The saved value that editing started from. */
  const [base, setBase] = useState(saved);
  const hasConflict = saved !== base && text !== base && text !== saved;
  if (saved !== base && !hasConflict) showSaved();

  function showSaved() {
    setBase(saved);
    setText(saved);
  }

  return { text, setText, hasConflict, showSaved };
}
