import { Alert, Box, Button, Card, Group, Stack, Switch, Text, Title } from "@mantine/core";
import { IconCopy, IconStarFilled } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { COMPARED_MAX, COMPARED_MIN } from "#domain/company/compared-keys.ts";
import {
  type ComparedCompany,
  comparisonHtml,
  comparisonRows,
  comparisonText,
  sharedInvestors,
} from "#domain/company/comparison.ts";
import { useComparison } from "#web/data/company/comparison.ts";
import { copyRichText } from "#web/lib/clipboard.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { PrintButton } from "#web/ui/print-button.tsx";
import { toast } from "#web/ui/toast.tsx";
import { compareMessages as messages } from "../messages.ts";
import { CompanyPicker } from "./company-picker.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { RoundLanes } from "./round-lanes.tsx";

interface ComparisonProps {
  /** Permalinks or ids, at most `COMPARED_MAX`. */
  readonly keys: readonly string[];
  readonly onChange: (keys: readonly string[]) => void;
  readonly renderAdd: (company: ComparedCompany) => ReactNode;
}

export function Comparison({ keys, onChange, renderAdd }: ComparisonProps) {
  const comparison = useComparison(keys);
  const [isOnlyDifferent, setOnlyDifferent] = useState(false);
  // The previous data may have a company that was removed since.
  const found = comparison.data?.filter(({ key }) => keys.includes(key)) ?? [];
  const companies = found.flatMap(({ company }) => company ?? []);
  const unknown = found.flatMap(({ key, company }) => (company === null ? key : []));
  const rows = comparisonRows(companies);
  const shown = isOnlyDifferent ? rows.filter(({ kind }) => kind === "different") : rows;
  const taken = [...keys, ...companies.map(({ id }) => id)];
  const remove = (key: string) => onChange(keys.filter((other) => other !== key));

  async function copy() {
    const html = Promise.resolve(new Blob([comparisonHtml(companies)], { type: "text/html" }));
    const plain = Promise.resolve(new Blob([comparisonText(companies)], { type: "text/plain" }));
    if (await copyRichText(html, plain)) toast.success(messages.copiedTitle, messages.copied);
    else toast.error(messages.copyFailedTitle, messages.copyFailed);
  }

  return (
    <Stack gap="lg">
      <Group gap="md" data-print="hidden">
        {keys.length < COMPARED_MAX ? (
          <Box w={{ base: "100%", xs: 280 }}>
            <CompanyPicker
              label={messages.add}
              placeholder={messages.addPlaceholder}
              taken={taken}
              onChoose={(key) => onChange([...keys, key])}
            />
          </Box>
        ) : (
          <Text size="sm" c="dimmed">
            {messages.full}
          </Text>
        )}
        {companies.length >= COMPARED_MIN && (
          <>
            <Switch
              label={messages.differences}
              checked={isOnlyDifferent}
              onChange={(event) => setOnlyDifferent(event.currentTarget.checked)}
            />
            <Group gap="sm" ml="auto">
              <Button variant="default" leftSection={<IconCopy size={16} />} onClick={() => void copy()}>
                {messages.copy}
              </Button>
              <PrintButton />
            </Group>
          </>
        )}
      </Group>
      {unknown.map((key) => (
        <Alert key={key} variant="default">
          <Group justify="space-between">
            <Text size="sm">{messages.unknown(key)}</Text>
            <Button size="xs" variant="default" onClick={() => remove(key)}>
              {messages.removeUnknown}
            </Button>
          </Group>
        </Alert>
      ))}
      {comparison.isLoadingError && (
        <LoadFailed
          title={messages.loadFailed}
          message={comparison.error.message}
          isRetrying={comparison.isFetching}
          onRetry={() => void comparison.refetch()}
        />
      )}
      {comparison.isLoading && (
        <Text size="sm" c="dimmed" role="status">
          {messages.loading}
        </Text>
      )}
      {!comparison.isLoading && !comparison.isLoadingError && companies.length < COMPARED_MIN && (
        <EmptyState title={companies.length === 0 ? messages.chooseTitle : messages.oneMoreTitle}>
          {messages.chooseHint}
        </EmptyState>
      )}
      {companies.length > 0 && (
        <>
          <Card padding={0} data-print="landscape">
            <ComparisonTable
              {...{ companies, taken, renderAdd }}
              rows={shown}
              onReplace={(key, by) => onChange(keys.map((other) => (other === key ? by : other)))}
              onRemove={remove}
            />
            {isOnlyDifferent && shown.length === 0 && (
              <Text size="sm" c="dimmed" p="md">
                {messages.allSame}
              </Text>
            )}
          </Card>
          {companies.length >= COMPARED_MIN && <SharedInvestors companies={companies} />}
          <RoundLanes companies={companies} />
        </>
      )}
    </Stack>
  );
}

function SharedInvestors({ companies }: { companies: readonly ComparedCompany[] }) {
  const shared = sharedInvestors(companies);
  return (
    <Card component="section" aria-label={messages.shared}>
      <Title order={2} mb="sm">
        {messages.shared}
      </Title>
      {shared.length === 0 ? (
        <Text size="sm" c="dimmed">
          {messages.nothingShared}
        </Text>
      ) : (
        shared.map(({ investor, companies: names }) => (
          <Text key={investor} size="sm">
            <IconStarFilled size={11} aria-hidden /> {messages.sharedBy(investor, names)}
          </Text>
        ))
      )}
    </Card>
  );
}
