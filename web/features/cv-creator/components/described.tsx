import { Text } from "@mantine/core";
import type { CvEntry } from "#domain/profile/cv-entry.ts";

interface DescribedProps {
  readonly entry: CvEntry;
  /** Joined on one line. */
  readonly details: readonly (string | null)[];
  readonly text: string | null;
}

/** A position or a course of study. */
export function Described({ entry: { heading, dates, duration }, details, text }: DescribedProps) {
  const when = [dates, duration].filter((part) => part !== "").join(" · ");
  const short = details.filter((detail) => detail !== null).join(" · ");
  return (
    <>
      {heading !== "" && <Text size="sm">{heading}</Text>}
      {when !== "" && (
        <Text size="sm" c="dimmed">
          {when}
        </Text>
      )}
      {short !== "" && (
        <Text size="sm" c="dimmed">
          {short}
        </Text>
      )}
      {text !== null && (
        <Text size="sm" mt={4} style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
          {text}
        </Text>
      )}
    </>
  );
}
