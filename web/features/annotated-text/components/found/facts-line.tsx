import { Text } from "@mantine/core";
import { IconFlame } from "@tabler/icons-react";
import { useState } from "react";
import { formatAge } from "#domain/company/facts-age.ts";
import type { KnownCompany, KnownFacts } from "#domain/hotlist/known-company.ts";
import { paths } from "#web/paths.ts";
import { TagLink } from "#web/ui/tag.tsx";
import { foundMessages as messages } from "../../found/found-messages.ts";
import type { FetchState } from "../../found/use-company-actions.ts";
import classes from "./found-panel.module.css";

interface FactsLineProps {
  readonly company: KnownCompany | null;
  readonly fetch: FetchState | undefined;
  readonly areFactsLoading: boolean;
}

/** A company's facts on one line, with their age, and the hotlists it is on. */
export function FactsLine({ company, fetch, areFactsLoading }: FactsLineProps) {
  const [nowMs] = useState(Date.now);
  const hotlists = company?.hotlists ?? [];
  const factsAt = company?.facts?.factsAt ?? null;
  return (
    <>
      <Text
        size="xs"
        c={fetch?.kind === "failed" ? "var(--mantine-color-error)" : "dimmed"}
        component="div"
        className={classes.facts}
      >
        <span className={classes.line}>{lineOf(company?.facts ?? null, fetch, areFactsLoading)}</span>
        {factsAt !== null && (
          <span className={classes.age}>{formatAge(nowMs - Date.parse(factsAt)).toLowerCase()}</span>
        )}
      </Text>
      {hotlists.length > 0 && (
        <div className={classes.chips}>
          {hotlists.map(({ id, squad }) => (
            <TagLink key={id} to={paths.companyOf(id)} size="sm" icon={<IconFlame size={11} aria-hidden />}>
              {squad.name}
            </TagLink>
          ))}
        </div>
      )}
    </>
  );
}

function lineOf(facts: KnownFacts | null, fetch: FetchState | undefined, areFactsLoading: boolean): string {
  if (fetch?.kind === "fetching") return messages.fetching;
  if (fetch?.kind === "failed") return fetch.reason;
  if (facts === null) return areFactsLoading ? messages.loadingFacts : messages.noFacts;
  const { foundedYear, employeeCount, totalFunding, topInvestors } = facts;
  return [
    foundedYear ?? "N/A",
    `${employeeCount ?? "N/A"} FTE`,
    totalFunding ?? "N/A",
    topInvestors.length === 0 ? messages.noInvestors : topInvestors.join(", "),
  ].join(" · ");
}
