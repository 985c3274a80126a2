import { Button, Group, Stack, Text } from "@mantine/core";
import { IconCheck, IconX } from "@tabler/icons-react";
import { useState } from "react";
import type { MatchRule } from "#domain/match-rules/rule.ts";
import { correctionMessages as messages } from "../../corrections/correction-messages.ts";
import { neighborsOf } from "../../corrections/neighbors.ts";
import type { CorrectedMatch, Corrections } from "../../corrections/use-corrections.ts";
import classes from "./corrections.module.css";
import { RulePreviewBox } from "./rule-preview-box.tsx";

interface CardActionsProps {
  readonly match: CorrectedMatch;
  /** The annotated text and the end of the match in it. */
  readonly text: string;
  readonly end: number;
  readonly corrections: Corrections;
}

/** Confirms or corrects a match, in its card. */
export function CardActions({ match, text, end, corrections }: CardActionsProps) {
  const [isWrong, setWrong] = useState(false);
  const [rule, setRule] = useState<MatchRule | null>(null);

  if (rule !== null) {
    return (
      <RulePreviewBox rule={rule} onCancel={() => setRule(null)} onSave={() => corrections.saveRule(match, rule)} />
    );
  }
  return (
    <Stack gap={6} className={classes.actions}>
      <Group gap={6} justify="space-between" wrap="nowrap">
        <Text size="xs" c="dimmed">
          {messages.question}
        </Text>
        <Group gap={6} wrap="nowrap">
          <Button
            variant="default"
            size="compact-xs"
            leftSection={<IconCheck size={12} />}
            onClick={() => void corrections.confirm(match)}
          >
            {messages.right}
          </Button>
          <Button
            variant="default"
            size="compact-xs"
            leftSection={<IconX size={12} />}
            aria-expanded={isWrong}
            onClick={() => setWrong((is) => !is)}
          >
            {messages.wrong}
          </Button>
        </Group>
      </Group>
      {isWrong && (
        <div className={classes.choices}>
          <Button
            variant="default"
            size="compact-xs"
            title={messages.onlyHereHint}
            onClick={() => void corrections.hide(match)}
          >
            {messages.onlyHere}
          </Button>
          {choicesOf(match.spelling, text, match.start, end).map(({ label, rule }) => (
            <Button key={label} variant="default" size="compact-xs" onClick={() => setRule(rule)}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </Stack>
  );
}

interface Choice {
  readonly label: string;
  readonly rule: MatchRule;
}

function choicesOf(spelling: string, text: string, start: number, end: number): readonly Choice[] {
  const { before, after } = neighborsOf(text, start, end);
  return [
    { label: messages.never, rule: { kind: "never", spelling } },
    { label: messages.asWritten(spelling), rule: { kind: "as_written", spelling } },
    ...(after === null
      ? []
      : [{ label: messages.notBefore(after), rule: { kind: "not_before", spelling, words: [after] } } as const]),
    ...(before === null
      ? []
      : [{ label: messages.notAfter(before), rule: { kind: "not_after", spelling, words: [before] } } as const]),
    { label: messages.notUnderSkills, rule: { kind: "not_in_section", spelling, section: "skills" } },
  ];
}
