import { ActionIcon, Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { cleanName } from "#domain/company-names/clean-name.ts";
import type { NamedEntry, OtherNameIndex, ShownOtherName } from "#domain/match-rules/other-names.ts";
import { otherNameMessages as messages } from "../messages.ts";
import { useOtherNameActions } from "../use-other-name-actions.ts";

export interface OtherNamesEditorProps {
  readonly entry: NamedEntry;
  readonly names: readonly ShownOtherName[];
  readonly index: Pick<OtherNameIndex, "ownerOf" | "isListed">;
}

const MAX_NAME_LENGTH = 300;
const LIST_HEIGHT_PX = 220;
/** Escape in an element with this attribute does not close the drawer around the editor. */
const KEEPS_DRAWER = { "data-mantine-stop-propagation": true } as const;

/** Enter adds a name. */
export function OtherNamesForm({ entry, names, index }: OtherNamesEditorProps) {
  const { addName, removeName } = useOtherNameActions();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const otherName = cleanName(typed);
    const violation = findViolation(otherName, entry, index);
    if (violation !== null) return setError(violation);
    setBusy(true);
    const failure = await addName(entry, otherName);
    setBusy(false);
    setError(failure);
    // What was typed while it was saved is the next name.
    if (failure === null) setTyped((current) => (current === typed ? "" : current));
  }

  return (
    <Stack gap="sm">
      <div>
        <Text size="sm" fw={600} style={{ overflowWrap: "anywhere" }}>
          {messages.open(entry.name)}
        </Text>
        <Text size="xs" c="dimmed">
          {messages.hint}
        </Text>
      </div>
      {names.length === 0 ? (
        <Text size="sm" c="dimmed">
          {messages.none}
        </Text>
      ) : (
        <Stack gap={2} component="ul" p={0} m={0} mah={LIST_HEIGHT_PX} style={{ listStyle: "none", overflowY: "auto" }}>
          {names.map(({ otherName, id }) => (
            <Group key={otherName} component="li" justify="space-between" wrap="nowrap" gap="sm" mih={30}>
              <Text size="sm" style={{ overflowWrap: "anywhere" }} title={id === null ? messages.builtIn : undefined}>
                {otherName}
              </Text>
              {id !== null && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={messages.remove(otherName)}
                  {...KEEPS_DRAWER}
                  onClick={() => void removeName({ ...entry, id, otherName })}
                >
                  <IconX size={15} />
                </ActionIcon>
              )}
            </Group>
          ))}
        </Stack>
      )}
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Group gap="xs" align="flex-start" wrap="nowrap">
          <TextInput
            data-autofocus
            {...KEEPS_DRAWER}
            flex={1}
            aria-label={messages.field}
            placeholder={messages.placeholder}
            autoComplete="off"
            maxLength={MAX_NAME_LENGTH}
            value={typed}
            error={error}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setError(null);
            }}
          />
          <Button type="submit" variant="light" loading={isBusy} {...KEEPS_DRAWER}>
            {messages.add}
          </Button>
        </Group>
      </form>
    </Stack>
  );
}

/** Why the name cannot be added; null if it can. */
function findViolation(
  otherName: string,
  entry: NamedEntry,
  { ownerOf, isListed }: OtherNamesEditorProps["index"],
): string | null {
  if (otherName === "") return messages.missing;
  const owner = ownerOf(otherName);
  if (owner !== null) {
    const isThis = owner.kind === entry.kind && owner.name.toLowerCase() === entry.name.toLowerCase();
    return isThis ? messages.ofThis(otherName) : messages.ofOther(otherName, owner);
  }
  const isEntryItself = otherName.toLowerCase() === entry.name.toLowerCase();
  return isListed(otherName) && !isEntryItself ? messages.isListed(otherName) : null;
}
