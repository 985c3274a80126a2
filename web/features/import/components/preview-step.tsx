import { Alert, Button, Group, Loader, Progress, Stack, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useState } from "react";
import type { ImportTarget } from "#web/data/import/target.ts";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { importMessages } from "../messages.ts";
import type { usePlan } from "../use-plan.ts";
import type { Importer } from "../worker/importer.ts";
import type { LineFilter, Plan } from "../worker/types.ts";
import { FilterChips } from "./filter-chips.tsx";
import classes from "./import.module.css";
import { PolicyMenu } from "./policy-menu.tsx";
import { PreviewTable } from "./preview-table.tsx";
import { StepHeading } from "./step-heading.tsx";

const messages = importMessages.preview;

interface PreviewStepProps {
  readonly importer: Importer;
  readonly target: ImportTarget;
  readonly planning: ReturnType<typeof usePlan>;
  /** Identifies the file as read and mapped. */
  readonly fileKey: string;
  /** What the user should know about this file; null for nothing. */
  readonly note: string | null;
  readonly onRetry: () => void;
  readonly onBack: () => void;
  readonly onStart: () => void;
}

export function PreviewStep({ planning, note, onRetry, ...rest }: PreviewStepProps) {
  const { plan, checking, error } = planning;
  return (
    <Stack gap="lg">
      <StepHeading title={messages.heading} takesFocus />
      {note !== null && (
        <Alert variant="light" color="pine" role="status">
          {note}
        </Alert>
      )}
      <div role="status" className={classes.live}>
        {checking !== null && (
          <Stack gap={8}>
            <Group gap="sm">
              <Loader size={16} />
              <Text size="sm">{messages.checking}</Text>
            </Group>
            <Progress value={(100 * checking.done) / Math.max(checking.all, 1)} aria-label={messages.checking} />
            <Text size="xs" c="dimmed">
              {messages.checked(checking.done, checking.all)}
            </Text>
          </Stack>
        )}
      </div>
      {error !== null && (
        <LoadFailed title={messages.failedTitle} message={error} isRetrying={checking !== null} onRetry={onRetry} />
      )}
      {plan === null ? (
        <Group>
          <Button variant="default" onClick={rest.onBack}>
            {importMessages.back}
          </Button>
        </Group>
      ) : (
        <ReadyPreview {...rest} planning={planning} plan={plan} />
      )}
    </Stack>
  );
}

interface ReadyPreviewProps extends Omit<PreviewStepProps, "note" | "onRetry"> {
  readonly plan: Plan;
}

function ReadyPreview({ importer, target, planning, plan, fileKey, onBack, onStart }: ReadyPreviewProps) {
  const [chosen, setChosen] = useState<LineFilter>("all");
  const isFound = chosen === "all" || plan.counts[chosen] > 0;
  const filter = isFound ? chosen : "all";
  const shown = filter === "all" ? plan.all : plan.counts[filter];
  return (
    <>
      <FilterChips plan={plan} filter={filter} onFilter={setChosen} />
      {plan.undecided > 0 && (
        <Alert variant="light" color="yellow" icon={<IconAlertTriangle size={18} />}>
          <Group justify="space-between" gap="xs">
            <Text size="sm">{messages.undecided(plan.undecided)}</Text>
            {filter !== "possibly_same" && (
              <Button size="compact-sm" variant="default" onClick={() => setChosen("possibly_same")}>
                {messages.review}
              </Button>
            )}
          </Group>
        </Alert>
      )}
      <PreviewTable
        importer={importer}
        target={target}
        plan={plan}
        filter={filter}
        count={shown}
        fileKey={fileKey}
        policyMenu={
          <PolicyMenu
            target={target}
            plan={plan}
            policies={planning.policies}
            onChange={(next) => void planning.setPolicies(next)}
          />
        }
        onInclude={(line, isIncluded) => void planning.include(line, isIncluded)}
        onIncludeAll={(isIncluded) => void planning.includeAll(filter, isIncluded)}
        onDecide={(line, decision) => void planning.decide(line, decision)}
        onEdit={planning.edit}
      />
      <Group className={classes.footer} justify="space-between" gap="sm">
        <Button variant="default" onClick={onBack}>
          {importMessages.back}
        </Button>
        <Group gap="md">
          <Text size="sm" c="dimmed" role="status" visibleFrom="sm">
            {plan.included === 0 ? messages.nothing : messages.will(target, plan.included)}
          </Text>
          <Button onClick={onStart} disabled={plan.included === 0}>
            {messages.start(target, plan.included)}
          </Button>
        </Group>
      </Group>
    </>
  );
}
