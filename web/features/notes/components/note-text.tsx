import { Anchor, Text } from "@mantine/core";
import { type NotePerson, noteParts } from "../note-text.ts";
import classes from "./notes.module.css";

/** Plain text with its line ends; links open in a new tab. */
export function NoteText({ body, people }: { body: string; people: readonly NotePerson[] }) {
  return (
    <Text size="sm" component="div" className={classes.text}>
      {noteParts(body, people).map((part, index) => {
        const key = `${index} ${part.kind}`;
        if (part.kind === "text") return part.text;
        if (part.kind === "mention") {
          return (
            <span key={key} className={classes.mention}>
              {part.text}
            </span>
          );
        }
        return (
          <Anchor key={key} href={part.href} target="_blank" rel="noopener noreferrer" inherit underline="always">
            {part.text}
          </Anchor>
        );
      })}
    </Text>
  );
}
