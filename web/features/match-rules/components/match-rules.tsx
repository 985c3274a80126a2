import { Alert, Button, Card, Group, Stack, Tabs, TabsList, TabsPanel, TabsTab, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { type ReactNode, useMemo } from "react";
import { overruledRules } from "#domain/match-rules/contradictions.ts";
import { describeRule } from "#domain/match-rules/describe.ts";
import { isMostlyWrong } from "#domain/match-rules/verdicts.ts";
import { createNameFilter } from "#domain/search/name-filter.ts";
import { useLiveRules } from "#web/data/match-rule/live.ts";
import { type StoredRule, useMatchRules } from "#web/data/match-rule/queries.ts";
import { type SpellingStatistics, useMatchStatistics } from "#web/data/match-rule/statistics.ts";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { SearchBox } from "#web/ui/search-box.tsx";
import { useRowHighlight } from "#web/ui/use-row-highlight.ts";
import { useUrlState } from "#web/ui/use-url-state.ts";
import { matchRuleMessages as messages } from "../messages.ts";
import { useRuleActions } from "../use-rule-actions.ts";
import { RuleTable, type ShownRule } from "./rule-table.tsx";
import { type ShownSpelling, SpellingTable } from "./spelling-table.tsx";

const NO_RULES: readonly StoredRule[] = [];
const NO_SPELLINGS: readonly SpellingStatistics[] = [];
const TABS = ["rules", "spellings", "other-names"] as const;

interface MatchRulesProps {
  /** The other names that the team added, as searched. */
  readonly renderOtherNames: (search: string) => ReactNode;
}

export function MatchRules({ renderOtherNames }: MatchRulesProps) {
  const rules = useMatchRules();
  const statistics = useMatchStatistics();
  const { params, change } = useUrlState();
  const search = params.get("search") ?? "";
  const tab = TABS.find((name) => name === params.get("show")) ?? "rules";
  const { highlighted, highlight } = useRowHighlight();
  useLiveRules(highlight);
  const { addRule, deleteRule } = useRuleActions(highlight);

  const all = rules.data ?? NO_RULES;
  const shownRules = useMemo(() => newestFirst(all, search), [all, search]);
  const counted = statistics.data?.spellings ?? NO_SPELLINGS;
  const spellings = useMemo(() => withRules(counted, all), [counted, all]);
  const shownSpellings = useMemo(() => {
    const isWanted = createNameFilter(search);
    return spellings.filter(({ spelling }) => isWanted(spelling));
  }, [spellings, search]);
  const flagged = spellings.filter((row) => row.isMostlyWrong && !row.hasRule).length;
  const countOfSpellings = statistics.data?.count ?? 0;
  const failed = rules.isLoadingError ? rules : statistics.isLoadingError ? statistics : null;
  if (failed !== null) {
    return (
      <LoadFailed
        title="Couldn't load rules"
        message={failed.error.message}
        isRetrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  }

  return (
    <Stack gap="lg">
      {flagged > 0 && tab === "rules" && (
        <Alert variant="default" icon={<IconAlertTriangle size={18} />} title={messages.mostlyWrongCount(flagged)}>
          <Group justify="space-between">
            <Text size="sm">{messages.mostlyWrongHint}</Text>
            <Button size="xs" variant="default" onClick={() => change({ show: "spellings" })}>
              {messages.review}
            </Button>
          </Group>
        </Alert>
      )}
      <Card padding={0}>
        <Tabs value={tab} onChange={(next) => change({ show: next === "rules" ? null : next })} keepMounted={false}>
          <TabsList px={{ base: 4, xs: "md" }} pt="xs">
            <TabsTab value="rules">{messages.rulesTab(rules.data?.length ?? null)}</TabsTab>
            <TabsTab value="spellings">{messages.spellingsTab(statistics.data?.count ?? null)}</TabsTab>
            <TabsTab value="other-names">{messages.otherNamesTab}</TabsTab>
          </TabsList>
          <Group p="lg" gap="sm" data-print="hidden">
            <SearchBox
              placeholder={messages.search}
              initialValue={search}
              onSearch={(text) => change({ search: text })}
            />
          </Group>
          <TabsPanel value="rules">
            <RuleTable
              rules={shownRules}
              isLoading={rules.isPending}
              isSearched={search !== ""}
              highlighted={highlighted}
              onDelete={deleteRule}
            />
          </TabsPanel>
          <TabsPanel value="spellings">
            {countOfSpellings > counted.length && (
              <Text size="sm" c="dimmed" px="lg" pb="sm">
                {messages.onlyWorst(counted.length, countOfSpellings)}
              </Text>
            )}
            <SpellingTable
              spellings={shownSpellings}
              isLoading={statistics.isPending}
              isSearched={search !== ""}
              onAddRule={addRule}
            />
          </TabsPanel>
          <TabsPanel value="other-names">{renderOtherNames(search)}</TabsPanel>
        </Tabs>
      </Card>
    </Stack>
  );
}

function newestFirst(rules: readonly StoredRule[], search: string): readonly ShownRule[] {
  const overruled = overruledRules(rules);
  const isWanted = createNameFilter(search);
  return rules
    .map((rule) => ({ rule, isOverruled: overruled.has(rule) }))
    .filter(({ rule }) => isWanted(`${describeRule(rule)} ${rule.author ?? ""}`))
    .toReversed();
}

function withRules(spellings: readonly SpellingStatistics[], rules: readonly StoredRule[]): readonly ShownSpelling[] {
  const ruled = new Set(rules.map(({ spelling }) => spelling.toLowerCase()));
  return spellings.map((row) => ({
    ...row,
    isMostlyWrong: isMostlyWrong(row),
    hasRule: ruled.has(row.spelling.toLowerCase()),
  }));
}
