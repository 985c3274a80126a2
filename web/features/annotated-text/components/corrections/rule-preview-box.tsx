import { Button, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { MatchRule } from "#domain/match-rules/rule.ts";
import { correctionMessages as messages } from "../../corrections/correction-messages.ts";
import { textAnalyzer } from "../../text-analyzer.ts";
import classes from "./corrections.module.css";

interface RulePreviewBoxProps {
  readonly rule: MatchRule;
  readonly onSave: () => Promise<boolean>;
  readonly onCancel: () => void;
}

/** What a rule would change in the open text, before it is saved for the whole team. */
export function RulePreviewBox({ rule, onSave, onCancel }: RulePreviewBoxProps) {
  const [isSaving, setSaving] = useState(false);
  const save = useRef<HTMLButtonElement>(null);
  const preview = useQuery({
    queryKey: ["rule-preview", rule],
    queryFn: () => textAnalyzer().preview(rule),
    gcTime: 0,
    staleTime: 0,
    retry: false,
    meta: { isLocal: true },
  });
  useEffect(() => save.current?.focus({ preventScroll: true }), []);

  async function start() {
    setSaving(true);
    // The card closes with the highlight.
    if (!(await onSave())) setSaving(false);
  }

  return (
    <Stack gap={6} className={classes.actions}>
      <Text size="sm" fw={550}>
        {messages.ruleOf(rule)}
      </Text>
      <Text size="xs" c={preview.isError ? "var(--mantine-color-error)" : "dimmed"} role="status">
        {preview.error?.message ?? (preview.data ? messages.preview(preview.data) : messages.previewing)}
      </Text>
      <Group gap={6}>
        <Button ref={save} size="compact-xs" loading={isSaving} onClick={() => void start()}>
          {messages.save}
        </Button>
        <Button size="compact-xs" variant="default" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </Group>
    </Stack>
  );
}
