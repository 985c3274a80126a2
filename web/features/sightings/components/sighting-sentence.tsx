import { Anchor, Text } from "@mantine/core";
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import type { Sighting } from "#domain/hotlist/sighting.ts";
import { formatDay } from "#web/lib/dates.ts";
import { paths } from "#web/paths.ts";
import { sightingMessages as messages } from "../messages.ts";

/** `Screened by ada@fund.example on 12 Oct 2026, in the database with facts from 30 Jun 2025, on Fintech since 13 Oct 2026.` */
export function SightingSentence({ sighting: { screened, factsAt, asOf, hotlists } }: { sighting: Sighting }) {
  const clauses: { readonly key: string; readonly content: ReactNode }[] = [];
  if (screened !== null) {
    clauses.push({ key: "screened", content: messages.screened(screened.by, formatDay(screened.at)) });
  }
  if (factsAt !== null) {
    const isFirst = clauses.length === 0;
    clauses.push({ key: "database", content: messages.withFactsFrom(formatDay(asOf ?? factsAt), isFirst) });
  }
  for (const { id, squad, addedAt } of hotlists) {
    const content = (
      <>
        {clauses.length === 0 ? "On " : "on "}
        <Anchor component={Link} to={paths.companyOf(id)} size="sm" underline="always">
          {squad.name}
        </Anchor>{" "}
        {messages.since(formatDay(addedAt))}
      </>
    );
    clauses.push({ key: id, content });
  }
  return (
    <Text size="sm" span>
      {clauses.map(({ key, content }, index) => (
        <Fragment key={key}>
          {index > 0 && ", "}
          {content}
        </Fragment>
      ))}
      .
    </Text>
  );
}
