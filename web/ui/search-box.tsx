import { CloseButton, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";

const DEBOUNCE_MS = 180;

interface SearchBoxProps {
  /** Also the accessible name. */
  readonly placeholder: string;
  /** The current search. A change from outside (a cleared filter, "back") replaces the typed text. */
  readonly initialValue?: string;
  /** Debounced; immediate on Enter, Escape and the clear button. */
  readonly onSearch: (text: string) => void;
}

export function SearchBox({ placeholder, initialValue = "", onSearch }: SearchBoxProps) {
  const [text, setText] = useState(initialValue);
  const [sent, setSent] = useState(initialValue);
  const [outside, setOutside] = useState(initialValue);
  if (initialValue !== outside) {
    setOutside(initialValue);
    if (initialValue !== sent) {
      setSent(initialValue);
      setText(initialValue);
    }
  }
  const searchSoon = useDebouncedCallback(search, { delay: DEBOUNCE_MS });

  function search(next: string) {
    setSent(next);
    onSearch(next);
  }

  function searchNow(next: string) {
    setText(next);
    searchSoon.cancel();
    search(next);
  }

  return (
    <TextInput
      type="text"
      role="searchbox"
      aria-label={placeholder.replace(/\.+$/, "")}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      flex={1}
      miw={200}
      leftSection={<IconSearch size={16} />}
      rightSection={
        text === "" ? null : <CloseButton size="sm" aria-label="Clear search" onClick={() => searchNow("")} />
      }
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        searchSoon(value);
      }}
      // Otherwise a later search from outside could be replaced by this one.
      onBlur={() => searchSoon.flush()}
      onKeyDown={({ key }) => {
        if (key === "Enter") searchNow(text);
        if (key === "Escape" && text !== "") searchNow("");
      }}
    />
  );
}
