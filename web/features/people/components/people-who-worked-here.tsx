import { Card, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import { usePeopleWhoWorkedAt } from "#web/data/person/queries.ts";
import { formatDay } from "#web/lib/dates.ts";
import { paths } from "#web/paths.ts";
import { personMessages } from "../messages.ts";
import classes from "./people.module.css";

/** Kept people with a position at the company; nothing where there are none. */
export function PeopleWhoWorkedHere({ companyId }: { companyId: string }) {
  const people = usePeopleWhoWorkedAt(companyId).data ?? [];
  if (people.length === 0) return null;
  return (
    <Card component="section" aria-label={personMessages.workedHere(people.length)} data-print="hidden">
      <Title order={2} mb="md">
        {personMessages.workedHere(people.length)}
      </Title>
      <ul className={classes.here}>
        {people.map(({ id, full_name, purpose, read_at }) => (
          <li key={id}>
            <Link to={paths.personOf(id)}>{full_name}</Link>{" "}
            <Text span size="sm" c="dimmed">
              {purpose} · read {formatDay(read_at)}
            </Text>
          </li>
        ))}
      </ul>
    </Card>
  );
}
