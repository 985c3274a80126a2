import { Group, Radio } from "@mantine/core";
import type { DateOrder } from "#domain/import/dates.ts";
import { importMessages } from "../messages.ts";
import classes from "./import.module.css";

const messages = importMessages.columns;

interface DateOrderQuestionProps {
  /** A date of the column. */
  readonly sample: string;
  readonly value: DateOrder;
  readonly onChange: (order: DateOrder) => void;
}

/** One question for a column whose dates can be read with the day or with the month first. */
export function DateOrderQuestion({ sample, value, onChange }: DateOrderQuestionProps) {
  return (
    <Radio.Group
      className={classes.question}
      size="xs"
      label={messages.dateOrder(sample)}
      value={value}
      onChange={(order) => onChange(order === "month_first" ? order : "day_first")}
    >
      <Group mt={6}>
        <Radio classNames={{ radio: classes.radio }} size="xs" value="day_first" label={messages.dayFirst} />
        <Radio classNames={{ radio: classes.radio }} size="xs" value="month_first" label={messages.monthFirst} />
      </Group>
    </Radio.Group>
  );
}
