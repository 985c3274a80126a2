import { type ComponentPropsWithoutRef, useId } from "react";
import classes from "./segmented-control.module.css";

interface SegmentedControlProps<Value extends string> extends Omit<ComponentPropsWithoutRef<"div">, "onChange"> {
  readonly data: readonly { readonly value: Value; readonly label: string }[];
  /** One of `data`; another value shows no choice. */
  readonly value: string;
  readonly onChange: (value: Value) => void;
  readonly size?: "xs" | "sm";
  readonly fullWidth?: boolean;
}

/** Radio buttons beside each other. The component library's moves a mark by script, and is four times as large. */
export function SegmentedControl<Value extends string>({
  data,
  value,
  onChange,
  size = "sm",
  fullWidth = false,
  ...root
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <div {...root} role="radiogroup" className={classes.root} data-size={size} data-full-width={fullWidth || undefined}>
      {data.map((option) => (
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
