import { Select } from "@mantine/core";
import { IconSelector } from "@tabler/icons-react";
import { useRef, useState } from "react";
import type { ColumnTarget } from "#domain/import/fields.ts";
import { importMessages } from "../messages.ts";
import classes from "./import.module.css";

const messages = importMessages.columns;
/** With its distance from the field; see `.fieldOptions`. */
const LIST_HEIGHT_PX = 350;

interface FieldSelectProps {
  /** Accessible name. */
  readonly label: string;
  readonly options: readonly { readonly value: ColumnTarget; readonly label: string }[];
  readonly value: ColumnTarget;
  readonly onChange: (field: ColumnTarget) => void;
}

/** A select that is searched by typing. It is mounted when it is opened: a file may have hundreds of columns. */
export function FieldSelect({ label, options, value, onChange }: FieldSelectProps) {
  const [isOpen, setOpen] = useState(false);
  const [position, setPosition] = useState<"bottom-start" | "top-start">("bottom-start");
  const button = useRef<HTMLButtonElement>(null);

  function open() {
    const { top = 0, bottom = 0 } = button.current?.getBoundingClientRect() ?? {};
    const fitsBelow = window.innerHeight - bottom > LIST_HEIGHT_PX;
    setPosition(fitsBelow || top < LIST_HEIGHT_PX ? "bottom-start" : "top-start");
    setOpen(true);
  }

  function close() {
    setOpen(false);
    // The button is there after the next render.
    requestAnimationFrame(() => button.current?.focus());
  }

  if (isOpen) {
    return (
      <Select
        aria-label={label}
        data={options}
        value={value}
        searchable
        allowDeselect={false}
        defaultDropdownOpened
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened it
        autoFocus
        selectFirstOptionOnChange
        // Inside the page's landmark, and the list itself scrolls: its options are reached from the field.
        // A list that changes sides while the page scrolls moves away from the pointer.
        comboboxProps={{ withinPortal: false, position, middlewares: { flip: false, shift: false } }}
        withScrollArea={false}
        classNames={{ options: classes.fieldOptions }}
        nothingFoundMessage={messages.nothingFound}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={() => setOpen(false)}
        onKeyDown={({ key }) => key === "Escape" && close()}
        onChange={(next) => {
          if (next !== null) onChange(next);
          close();
        }}
      />
    );
  }
  const shown = options.find((option) => option.value === value)?.label ?? "";
  return (
    <button
      ref={button}
      type="button"
      className={classes.fieldButton}
      aria-label={`${label}: ${shown}`}
      aria-haspopup="listbox"
      onClick={open}
      onKeyDown={(event) => {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        open();
      }}
    >
      <span className={classes.fieldName}>{shown}</span>
      <IconSelector size={15} aria-hidden />
    </button>
  );
}
