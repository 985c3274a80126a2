import { ComboboxChevron, ComboboxClearButton, InputBase } from "@mantine/core";
import { loadPart } from "#web/lib/chunk.ts";
import type { LazySelectProps } from "./opened-select.tsx";
import { useLazyField } from "./use-lazy-field.ts";

const load = async () => (await loadPart(() => import("./opened-select.tsx"))).OpenedSelect;

/**
 * A searchable select. Looks the same before its list is loaded: when the field is hovered or focused. It is focused then, and
 * text typed until then is the search, and keys of a list are pressed in it.
 */
export function LazySelect(props: LazySelectProps) {
  const { value, onChange, clearable, clearButtonProps, rightSection } = props;
  const { opened, inputProps } = useLazyField(load, labelOf(props), props.onSearchChange);
  if (opened !== null) return <opened.Opened {...props} {...opened.use} />;
  const ownSection =
    clearable === true && value !== null ? (
      <ComboboxClearButton {...clearButtonProps} onClear={() => onChange(null)} />
    ) : (
      <ComboboxChevron size={props.size ?? "sm"} />
    );
  return (
    <InputBase
      {...inputPropsOf(props)}
      {...inputProps}
      rightSection={rightSection ?? ownSection}
      rightSectionPointerEvents={rightSection === undefined && value !== null ? "all" : "none"}
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
