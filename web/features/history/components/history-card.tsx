import { Card, Skeleton, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useCompanyId } from "#web/data/history/queries.ts";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { historyMessages as messages } from "../messages.ts";
import { RowHistory } from "./row-history.tsx";

interface HistoryCardProps {
  /** The company's normalized URL; null if it has none. */
  readonly url: string | null;
  /** A hotlist entry has its own history beside the company's. */
  readonly entryId?: string;
  /** Of the record of a company without a URL. */
  readonly companyId?: string;
}

const SUBJECTS = [
  { value: "entry", label: "Hotlist entry" },
  { value: "company", label: "Company database" },
];

/** The history of a company, and of its hotlist entry. */
export function HistoryCard({ url, entryId, companyId }: HistoryCardProps) {
  const [subject, setSubject] = useState("entry");
  const isEntry = entryId !== undefined && (subject === "entry" || url === null);
  return (
    <Card component="section" aria-label={messages.title} data-print="hidden">
      <Title order={2} mb="sm">
        {messages.title}
      </Title>
      {entryId !== undefined && url !== null && (
        <SegmentedControl
          aria-label="History of"
          data={SUBJECTS}
          value={subject}
          onChange={setSubject}
          style={{ alignSelf: "flex-start", marginBottom: "var(--mantine-spacing-sm)" }}
        />
      )}
      {isEntry ? (
        <RowHistory key={entryId} tableName="squad_hotlist_companies" rowId={entryId} />
      ) : (
        <>
          {url !== null && <CompanyHistory key={url} url={url} />}
          {companyId !== undefined && <RowHistory key={companyId} tableName="company_facts" rowId={companyId} />}
        </>
      )}
    </Card>
  );
}

function CompanyHistory({ url }: { url: string }) {
  const company = useCompanyId(url);
  if (company.isLoadingError) {
    return (
      <LoadFailed
        title={messages.loadFailed}
        message={company.error.message}
        isRetrying={company.isFetching}
        onRetry={() => void company.refetch()}
      />
    );
  }
  if (company.isPending) return <Skeleton height={14} width="60%" />;
  if (company.data === null) {
    return (
      <Text size="sm" c="dimmed">
        {messages.notInDatabase}
      </Text>
    );
  }
  return <RowHistory tableName="company_facts" rowId={company.data} />;
}
