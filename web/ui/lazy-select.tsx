import { ComboboxChevron, ComboboxClearButton, InputBase } from "@mantine/core";
import { useRef, useState } from "react";
import { loadPart } from "#web/lib/chunk.ts";
import { holdKey } from "./held-keys.ts";
import type { LazySelectProps, OpenedSelect, OpenedSelectProps } from "./opened-select.tsx";

const CLOSED = { role: "combobox", "aria-haspopup": "listbox", "aria-expanded": false, autoComplete: "off" } as const;

/** Null until a list is first used, or about to be. */
let Opened: typeof OpenedSelect | null = null;

async function load(): Promise<void> {
  Opened ??= (await loadPart(() => import("./opened-select.tsx"))).OpenedSelect;
}

// A failed preload is repeated, and reported, on use.
const preload = () => void load().catch(() => undefined);

/**
 * A searchable select. Looks the same before its list is loaded: when the field is hovered or focused. It is focused then, and
 * text typed until then is the search, and keys of a list are pressed in it.
 */
export function LazySelect(props: LazySelectProps) {
  const field = useRef<HTMLInputElement>(null);
  const keys = useRef<string[]>([]);
  const [used, setUsed] = useState<Pick<OpenedSelectProps, "isFocused" | "typed" | "keys"> | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  // The screen's error boundary shows it.
  if (error !== null) throw error;
  if (used !== null && Opened !== null) return <Opened {...props} {...used} />;
  const { value, onChange, clearable, clearButtonProps, rightSection } = props;

  async function use() {
    try {
      await load();
      const element = field.current;
      const text = element?.value ?? labelOf(props);
      setUsed({
        isFocused: element === document.activeElement,
        typed: text === labelOf(props) ? null : text,
        keys: keys.current,
      });
    } catch (failure) {
      setError(failure);
    }
  }

  const ownSection =
    clearable === true && value !== null ? (
      <ComboboxClearButton {...clearButtonProps} onClear={() => onChange(null)} />
    ) : (
      <ComboboxChevron size={props.size ?? "sm"} />
    );
  return (
    <InputBase
      {...inputPropsOf(props)}
      ref={field}
      {...CLOSED}
      value={typed ?? labelOf(props)}
      rightSection={rightSection ?? ownSection}
      rightSectionPointerEvents={rightSection === undefined && value !== null ? "all" : "none"}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        props.onSearchChange?.(currentTarget.value);
      }}
      onKeyDown={(event) => holdKey(event, keys.current)}
      onPointerEnter={preload}
      onFocus={() => void use()}
      onClick={() => void use()}
    />
  );
}

function labelOf({ data, value }: LazySelectProps): string {
  return data.find((item) => item.value === value)?.label ?? "";
}

/** Without what an input does not know. */
function inputPropsOf({
  data: _data,
  value: _value,
  onChange: _onChange,
  clearable: _clearable,
  clearButtonProps: _clearButtonProps,
  rightSection: _rightSection,
  allowDeselect: _allowDeselect,
  nothingFoundMessage: _nothingFoundMessage,
  filter: _filter,
  searchValue: _searchValue,
  onSearchChange: _onSearchChange,
  onDropdownOpen: _onDropdownOpen,
  onDropdownClose: _onDropdownClose,
  ...props
}: LazySelectProps) {
  return props;
}
