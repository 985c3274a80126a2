import { Button, Group, Text } from "@mantine/core";

interface SuggestionButtonsProps {
  readonly names: readonly string[];
  /** Called with the index. */
  readonly onUse: (index: number) => void;
}

/** What a rejected input may have meant. */
export function SuggestionButtons({ names, onUse }: SuggestionButtonsProps) {
  if (names.length === 0) return null;
  return (
    <Group gap={6} role="group" aria-label="Did you mean">
      <Text span size="sm" c="dimmed">
        Did you mean
      </Text>
      {names.map((name, index) => (
        <Button
          key={`${index}:${name}`}
          type="button"
          variant="light"
          size="compact-sm"
          maw="100%"
          onClick={() => onUse(index)}
        >
          {name}?
        </Button>
      ))}
    </Group>
  );
}
