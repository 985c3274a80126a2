import { Group, Kbd, Skeleton, Stack, Text } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { useEffect, useMemo, useRef, useState } from "react";
import { chosenValues, compareFields, pairKey, type Side } from "#domain/company/duplicates.ts";
import { SHOWN_PAIRS, useDuplicates } from "#web/data/duplicate/queries.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { duplicateMessages as messages } from "../messages.ts";
import { useDecisions } from "../use-decisions.ts";
import { DuplicateCard } from "./duplicate-card.tsx";

type Picks = Readonly<Record<string, Readonly<Record<string, Side>>>>;

/** Pairs to decide, one after the other, by mouse or keyboard. */
export function DuplicateList() {
  const duplicates = useDuplicates();
  const { isBusy, merge, markDifferent } = useDecisions();
  const [picks, setPicks] = useState<Picks>({});
  const [position, setPosition] = useState(0);
  const [focusRequests, setFocusRequests] = useState(0);
  const currentCard = useRef<HTMLElement>(null);
  const pairs = useMemo(
    () => (duplicates.data ?? []).map((pair) => ({ pair, key: pairKey(pair), fields: compareFields(pair) })),
    [duplicates.data],
  );
  const current = Math.min(position, pairs.length - 1);

  useEffect(() => {
    if (focusRequests === 0) return;
    currentCard.current?.focus({ preventScroll: true });
    currentCard.current?.scrollIntoView({ block: "nearest" });
  }, [focusRequests]);

  function moveTo(index: number) {
    setPosition(Math.max(0, Math.min(index, pairs.length - 1)));
    setFocusRequests((count) => count + 1);
  }

  /** The pair after the decided one takes its position. */
  async function decide(index: number, action: "merge" | "not-same"): Promise<void> {
    const decided = pairs[index];
    if (decided === undefined || isBusy) return;
    const { pair, fields, key } = decided;
    const isDecided =
      action === "merge" ? await merge(pair, chosenValues(fields, picks[key] ?? {})) : await markDifferent(pair);
    if (!isDecided) return;
    setPosition(index);
    setFocusRequests((count) => count + 1);
  }

  useHotkeys(
    [
      ["j", () => moveTo(current + 1)],
      ["k", () => moveTo(current - 1)],
      ["m", () => void decide(current, "merge")],
      ["n", () => void decide(current, "not-same")],
    ],
    ["TEXTAREA", "SELECT"],
  );

  if (duplicates.isLoadingError) {
    return (
      <LoadFailed
        title={messages.loadFailed}
        message={duplicates.error.message}
        isRetrying={duplicates.isFetching}
        onRetry={() => void duplicates.refetch()}
      />
    );
  }
  if (duplicates.isPending) {
    return (
      <Stack gap="lg" role="status" aria-label={messages.loading}>
        <Skeleton h={220} radius="md" />
        <Skeleton h={220} radius="md" />
      </Stack>
    );
  }
  if (pairs.length === 0) return <EmptyState title={messages.none}>{messages.noneHint}</EmptyState>;
  return (
    <Stack gap="lg">
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed" role="status">
          {messages.count(pairs.length, pairs.length < SHOWN_PAIRS)}
        </Text>
        <Group gap="md" visibleFrom="xs">
          {messages.keys.map(([key, action]) => (
            <Text key={key} size="xs" c="dimmed">
              <Kbd size="xs">{key}</Kbd> {action}
            </Text>
          ))}
        </Group>
      </Group>
      {pairs.map(({ pair, key, fields }, index) => (
        <DuplicateCard
          key={key}
          pair={pair}
          fields={fields}
          picked={picks[key] ?? {}}
          isCurrent={index === current}
          isBusy={isBusy}
          focusTarget={index === current ? currentCard : undefined}
          onFocus={() => setPosition(index)}
          onPick={(column, side) => setPicks((now) => ({ ...now, [key]: { ...now[key], [column]: side } }))}
          onMerge={() => void decide(index, "merge")}
          onNotSame={() => void decide(index, "not-same")}
        />
      ))}
    </Stack>
  );
}
