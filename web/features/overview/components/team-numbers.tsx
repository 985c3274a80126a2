import { Button, Card, Group, Skeleton, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { type SquadId, squads } from "#domain/hotlist/squads.ts";
import { useBackend } from "#web/backend/client.ts";
import { teamNumbersQuery } from "#web/data/overview/queries.ts";
import type { TeamNumbers as Numbers } from "#web/data/overview/team-numbers.ts";
import { paths } from "#web/paths.ts";
import { Bars } from "#web/ui/bars.tsx";
import classes from "./team-numbers.module.css";

/** The same days as the number. */
const THIS_WEEK = "added>=-6d";

/** Fits below a bar. */
const shortNames: Readonly<Record<SquadId, string>> = {
  genai: "Gen/AI",
  fintech: "Fintech",
  enterprise: "Enterprise",
  climate: "Climate",
  techbio: "TechBio",
};

export function TeamNumbers() {
  const numbers = useQuery(teamNumbersQuery(useBackend()));
  if (numbers.isPending) return <Skeleton h={234} radius="lg" role="status" aria-label="Loading team stats" />;
  if (numbers.isLoadingError) {
    return (
      <Card>
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            Couldn't load team stats. {numbers.error.message}
          </Text>
          <Button size="xs" variant="default" onClick={() => void numbers.refetch()}>
            Try again
          </Button>
        </Group>
      </Card>
    );
  }
  return (
    <Card component="section" aria-label="Team stats" className={classes.card}>
      <dl className={classes.figures}>
        <Figure label="Companies" value={numbers.data.companies} to={paths.companyDatabase} />
        <Figure label="New this week" value={numbers.data.newThisWeek} to={paths.companiesOf(THIS_WEEK)} />
        <Figure label="On hotlists" value={onHotlists(numbers.data)} to={paths.squadPicker} />
        <Figure
          label="LinkedIn requests left"
          to={paths.cvCreator}
          value={numbers.data.requestsLeft}
          hint={numbers.data.requestsAllowed === null ? undefined : `of ${numbers.data.requestsAllowed}`}
        />
      </dl>
      {onHotlists(numbers.data) === 0 ? <NoHotlists /> : <Hotlists numbers={numbers.data} />}
    </Card>
  );
}

function Hotlists({ numbers }: { numbers: Numbers }) {
  return (
    <Bars
      caption="Companies per hotlist"
      bars={squads.map(({ id, name }) => {
        const count = numbers.hotlists.get(id) ?? 0;
        return {
          key: id,
          label: shortNames[id],
          value: count,
          valueLabel: String(count),
          description: `${name}: ${count} ${count === 1 ? "company" : "companies"}`,
          to: paths.hotlistOf(id),
          color: "var(--mantine-primary-color-filled)",
        };
      })}
    />
  );
}

function NoHotlists() {
  return (
    <Stack gap="xs" align="flex-start">
      <Text fw={600}>No companies on hotlists yet</Text>
      <Text size="sm" c="dimmed">
        Screen a company and add it to a squad's hotlist to see the numbers here.
      </Text>
      <Button component={Link} to={paths.screener} variant="light" size="sm" mt={4}>
        Screen a company
      </Button>
    </Stack>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: number | null;
  readonly hint?: string;
  /** Where the number comes from. */
  readonly to: string;
}

function Figure({ label, value, hint, to }: FigureProps) {
  return (
    <div>
      <Text component="dt" c="dimmed">
        {label}
      </Text>
      <dd>
        <Link to={to} className={classes.number} aria-label={`${label}: ${value ?? "unknown"}`}>
          {value === null ? "–" : value.toLocaleString("en-GB")}
        </Link>
        {hint !== undefined && " "}
        {hint !== undefined && (
          <Text span size="sm" c="dimmed">
            {hint}
          </Text>
        )}
      </dd>
    </div>
  );
}

function onHotlists({ hotlists }: Numbers): number {
  return [...hotlists.values()].reduce((sum, count) => sum + count, 0);
}
