import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { FactsLookup } from "#domain/text/segments.ts";
import { copyRichText } from "#web/lib/clipboard.ts";
import { toast } from "#web/ui/toast.tsx";
import { copyMessages } from "../messages.ts";
import { textAnalyzer } from "../text-analyzer.ts";
import type { AnalyzedText, FoundEntry } from "../worker-messages.ts";

interface ResultCardProps {
  readonly title: string;
  /** How many names were found. */
  readonly summary: string;
  readonly copyLabel: string;
  readonly isCopyDisabled?: boolean;
  readonly analyzed: AnalyzedText;
  readonly factsOf: FactsLookup<FoundEntry>;
  readonly children: ReactNode;
}

export function ResultCard(props: ResultCardProps) {
  const { title, summary, copyLabel, isCopyDisabled = false, analyzed, factsOf, children } = props;

  async function copy() {
    const facts = analyzed.annotation.entries.map((entry) => factsOf(entry));
    const rendered = textAnalyzer().render(analyzed, facts);
    const isCopied = await copyRichText(
      rendered.then(({ html }) => html),
      rendered.then(({ plain }) => plain),
    );
    if (isCopied) toast.success(copyMessages.copiedTitle, copyMessages.copied);
    else toast.error(copyMessages.errorTitle, copyMessages.copyFailed);
  }

  return (
    <Card component="section" aria-label={title}>
      <Group justify="space-between" align="flex-start" gap="sm" mb="md" wrap="nowrap">
        <Stack gap={2}>
          <Title order={2}>{title}</Title>
          <Text size="sm" c="dimmed">
            {summary}
          </Text>
        </Stack>
        <Button
          size="xs"
          variant="light"
          flex="none"
          leftSection={<IconCopy size={14} />}
          disabled={isCopyDisabled}
          onClick={() => void copy()}
        >
          {copyLabel}
        </Button>
      </Group>
      <Stack gap="md">{children}</Stack>
    </Card>
  );
}
