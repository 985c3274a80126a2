import { Alert, Card, Skeleton, Stack } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { type ReactNode, useMemo, useState } from "react";
import type { Evidence } from "#domain/career/career.ts";
import type { LinkedCareer } from "#domain/career/linked-career.ts";
import type { CalendarMonth } from "#domain/profile/partial-date.ts";
import type { HotlistInvestors } from "#web/data/person/hotlist-investors.ts";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { careerMessages } from "../messages.ts";
import { useCareers } from "../use-careers.ts";
import type { CareerInput } from "../worker-messages.ts";
import { SummaryCard } from "./summary-card.tsx";

interface CareerOfProps {
  /** Must be stable between renders. */
  readonly input: CareerInput;
  readonly personKey: string;
  readonly today: CalendarMonth;
  /** Null where the screen cannot show where a statement is said. */
  readonly onShow: ((evidence: readonly Evidence[]) => void) | null;
  readonly hasTenures?: boolean;
  /** Gets the summary, and the career once it is read. */
  readonly children?: (summary: ReactNode, linked: LinkedCareer | null) => ReactNode;
}

/** One person's career summary. A text without a career has none. */
export function CareerOf({ input, personKey, today, onShow, hasTenures = false, children }: CareerOfProps) {
  const [compared, setCompared] = useState<HotlistInvestors | null>(null);
  const sources = useMemo(() => [{ key: personKey, input }], [personKey, input]);
  const { careers, areFactsLoading, factsError, retryFacts, choose } = useCareers(sources);
  const { linked = null, error = null } = careers[0] ?? {};
  const isEmpty = linked !== null && linked.career.positions.length + linked.career.educations.length === 0;
  let summary: ReactNode = null;
  if (linked !== null && !isEmpty) {
    summary = (
      <Stack gap="md">
        {factsError !== null && (
          <LoadFailed
            title={careerMessages.factsFailed}
            message={factsError.message}
            isRetrying={false}
            onRetry={retryFacts}
          />
        )}
        <SummaryCard
          {...{ linked, today, areFactsLoading, onShow, hasTenures, compared }}
          onCompare={setCompared}
          onChoose={(employer, company) => choose([personKey], employer, company)}
        />
      </Stack>
    );
  } else if (error !== null) {
    summary = (
      <Alert color="yellow" icon={<IconAlertTriangle size={18} />} title={careerMessages.readFailed}>
        {error.message}
      </Alert>
    );
  } else if (!isEmpty) {
    summary = (
      <Card component="section" aria-label={careerMessages.title}>
        <Stack gap="sm" role="status" aria-label={careerMessages.loading}>
          {[40, 75, 60].map((width) => (
            <Skeleton key={width} h={14} w={`${width}%`} />
          ))}
        </Stack>
      </Card>
    );
  }
  return children === undefined ? summary : children(summary, linked);
}
