import { Button, Group, Modal, Select, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { LinkedCareer } from "#domain/career/linked-career.ts";
import { squads } from "#domain/hotlist/squads.ts";
import type { KeptPerson } from "#web/data/person/queries.ts";
import { useKeepPerson } from "#web/data/person/writes.ts";
import { formatDay } from "#web/lib/dates.ts";
import { toast } from "#web/ui/toast.tsx";
import { personMessages } from "../messages.ts";

interface KeepFormProps {
  readonly linked: LinkedCareer;
  readonly linkedinUrl: string | null;
  readonly source: string;
  /** The person's kept profile, which this one replaces. */
  readonly kept: KeptPerson | null;
  readonly onClose: () => void;
}

const DEFAULT_DAYS = 180;
/** A day less than two years, for every time zone. */
const MOST_DAYS = 729;
const DAY_MS = 86_400_000;

export function KeepForm({ linked, linkedinUrl, source, kept, onClose }: KeepFormProps) {
  const [now] = useState(() => Date.now());
  const [name, setName] = useState(kept?.full_name ?? linked.career.name ?? "");
  const [purpose, setPurpose] = useState(kept?.purpose ?? "");
  const [squadId, setSquadId] = useState<string | null>(kept?.squad_id ?? null);
  const [expires, setExpires] = useState(kept?.expires_at.slice(0, 10) ?? dayAfter(now, DEFAULT_DAYS));
  const [isChecked, setChecked] = useState(false);
  const keeping = useKeepPerson();
  const isPurposeShort = purpose.trim().length < 3;
  // Two years count from when the person was kept first.
  const lastDay = dayAfter(kept === null ? now : Date.parse(kept.created_at), MOST_DAYS);

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (isPurposeShort || name.trim() === "" || expires === "") return;
    keeping.mutate(
      {
        id: kept?.id ?? null,
        career: linked.career,
        name,
        source,
        linkedinUrl: linkedinUrl ?? kept?.linkedin_url ?? null,
        employerIds: linked.employers.flatMap(({ link }) => (link.kind === "linked" ? link.company.id : [])),
        squadId,
        purpose: purpose.trim(),
        expiresAt: `${expires}T12:00:00Z`,
      },
      {
        onSuccess: () => {
          toast.success(personMessages.keptTitle, personMessages.kept(name, formatDay(expires)));
          onClose();
        },
        onError: (error) => toast.error(personMessages.keepFailed, error.message),
      },
    );
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={personMessages.keepTitle(name.trim() || "this person")}
      centered
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {personMessages.keepExplanation}
          </Text>
          {(kept?.full_name ?? linked.career.name) === null && (
            <TextInput
              label={personMessages.name}
              value={name}
              maxLength={300}
              required
              error={isChecked && name.trim() === "" ? "Enter a name." : undefined}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          )}
          <Textarea
            label={personMessages.purpose}
            description={personMessages.purposeHint}
            value={purpose}
            maxLength={300}
            autosize
            required
            data-autofocus
            error={isChecked && isPurposeShort ? personMessages.purposeShort : undefined}
            onChange={(event) => setPurpose(event.currentTarget.value)}
          />
          <Group grow align="flex-start">
            <Select
              label={personMessages.squad}
              data={squads.map(({ id, name: label }) => ({ value: id, label }))}
              value={squadId}
              placeholder={personMessages.noSquad}
              clearable
              onChange={setSquadId}
            />
            <TextInput
              type="date"
              label={personMessages.expires}
              description={personMessages.expiresHint}
              inputWrapperOrder={["label", "input", "description", "error"]}
              value={expires}
              min={dayAfter(now, 1)}
              max={lastDay}
              required
              error={isChecked && expires === "" ? "Enter a date." : undefined}
              onChange={(event) => setExpires(event.currentTarget.value)}
            />
          </Group>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={keeping.isPending}>
              {kept === null ? "Keep" : "Update"}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

/** `2026-09-01` */
function dayAfter(timeMs: number, days: number): string {
  return new Date(timeMs + days * DAY_MS).toISOString().slice(0, 10);
}
