import { Alert, Card, Skeleton, Stack } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { type ReactNode, useMemo, useState } from "react";
import type { Evidence } from "#domain/career/career.ts";
import { linkCareer } from "#domain/career/link-career.ts";
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

const NO_NAMES = { employers: [], schools: [] };
const NOTHING_CHOSEN: ReadonlyMap<string, null> = new Map();

/**
 * One person's career summary. A text without a career has none. A career with fields is summarized at once, so that what is below
 * stays where it is when its employers and schools are looked up.
 */
export function CareerOf({ input, personKey, today, onShow, hasTenures = false, children }: CareerOfProps) {
  const [compared, setCompared] = useState<HotlistInvestors | null>(null);
  const sources = useMemo(() => [{ key: personKey, input }], [personKey, input]);
  const { careers, areFactsLoading, factsError, retryFacts, choose } = useCareers(sources);
  const { linked = null, error = null } = careers[0] ?? {};
  const unlinked = useMemo(
    () => ("career" in input ? linkCareer(input.career, NO_NAMES, [], NOTHING_CHOSEN) : null),
    [input],
  );
  const shown = linked ?? unlinked;
  const isEmpty = shown !== null && shown.career.positions.length + shown.career.educations.length === 0;
  let summary: ReactNode = null;
  if (shown !== null && !isEmpty && (linked !== null || error === null)) {
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
          {...{ today, areFactsLoading, onShow, hasTenures, compared }}
          linked={shown}
          areNamesKnown={linked !== null}
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
