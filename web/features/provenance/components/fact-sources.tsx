import { Card, Skeleton, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { type Fact, staleness } from "#domain/provenance/provenance.ts";
import { type CompanyKey, useProvenance } from "#web/data/provenance/queries.ts";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { provenanceMessages as messages } from "../messages.ts";
import { FactMark } from "./fact-mark.tsx";
import classes from "./fact-sources.module.css";

interface FactSourcesProps {
  readonly company: CompanyKey;
}

/** The card of a company's facts: each value with its source. Nothing for a company that the team does not have. */
export function FactSources({ company }: FactSourcesProps) {
  const provenance = useProvenance(company);
  if (provenance.data === null) return null;
  return (
    <Card component="section" aria-label={messages.title} data-print="hidden">
      <Title order={2} mb="sm">
        {messages.title}
      </Title>
      {provenance.isPending && (
        <Stack gap="sm">
          <Skeleton height={14} width="70%" />
          <Skeleton height={14} width="60%" />
          <Skeleton height={14} width="65%" />
        </Stack>
      )}
      {provenance.isLoadingError && (
        <LoadFailed
          title={messages.loadFailed}
          message={provenance.error.message}
          isRetrying={provenance.isFetching}
          onRetry={() => void provenance.refetch()}
        />
      )}
      {provenance.data && <Facts id={provenance.data.id} url={provenance.data.url} facts={provenance.data.facts} />}
    </Card>
  );
}

interface FactsProps {
  readonly id: string;
  readonly url: string | null;
  readonly facts: readonly Fact[];
}

function Facts({ id, url, facts }: FactsProps) {
  // Ages are relative to when the card was opened.
  const [nowMs] = useState(Date.now);
  return (
    <dl className={classes.list}>
      {facts.map((fact) => (
        <div key={fact.column} className={classes.row}>
          <Text component="dt" size="sm" c="dimmed">
            {fact.label}
          </Text>
          <Text component="dd" size="sm" className={classes.value} c={fact.value === null ? "dimmed" : undefined}>
            <span className={classes.text}>{fact.value ?? messages.blank}</span>
          </Text>
          <dd>
            <FactMark
              companyId={id}
              url={url}
              fact={fact}
              age={fact.trueOf === null ? "fresh" : staleness(nowMs - Date.parse(fact.trueOf))}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
