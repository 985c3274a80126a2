import classes from "./checkboxes.module.css";

interface RowCheckboxProps {
  /** Accessible name. */
  readonly label: string;
  readonly isSelected: boolean;
  /** `isRange`: with the Shift key. */
  readonly onToggle: (isRange: boolean) => void;
}

/** Selects a row. */
export function RowCheckbox({ label, isSelected, onToggle }: RowCheckboxProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the checkbox in it has its own name
    <label className={classes.check}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        onClick={({ shiftKey }) => onToggle(shiftKey)}
        readOnly
      />
    </label>
  );
}

interface SelectAllProps {
  readonly label: string;
  readonly isAll: boolean;
  readonly onToggle: () => void;
}

/** In the header of the checkboxes. */
export function SelectAll({ label, isAll, onToggle }: SelectAllProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the checkbox in it has its own name
    <label className={classes.check}>
      <input type="checkbox" aria-label={label} checked={isAll} onChange={onToggle} />
    </label>
  );
}
