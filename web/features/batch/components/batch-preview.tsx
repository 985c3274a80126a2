import { Button, Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { previewText } from "#domain/batch/preview.ts";
import type { Suggestion } from "#domain/batch/suggestions.ts";
import type { Sighting } from "#domain/hotlist/sighting.ts";
import { SuggestionButtons } from "#web/ui/suggestion-buttons.tsx";
import { batchScreenMessages } from "../messages.ts";
import type { usePreview } from "../use-preview.ts";
import { BatchLines } from "./batch-lines.tsx";

interface BatchPreviewProps {
  readonly preview: ReturnType<typeof usePreview>;
  readonly pasted: string;
  readonly onChange: (pasted: string) => void;
  readonly renderSighting: (sighting: Sighting) => ReactNode;
}

const LINE_END = /\r\n|[\n\r\u2028\u2029\v\f]/;

/** What the batch would do; lines without a company are first, with what they may mean. */
export function BatchPreview({ preview, pasted, onChange, renderSighting }: BatchPreviewProps) {
  const { lines, sightings, suggestions, counts } = preview;

  function take(chosen: ReadonlyMap<number, Suggestion>) {
    const edited = pasted.split(LINE_END).map((text, index) => chosen.get(index + 1)?.url ?? text);
    onChange(edited.join("\n"));
  }

  function takeAll() {
    take(new Map(Array.from(suggestions, ([line, [first]]) => [line, first as Suggestion] as const)));
  }

  return (
    <Stack gap="xs">
      <Group gap="sm" justify="space-between" mih={26}>
        <Text size="sm" fw={600} role="status">
          {previewText(counts)}
        </Text>
        {suggestions.size > 1 && (
          <Button type="button" variant="light" size="compact-sm" onClick={takeAll}>
            {batchScreenMessages.allSuggestions(suggestions.size)}
          </Button>
        )}
      </Group>
      <BatchLines
        label="Preview"
        lines={lines}
        sightings={sightings}
        phase="preview"
        renderSighting={renderSighting}
        renderAction={({ line, url }) => {
          const found = url === null ? (suggestions.get(line) ?? []) : [];
          return (
            <SuggestionButtons
              names={found.map(({ name }) => name)}
              onUse={(index) => take(new Map([[line, found[index] as Suggestion]]))}
            />
          );
        }}
      />
    </Stack>
  );
}
