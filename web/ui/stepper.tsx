import { IconCheck } from "@tabler/icons-react";
import classes from "./stepper.module.css";

interface StepperProps<Id extends string> {
  readonly label: string;
  readonly steps: readonly { readonly id: Id; readonly label: string }[];
  readonly current: Id;
  /** The steps that a click may open. */
  readonly isReachable: (id: Id) => boolean;
  readonly onOpen: (id: Id) => void;
}

/** The steps of one task, of which those behind can be opened again. */
export function Stepper<Id extends string>({ label, steps, current, isReachable, onOpen }: StepperProps<Id>) {
  const position = steps.findIndex(({ id }) => id === current);
  return (
    <nav aria-label={label}>
      <ol className={classes.steps}>
        {steps.map(({ id, label: text }, index) => {
          const state = index === position ? "current" : index < position ? "done" : "ahead";
          const content = (
            <>
              <span className={classes.number} aria-hidden>
                {state === "done" ? <IconCheck size={14} stroke={2.5} /> : index + 1}
              </span>
              <span className={classes.text} data-current={state === "current" || undefined}>
                {text}
              </span>
            </>
          );
          return (
            <li key={id} className={classes.step} aria-current={state === "current" ? "step" : undefined}>
              {state !== "current" && isReachable(id) ? (
                <button type="button" className={classes.label} data-state={state} onClick={() => onOpen(id)}>
                  {content}
                </button>
              ) : (
                <span className={classes.label} data-state={state}>
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
