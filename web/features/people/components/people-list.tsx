import { Box, Card, Text, UnstyledButton } from "@mantine/core";
import { useMemo, useState } from "react";
import { findSquad } from "#domain/hotlist/squads.ts";
import { createNameFilter } from "#domain/search/name-filter.ts";
import { type KeptPerson, useKeptPeople } from "#web/data/person/queries.ts";
import { useTeamMembers } from "#web/data/team/queries.ts";
import { formatDay } from "#web/lib/dates.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { rowsOf, type TableColumn } from "#web/ui/data-table/types.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { SearchBox } from "#web/ui/search-box.tsx";
import { personMessages, SOURCES } from "../messages.ts";
import classes from "./people.module.css";

interface PeopleListProps {
  readonly onOpen: (id: string) => void;
}

const NO_PEOPLE: readonly KeptPerson[] = [];

/** Everybody whom the team keeps, newest first. */
export function PeopleList({ onOpen }: PeopleListProps) {
  const people = useKeptPeople();
  const members = useTeamMembers().data;
  const [search, setSearch] = useState("");
  const all = people.data ?? NO_PEOPLE;
  const nameOf = useMemo(() => {
    const names = new Map((members ?? []).map(({ id, name }) => [id, name]));
    return (id: string | null) => (id === null ? "" : (names.get(id) ?? "A former colleague"));
  }, [members]);
  const shown = useMemo(() => {
    const isWanted = createNameFilter(search);
    return all.filter((person) => isWanted(`${person.full_name} ${person.purpose} ${nameOf(person.added_by)}`));
  }, [all, search, nameOf]);
  const columns = useMemo((): readonly TableColumn<KeptPerson>[] => {
    return [
      {
        id: "name",
        header: "Person",
        width: 230,
        grows: true,
        cell: (person) => nameCell(person, onOpen),
      },
      { id: "purpose", header: "Purpose", width: 180, grows: true, cell: ({ purpose }) => textCell(purpose) },
      { id: "squad", header: "Squad", width: 120, cell: ({ squad_id }) => textCell(findSquad(squad_id)?.name ?? "") },
      { id: "by", header: "Kept by", width: 110, cell: ({ added_by }) => textCell(nameOf(added_by)) },
      {
        id: "read",
        header: "Last read",
        width: 120,
        cell: ({ read_at, source }) =>
          textCell(formatDay(read_at), `${formatDay(read_at)}, from ${SOURCES[source] ?? source}`),
      },
      { id: "expires", header: "Expires", width: 120, cell: ({ expires_at }) => textCell(formatDay(expires_at)) },
    ];
  }, [nameOf, onOpen]);

  if (people.isLoadingError) {
    return (
      <LoadFailed
        title={personMessages.loadFailed}
        message={people.error.message}
        isRetrying={people.isFetching}
        onRetry={() => void people.refetch()}
      />
    );
  }
  return (
    <Card p={0}>
      {all.length > 0 && (
        <Box p="lg">
          <SearchBox placeholder={personMessages.search} onSearch={setSearch} />
        </Box>
      )}
      <DataTable
        label="Kept people"
        columns={columns}
        rows={rowsOf(shown)}
        rowId={({ id }) => id}
        isLoading={people.isPending}
        loadingText="Loading people"
        viewKey={search}
        empty={
          all.length === 0 ? (
            <EmptyState title={personMessages.empty}>{personMessages.emptyHint}</EmptyState>
          ) : (
            <EmptyState title={personMessages.notFound} />
          )
        }
        printed={() => ({
          columns: [
            { header: "Person", value: ({ full_name }) => full_name },
            { header: "Purpose", value: ({ purpose }) => purpose },
            { header: "Kept by", value: ({ added_by }) => nameOf(added_by) },
            { header: "Expires", value: ({ expires_at }) => formatDay(expires_at) },
          ],
          rows: shown,
        })}
        card={(person) => personCard(person, nameOf(person.added_by), onOpen)}
      />
    </Card>
  );
}

function textCell(value: string, title = value) {
  return (
    <Text size="sm" truncate title={title}>
      {value}
    </Text>
  );
}

function nameCell({ id, full_name }: KeptPerson, onOpen: (id: string) => void) {
  return (
    <UnstyledButton className={classes.open} onClick={() => onOpen(id)}>
      {full_name}
    </UnstyledButton>
  );
}

function personCard({ id, full_name, purpose, expires_at }: KeptPerson, keptBy: string, onOpen: (id: string) => void) {
  return (
    <UnstyledButton className={classes.card} onClick={() => onOpen(id)}>
      <Text fw={600}>{full_name}</Text>
      <Text size="sm">{purpose}</Text>
      <Text size="xs" c="dimmed">
        {keptBy} · expires {formatDay(expires_at)}
      </Text>
    </UnstyledButton>
  );
}
