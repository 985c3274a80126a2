import { Button, Group, Stack, Text } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { type KeptCareer, useKeptPerson } from "#web/data/person/queries.ts";
import { formatDay } from "#web/lib/dates.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FullPageLoader } from "#web/ui/full-page-loader.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { personMessages, SOURCES } from "../messages.ts";
import { ErasePerson } from "./erase-person.tsx";

interface PersonPanelProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly children: (person: KeptCareer) => ReactNode;
}

/** One kept person: who keeps it why and until when, and the career. */
export function PersonPanel({ id, onClose, children }: PersonPanelProps) {
  const person = useKeptPerson(id);
  if (person.isPending) return <FullPageLoader label="Loading person" />;
  if (person.data) {
    const { full_name, linkedin_url, purpose, read_at, source, expires_at } = person.data;
    return (
      <Stack gap="lg">
        <Group justify="space-between" gap="sm">
          <Button variant="subtle" color="gray" leftSection={<IconArrowLeft size={16} />} onClick={onClose}>
            All people
          </Button>
          <ErasePerson name={full_name} linkedinUrl={linkedin_url} onErased={onClose} />
        </Group>
        <Text size="sm" c="dimmed">
          {purpose} · read {formatDay(read_at)} from {SOURCES[source] ?? source} · expires {formatDay(expires_at)}
        </Text>
        {children(person.data)}
      </Stack>
    );
  }
  if (person.data === null) {
    return (
      <EmptyState title="This person is no longer kept" action={<Button onClick={onClose}>All people</Button>}>
        The profile has expired or was erased.
      </EmptyState>
    );
  }
  return (
    <LoadFailed
      title={personMessages.loadFailed}
      message={person.error?.message ?? ""}
      isRetrying={person.isFetching}
      onRetry={() => void person.refetch()}
    />
  );
}
