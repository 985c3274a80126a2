import { Button, CloseButton, Group, Stack, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { Evidence } from "#domain/career/career.ts";
import {
  compareTriageRows,
  TRIAGE_COLUMNS,
  type TriageColumn,
  triageCsvColumns,
  triageText,
} from "#domain/career/triage.ts";
import { toCsv } from "#domain/export/csv.ts";
import type { CalendarMonth } from "#domain/profile/partial-date.ts";
import { createNameFilter } from "#domain/search/name-filter.ts";
import type { HotlistInvestors } from "#web/data/person/hotlist-investors.ts";
import { downloadText } from "#web/lib/download.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LeaveGuard } from "#web/ui/leave-guard.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { SearchBox } from "#web/ui/search-box.tsx";
import { careerMessages } from "../messages.ts";
import { triageMessages } from "../triage-messages.ts";
import type { FetchCompany } from "../use-fetch-unknown.ts";
import { type TriagePerson, useTriage } from "../use-triage.ts";
import { CareerItems } from "./career-items.tsx";
import { ColumnChooser } from "./column-chooser.tsx";
import { ComparedCompany } from "./compared-company.tsx";
import { SummaryCard } from "./summary-card.tsx";
import classes from "./triage.module.css";
import { TriageChoices } from "./triage-choices.tsx";
import { TriageFetch } from "./triage-fetch.tsx";
import { TriageInput } from "./triage-input.tsx";
import { type TriageSort, TriageTable } from "./triage-table.tsx";

interface TriageScreenProps {
  readonly today: CalendarMonth;
  readonly fetchCompany: FetchCompany;
  /** Below the summary of an opened person. */
  readonly renderActions: (person: TriagePerson) => ReactNode;
}

const NO_INVESTORS: readonly string[] = [];
const COLUMNS = Object.keys(TRIAGE_COLUMNS) as TriageColumn[];

/** Up to 50 people in a table; each opens beside it. Nothing is stored. */
export function TriageScreen({ today, fetchCompany, renderActions }: TriageScreenProps) {
  const [compared, setCompared] = useState<HotlistInvestors | null>(null);
  const triage = useTriage(today, compared?.investors ?? NO_INVESTORS);
  const { addText, addFiles, clear, areFactsLoading, factsError, retryFacts, choose } = triage;
  // Drawn in slices, so that the screen stays responsive while results come in.
  const people = useDeferredValue(triage.people);
  const [columns, setColumns] = useState<readonly TriageColumn[]>(COLUMNS);
  const [filter, setFilter] = useState("");
  const [sort, setSort] = useState<TriageSort | null>(null);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [evidence, setEvidence] = useState<readonly Evidence[]>([]);
  const shown = useMemo(() => shownPeople(people, filter, sort), [people, filter, sort]);
  const read = people.filter(({ state }) => state === "read");
  const open = people.find(({ key }) => key === openKey) ?? null;

  const openPerson = useCallback((key: string | null) => {
    setOpenKey(key);
    setEvidence([]);
  }, []);

  const toggleSort = useCallback((column: TriageColumn) => {
    setSort((before) => ({ column, isDescending: before?.column === column && !before.isDescending }));
  }, []);

  function exportCsv() {
    const rows = shown.filter(({ state }) => state === "read").map(({ row }) => row);
    downloadText(triageMessages.csvName, toCsv(triageCsvColumns, rows), "text/csv");
  }

  return (
    <Stack gap="lg">
      <TriageInput onText={addText} onFiles={(files) => void addFiles(files)} />
      {people.length === 0 ? (
        <EmptyState title={triageMessages.emptyTitle}>{triageMessages.empty}</EmptyState>
      ) : (
        <>
          <Group justify="space-between" gap="sm">
            <Group gap="md">
              <SearchBox placeholder={triageMessages.filter} onSearch={setFilter} />
              <Text size="sm" c="dimmed" role="status">
                {triageMessages.progress(people.filter(({ state }) => state !== "reading").length, people.length)}
              </Text>
            </Group>
            <Group gap="sm">
              <ComparedCompany compared={compared} onCompare={setCompared} />
              <ColumnChooser columns={columns} onColumns={setColumns} />
              <Button variant="subtle" color="gray" onClick={clear}>
                {triageMessages.remove}
              </Button>
              <Button
                variant="default"
                leftSection={<IconDownload size={16} />}
                disabled={read.length === 0}
                onClick={exportCsv}
              >
                {triageMessages.exportCsv}
              </Button>
            </Group>
          </Group>
          {factsError !== null && (
            <LoadFailed
              title={careerMessages.factsFailed}
              message={factsError.message}
              isRetrying={false}
              onRetry={retryFacts}
            />
          )}
          <TriageChoices people={people} onChoose={choose} />
          <div className={classes.columns} data-open={open !== null || undefined} data-wide>
            {shown.length === 0 ? (
              <EmptyState title={triageMessages.noneMatch} />
            ) : (
              <TriageTable
                columns={columns}
                people={shown}
                sort={sort}
                onSort={toggleSort}
                openKey={openKey}
                onOpen={openPerson}
              />
            )}
            {open?.linked && (
              <OpenPerson key={open.key} name={open.row.name} onClose={() => openPerson(null)}>
                <SummaryCard
                  linked={open.linked}
                  areNamesKnown
                  today={today}
                  areFactsLoading={areFactsLoading}
                  onShow={setEvidence}
                  onChoose={(employer, company) => choose([open.key], employer, company)}
                  compared={compared}
                  onCompare={setCompared}
                  hasTenures={false}
                />
                <CareerItems career={open.linked.career} text={open.text} shown={evidence} today={today} />
                {renderActions(open)}
              </OpenPerson>
            )}
          </div>
          <TriageFetch people={people} fetchCompany={fetchCompany} />
        </>
      )}
      <LeaveGuard isActive={people.length > 0} title={triageMessages.leaveTitle} text={triageMessages.leave} />
    </Stack>
  );
}

/** Filtered and sorted. */
function shownPeople(
  people: readonly TriagePerson[],
  filter: string,
  sort: TriageSort | null,
): readonly TriagePerson[] {
  const isWanted = createNameFilter(filter);
  const shown = people.filter(({ row }) => isWanted(COLUMNS.map((column) => triageText(row, column)).join(" ")));
  if (sort !== null) shown.sort((a, b) => compareTriageRows(a.row, b.row, sort.column, sort.isDescending));
  return shown;
}

function OpenPerson({ name, onClose, children }: { name: string; onClose: () => void; children: ReactNode }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the panel
    <article
      ref={panel}
      tabIndex={-1}
      aria-label={name}
      className={classes.open}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <Group justify="space-between" mb="sm">
        <Text fw={650}>{name}</Text>
        <CloseButton aria-label={triageMessages.close} onClick={onClose} />
      </Group>
      <Stack gap="md">{children}</Stack>
    </article>
  );
}
