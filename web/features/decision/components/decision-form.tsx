import { Button, Chip, Group, Stack, Text, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { EntryChange, HotlistCompany } from "#domain/hotlist/hotlist-company.ts";
import { describeRevisit } from "#domain/hotlist/revisit.ts";
import { PASS_REASON_MAX } from "#domain/hotlist/status.ts";
import { useLastReasons } from "#web/data/hotlist/reasons.ts";
import { useAuthorName } from "#web/data/team/author-name.ts";
import { localDay } from "#web/lib/dates.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { FieldConflict } from "#web/ui/field-conflict.tsx";
import { SUBMIT_SHORTCUT, SubmitHint, submitOnShortcut } from "#web/ui/submit-shortcut.tsx";
import { type ClosedStatus, changeOf, conditionKinds, type DecisionErrors, errorsOf } from "../draft.ts";
import { decisionMessages as messages } from "../messages.ts";
import { useDraft } from "../use-draft.ts";
import { ConditionFields, conditionLabels } from "./condition-fields.tsx";

interface DecisionFormProps {
  /** For many entries at once: one of them. */
  readonly entry: HotlistCompany;
  readonly status: ClosedStatus;
  /** The entry as it is now; null for many entries. */
  readonly current: HotlistCompany | null;
  /** The form stays open while this runs, and if it fails. */
  readonly onSave: (change: EntryChange) => Promise<void>;
  readonly onCancel: () => void;
}

/** Why a company is passed or parked, and when to look at it again. */
export function DecisionForm({ entry, status, current, onSave, onCancel }: DecisionFormProps) {
  const { draft, change, discard, reasonConflict, conditionConflict } = useDraft(entry, status, current);
  const nameOf = useAuthorName();
  const reasons = useLastReasons(entry.squad_id);
  const [errors, setErrors] = useState<DecisionErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = errorsOf(draft, status, localDay());
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setSaving(true);
    setFailure(null);
    try {
      await onSave(changeOf(draft, status));
      discard();
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setSaving(false);
    }
  }

  function edit(typed: Parameters<typeof change>[0]) {
    change(typed);
    setErrors({});
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="md">
        <div>
          <Textarea
            data-autofocus
            label={status === "passed" ? messages.reason : messages.reasonOptional}
            placeholder={messages.reasonPlaceholder}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={PASS_REASON_MAX}
            value={draft.reason}
            error={errors.reason}
            onChange={(event) => edit({ reason: event.currentTarget.value })}
            onKeyDown={submitOnShortcut}
          />
          <FieldConflict
            theirs={reasonConflict && (current?.passReason ?? "")}
            author={nameOf(current?.authors.pass_reason)}
            onUseTheirs={() => reasonConflict?.take()}
          />
          {reasons.data !== undefined && reasons.data.length > 0 && (
            <Group gap={6} mt="xs" role="group" aria-label={messages.lastReasons}>
              {reasons.data.map((reason) => (
                <Button
                  key={reason}
                  variant="default"
                  size="compact-xs"
                  fw={500}
                  maw="100%"
                  title={reason}
                  onClick={() => edit({ reason })}
                >
                  <Text span inherit truncate>
                    {reason}
                  </Text>
                </Button>
              ))}
            </Group>
          )}
        </div>
        <div>
          <Text size="sm" fw={500} id={`look-again-${entry.id}`}>
            {messages.lookAgain}
          </Text>
          <Text size="xs" c="dimmed" mb={8}>
            {messages.lookAgainHint}
          </Text>
          <Chip.Group
            multiple
            value={[...draft.kinds]}
            onChange={(chosen) => edit({ kinds: conditionKinds.filter((kind) => chosen.includes(kind)) })}
          >
            <Group gap={6} role="group" aria-labelledby={`look-again-${entry.id}`}>
              {conditionKinds.map((kind) => (
                <Chip key={kind} value={kind} size="xs">
                  {conditionLabels[kind](draft)}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
          <ConditionFields draft={draft} errors={errors} onChange={edit} />
          <FieldConflict
            theirs={
              conditionConflict && describeRevisit(current?.revisitWhen ?? null, current?.revisitOn ?? null).join(" · ")
            }
            author={nameOf(current?.authors.revisit_when ?? current?.authors.revisit_on)}
            onUseTheirs={() => conditionConflict?.take()}
          />
        </div>
        {failure !== null && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {failure}
          </Text>
        )}
        <Group justify="flex-end" gap="sm">
          <SubmitHint />
          <Button
            variant="default"
            onClick={() => {
              discard();
              onCancel();
            }}
          >
            {messages.cancel}
          </Button>
          <Button type="submit" loading={isSaving} {...SUBMIT_SHORTCUT}>
            {messages.save(status)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
