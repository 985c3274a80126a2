import { Text } from "@mantine/core";
import classes from "./line-notes.module.css";
import { VirtualList } from "./virtual-list.tsx";

interface LineNote {
  readonly line: number;
  readonly text: string;
  /** Why the line is listed. */
  readonly note: string;
}

interface LineNotesProps {
  readonly label: string;
  readonly lines: readonly LineNote[];
}

const LINE_HEIGHT_PX = 54;
const MAX_HEIGHT_PX = 224;

/** Lines of a pasted text, each with its number and a note. */
export function LineNotes({ label, lines }: LineNotesProps) {
  return (
    <VirtualList
      label={label}
      items={lines}
      itemKey={({ line }) => line}
      itemHeight={LINE_HEIGHT_PX}
      maxHeight={MAX_HEIGHT_PX}
      renderItem={(line) => <Line {...line} />}
    />
  );
}

function Line({ line, text, note }: LineNote) {
  return (
    <div className={classes.line}>
      <Text span size="xs" c="dimmed" className={classes.number}>
        {line}
      </Text>
      <div className={classes.words}>
        <Text size="sm" lineClamp={2}>
          {text}
        </Text>
        <Text size="xs" c="dimmed">
          {note}
        </Text>
      </div>
    </div>
  );
}
