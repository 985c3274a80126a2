import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconUserPlus } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { careerChanges, isSamePerson } from "#domain/career/career-changes.ts";
import type { LinkedCareer } from "#domain/career/linked-career.ts";
import { type KeptPerson, useKeptPeople, useKeptPerson } from "#web/data/person/queries.ts";
import { loadPart } from "#web/lib/chunk.ts";
import { formatDay } from "#web/lib/dates.ts";
import { personMessages } from "../messages.ts";

/** For a person who is kept already. */
const ErasePerson = lazy(() => loadPart(async () => ({ default: (await import("./erase-person.tsx")).ErasePerson })));
const KeepForm = lazy(() => loadPart(async () => ({ default: (await import("./keep-form.tsx")).KeepForm })));

interface KeepPersonProps {
  readonly linked: LinkedCareer;
  readonly linkedinUrl: string | null;
  /** What the profile was read from, as the table names it. */
  readonly source: string;
}

/** Keeps the person on the screen for the team; says what changed if the person is kept already. */
export function KeepPerson({ linked, linkedinUrl, source }: KeepPersonProps) {
  const [isOpen, form] = useDisclosure(false);
  const people = useKeptPeople();
  const key = { name: linked.career.name, linkedinUrl };
  const kept =
    people.data?.find((person) => isSamePerson(key, { name: person.full_name, linkedinUrl: person.linkedin_url })) ??
    null;
  return (
    <Stack gap="sm" data-print="hidden">
      {kept !== null && <KeptNotice kept={kept} linked={linked} />}
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconUserPlus size={16} />}
          onClick={form.open}
          loading={people.isPending}
        >
          {kept === null ? personMessages.keep : personMessages.update}
        </Button>
        {kept !== null && (
          <Suspense>
            <ErasePerson name={kept.full_name} linkedinUrl={kept.linkedin_url} />
          </Suspense>
        )}
      </Group>
      {isOpen && (
        <Suspense>
          <KeepForm {...{ linked, linkedinUrl, source, kept }} onClose={form.close} />
        </Suspense>
      )}
    </Stack>
  );
}

function KeptNotice({ kept, linked }: { kept: KeptPerson; linked: LinkedCareer }) {
  const stored = useKeptPerson(kept.id);
  const since = formatDay(kept.read_at);
  const changes = stored.data ? careerChanges(stored.data.career, linked.career) : [];
  return (
    <Alert
      variant="light"
      color={changes.length > 0 ? "yellow" : "gray"}
      title={personMessages.keptSince(formatDay(kept.created_at), kept.purpose)}
    >
      {stored.data && (
        <Text size="sm">
          {changes.length > 0 ? personMessages.changes(since, changes) : personMessages.noChanges(since)}
        </Text>
      )}
    </Alert>
  );
}
