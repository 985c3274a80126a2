import { Kbd, Text } from "@mantine/core";
import { Fragment } from "react";
import { AnchoredPopover } from "#web/ui/anchored-popover.tsx";
import { hotlistMessages as messages } from "../messages.ts";
import classes from "./work.module.css";

const KEYS: readonly (readonly [keys: readonly string[], meaning: string])[] = [
  [["j", "k"], "Next and previous company"],
  [["Enter"], "Open the details beside the list"],
  [["e"], "Edit the next step"],
  [["s"], "Change the status"],
  [["o"], "Change the owner"],
  [["1", "2", "3"], "Priority high, medium, low"],
  [["a"], "Add to another hotlist"],
  [["f"], "Filter"],
  [["x"], "Select or deselect"],
  [["Shift", "↓"], "Extend the selection"],
  [["Ctrl", "A"], "Select all"],
  [["Esc"], "Clear the selection"],
  [["?"], "Show these keys"],
];

interface KeysPopoverProps {
  readonly opener: HTMLElement;
  /** Gets the focus back. */
  readonly returnTo: HTMLElement;
  readonly onClose: () => void;
}

export function KeysPopover({ opener, returnTo, onClose }: KeysPopoverProps) {
  return (
    <AnchoredPopover opener={opener} returnTo={returnTo} label={messages.keys} width={320} onClose={onClose}>
      <Text size="sm" fw={600} mb="xs" tabIndex={-1} data-autofocus style={{ outline: "none" }}>
        {messages.keys}
      </Text>
      <dl className={classes.keys}>
        {KEYS.map(([keys, meaning]) => (
          <Fragment key={meaning}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key} size="xs" mr={4}>
                  {key}
                </Kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </Fragment>
        ))}
      </dl>
    </AnchoredPopover>
  );
}
