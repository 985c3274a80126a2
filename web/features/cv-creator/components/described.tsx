import { Text } from "@mantine/core";

interface DescribedProps {
  readonly heading: string | null;
  /** Such as `Jan 2022 - Present`; empty where nothing is known. */
  readonly time: string;
  /** Such as `2Y 1M`; empty where it cannot be told. */
  readonly duration: string;
  /** Short facts on one line. */
  readonly details: readonly (string | null)[];
  readonly text: string | null;
}

/** A position or a course of study: what, when, how long, where, and what is told of it. */
export function Described({ heading, time, duration, details, text }: DescribedProps) {
  const when = [time, duration].filter((part) => part !== "").join(" · ");
  const short = details.filter((detail) => detail !== null).join(" · ");
  return (
    <>
      {heading !== null && <Text size="sm">{heading}</Text>}
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
