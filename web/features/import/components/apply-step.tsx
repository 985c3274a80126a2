import { Alert, Button, Card, Group, Progress, Stack, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { ImportTarget } from "#web/data/import/target.ts";
import { LeaveGuard } from "#web/ui/leave-guard.tsx";
import { importMessages } from "../messages.ts";
import type { useRun } from "../use-run.ts";
import { StepHeading } from "./step-heading.tsx";

const messages = importMessages.apply;

interface ApplyStepProps {
  readonly name: string;
  readonly target: ImportTarget;
  readonly run: ReturnType<typeof useRun>;
}

export function ApplyStep({ name, target, run }: ApplyStepProps) {
  const { state, error, progress } = run;
  const percent = Math.floor((100 * progress.done) / Math.max(progress.all, 1));
  return (
    <Stack gap="lg">
      <LeaveGuard isActive={state !== "done"} title={messages.leaveTitle} text={messages.leaveText} />
      <StepHeading title={messages.heading(name)} takesFocus />
      <Card>
        <Stack gap="sm">
          <Group justify="space-between" wrap="nowrap">
            <Text size="sm" fw={600} role="status">
              {state === "paused" && `${messages.paused}: `}
              {messages.progress(target, progress.done, progress.all)}
            </Text>
            <Text size="sm" fw={600} style={{ fontVariantNumeric: "tabular-nums" }}>
              {percent}%
            </Text>
          </Group>
          <Progress value={percent} size="md" radius="xl" aria-label={messages.heading(name)} />
          {error !== null && (
            <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} />} title={messages.failedTitle} mt="xs">
              {error} {messages.failedHint}
            </Alert>
          )}
          <Group gap="sm" mt="xs">
            {state === "running" && (
              <Button variant="default" onClick={run.pause}>
                {messages.pause}
              </Button>
            )}
            {(state === "paused" || state === "failed") && (
              <Button onClick={() => void run.proceed()}>
                {state === "paused" ? messages.continue : messages.tryAgain}
              </Button>
            )}
            <Button variant="default" onClick={() => void run.stop()}>
              {messages.cancel}
            </Button>
          </Group>
        </Stack>
      </Card>
    </Stack>
  );
}
