import { Button, Card, Checkbox, Group, Progress, Stack, Text, Title } from "@mantine/core";
import { IconDownload, IconPlayerStop } from "@tabler/icons-react";
import { memo } from "react";
import { triageMessages } from "../triage-messages.ts";
import { type FetchCompany, useFetchUnknown } from "../use-fetch-unknown.ts";
import type { TriagePerson } from "../use-triage.ts";
import classes from "./triage.module.css";

interface TriageFetchProps {
  readonly people: readonly TriagePerson[];
  readonly fetchCompany: FetchCompany;
}

/** The unknown companies of all people, and the button that fetches the ticked ones. */
export const TriageFetch = memo(function TriageFetch({ people, fetchCompany }: TriageFetchProps) {
  const { unknown, ticked, spared, toggle, failed, progress, isRunning, start, cancel } = useFetchUnknown(
    people,
    fetchCompany,
  );
  if (unknown.length === 0 && !isRunning) return null;
  return (
    <Card component="section" aria-label={triageMessages.fetchTitle}>
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" gap="sm">
          <Stack gap={2}>
            <Title order={2}>{triageMessages.fetchTitle}</Title>
            <Text size="sm" c="dimmed">
              {triageMessages.fetchExplanation}
            </Text>
          </Stack>
          {isRunning ? (
            <Button variant="default" leftSection={<IconPlayerStop size={16} />} onClick={cancel}>
              Cancel
            </Button>
          ) : (
            <Button
              variant="light"
              leftSection={<IconDownload size={16} />}
              disabled={ticked.length === 0}
              classNames={{ root: classes.fetch, label: classes.fetchLabel }}
              onClick={start}
            >
              {triageMessages.fetch(ticked.length)}
            </Button>
          )}
        </Group>
        {isRunning && (
          <Stack gap={4}>
            <Text size="sm" role="status">
              {triageMessages.fetching(progress.processed, progress.total)}
            </Text>
            <Progress value={progress.percent} aria-label="Fetch progress" />
          </Stack>
        )}
        <div className={classes.unknown}>
          {unknown.map(({ name }) => (
            <Checkbox
              key={name}
              size="xs"
              label={name}
              description={failed.get(name)}
              checked={!spared.has(name)}
              disabled={isRunning}
              onChange={() => toggle(name)}
            />
          ))}
        </div>
      </Stack>
    </Card>
  );
});
