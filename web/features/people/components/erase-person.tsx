import { Button, Checkbox, Group, Loader, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconEraser } from "@tabler/icons-react";
import { useState } from "react";
import { type PersonTrace, useErasePerson, usePersonTraces } from "#web/data/person/writes.ts";
import { formatDay } from "#web/lib/dates.ts";
import { LazyModal } from "#web/ui/lazy-modal.tsx";
import { toast } from "#web/ui/toast.tsx";
import { personMessages, TRACE_KINDS } from "../messages.ts";

interface ErasePersonProps {
  readonly name: string;
  readonly linkedinUrl: string | null;
  readonly onErased?: () => void;
}

/** Finds everything of a person, shows it, and deletes it at once. */
export function ErasePerson({ name, linkedinUrl, onErased }: ErasePersonProps) {
  const [isAsking, question] = useDisclosure(false);
  const [traces, setTraces] = useState<readonly PersonTrace[] | null>(null);
  const [spared, setSpared] = useState<ReadonlySet<string>>(new Set());
  const findTraces = usePersonTraces();
  const erasing = useErasePerson();
  const erased = (traces ?? []).filter(({ id }) => !spared.has(id));

  async function ask() {
    setTraces(null);
    setSpared(new Set());
    question.open();
    try {
      setTraces(await findTraces(linkedinUrl, name));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      question.close();
      toast.error(personMessages.eraseFailed, error.message);
    }
  }

  function erase() {
    erasing.mutate(erased, {
      onSuccess: (count) => {
        toast.success(personMessages.erasedTitle, personMessages.erased(count));
        question.close();
        onErased?.();
      },
      onError: (error) => toast.error(personMessages.eraseFailed, error.message),
    });
  }

  function toggle(id: string) {
    const next = new Set(spared);
    if (!next.delete(id)) next.add(id);
    setSpared(next);
  }

  return (
    <>
      <Button variant="default" leftSection={<IconEraser size={16} />} onClick={() => void ask()}>
        {personMessages.erase}
      </Button>
      <LazyModal
        opened={isAsking}
        onClose={question.close}
        title={personMessages.eraseTitle(name)}
        centered
        closeButtonProps={{ "aria-label": "Close" }}
      >
        <Stack gap="md">
          <Text size="sm">{personMessages.eraseExplanation}</Text>
          {traces === null && <Loader size="sm" aria-label="Searching" />}
          {traces?.length === 0 && <Text size="sm">{personMessages.eraseNothing}</Text>}
          {(traces ?? []).map(({ id, kind, name: found, purpose, linkedinUrl: url, at }) => (
            <Checkbox
              key={id}
              checked={!spared.has(id)}
              onChange={() => toggle(id)}
              label={`${TRACE_KINDS[kind]}: ${found ?? url ?? "without a name"}, ${formatDay(at)}`}
              description={purpose ?? url}
            />
          ))}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={question.close} data-autofocus>
              Cancel
            </Button>
            {erased.length > 0 && (
              <Button color="red.9" loading={erasing.isPending} onClick={erase}>
                {personMessages.eraseCount(erased.length)}
              </Button>
            )}
          </Group>
        </Stack>
      </LazyModal>
    </>
  );
}
