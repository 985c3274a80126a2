import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import type { FactSource } from "#domain/company/facts-row.ts";
import type { Candidate } from "#domain/provenance/blank-reason.ts";
import { useChooseEntry } from "#web/data/provenance/writes.ts";
import { toast } from "#web/ui/toast.tsx";
import { cardMessages as messages } from "../card-messages.ts";

interface EntryChoiceProps {
  readonly url: string;
  readonly source: FactSource;
  readonly candidates: readonly Candidate[];
}

/** Several entries of a source have the company's URL: a user says which one is the company. */
export function EntryChoice({ url, source, candidates }: EntryChoiceProps) {
  const choose = useChooseEntry();
  return (
    <Stack gap="xs">
      {candidates.map(({ id, name, description, url: page }) => (
        <Group key={id} gap="xs" justify="space-between" wrap="nowrap" align="flex-start">
          <Stack gap={2} miw={0} align="flex-start">
            <Anchor href={page} target="_blank" rel="noopener noreferrer" size="sm" underline="always">
              {name} ({id})
            </Anchor>
            <Text size="xs" c="dimmed" lineClamp={2}>
              {description}
            </Text>
          </Stack>
          <Button
            size="compact-xs"
            variant="default"
            flex="none"
            aria-label={messages.choose(name, id)}
            loading={choose.isPending && choose.variables.item === id}
            disabled={choose.isPending}
            onClick={() =>
              // The promise's result is used, not the callbacks': the screen may remove the card while it loads the new facts.
              void choose
                .mutateAsync({ url, source, item: id })
                .catch((error: Error) => toast.error(messages.chooseFailedTitle, error.message))
            }
          >
            Choose
          </Button>
        </Group>
      ))}
    </Stack>
  );
}
