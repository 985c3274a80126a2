import { useId } from "react";
import classes from "./radio-switch.module.css";

interface RadioSwitchProps<Value extends string> {
  /** Accessible name. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A few options in one row, of which one is chosen: plain radio buttons, without the component library's moving indicator. */
export function RadioSwitch<Value extends string>({ label, options, value, onChange }: RadioSwitchProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classes.switch}>
      {options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            type="radio"
            name={name}
            className={classes.input}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
