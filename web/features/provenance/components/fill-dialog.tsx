import { Button, Group, Modal, Skeleton, Stack, Text } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { useMemo, useState } from "react";
import type { BatchLine } from "#domain/batch/run.ts";
import { parseCompanyUrl } from "#domain/company/company-url.ts";
import { FILL_LIMIT, fillCost } from "#domain/open-data/fill.ts";
import { useBatch } from "#web/data/batch/use-batch.ts";
import { useOpenData } from "#web/data/provenance/open-data.ts";
import { toast } from "#web/ui/toast.tsx";
import { fillMessages as messages } from "../fill-messages.ts";

interface FillDialogProps {
  readonly urls: readonly (string | null)[];
  readonly onStarted: () => void;
  readonly onClose: () => void;
}

const TARGET = { kind: "open-data" } as const;

export function FillDialog({ urls, onStarted, onClose }: FillDialogProps) {
  // Opening after the mount animates it and restores the focus on close.
  const isMounted = useMounted();
  const openData = useOpenData();
  const lines = useMemo(() => linesOf(urls), [urls]);
  const { batch, start } = useBatch();
  const [isStarting, setStarting] = useState(false);
  const isBusy = batch !== null && batch.state.kind !== "ended";
  const obstacle = obstacleOf(openData.data, lines.length) ?? (isBusy ? messages.busy : null);

  async function fill() {
    setStarting(true);
    const hasStarted = await start(TARGET, lines);
    setStarting(false);
    if (!hasStarted) return toast.error(messages.failedTitle, messages.busy);
    onClose();
    onStarted();
  }

  return (
    <Modal
      opened={isMounted}
      onClose={onClose}
      title={<Text fw={650}>{messages.title}</Text>}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <Stack gap="md">
        {openData.isPending && <Skeleton height={60} />}
        {openData.isError && <Text size="sm">{openData.error.message}</Text>}
        {openData.isSuccess &&
          (obstacle === null ? <Cost lines={lines.length} all={urls.length} /> : <Text size="sm">{obstacle}</Text>)}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            data-autofocus
            loading={isStarting}
            disabled={!openData.isSuccess || obstacle !== null}
            onClick={() => void fill()}
          >
            {messages.start(lines.length)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function Cost({ lines, all }: { readonly lines: number; readonly all: number }) {
  const { requests, seconds } = fillCost(lines);
  return (
    <Stack gap="xs">
      <Text size="sm">{messages.what(lines)}</Text>
      <Text size="sm">{messages.kept}</Text>
      <Group gap="xs" fz="sm" component="dl" m={0} style={{ fontVariantNumeric: "tabular-nums" }}>
        <Row term={messages.requests} value={messages.atMost(requests)} />
        <Row term={messages.duration} value={messages.about(seconds)} />
      </Group>
      <Text size="xs" c="dimmed">
        {[all > lines && messages.noUrl(all - lines), messages.recent].filter(Boolean).join(" ")}
      </Text>
    </Stack>
  );
}

function Row({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <Group component="div" gap="xs" w="100%" justify="space-between">
      <Text component="dt" size="sm" c="dimmed">
        {term}
      </Text>
      <Text component="dd" size="sm" fw={600} m={0}>
        {value}
      </Text>
    </Group>
  );
}

function obstacleOf(isOn: boolean | undefined, count: number): string | null {
  if (isOn === false) return messages.off;
  if (count === 0) return messages.nothing;
  return count > FILL_LIMIT ? messages.tooMany(FILL_LIMIT) : null;
}

/** One line a company. */
function linesOf(urls: readonly (string | null)[]): readonly BatchLine[] {
  const normalized = urls.flatMap((url) => {
    const address = parseCompanyUrl(url ?? "");
    return address.ok ? [address.url] : [];
  });
  return [...new Set(normalized)].map((url, index) => ({
    line: index + 1,
    part: 0,
    text: url,
    url,
    outcome: { kind: "waiting" },
  }));
}
