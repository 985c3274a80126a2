import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback } from "react";
import { databaseBatchLines } from "#domain/batch/database-lines.ts";
import { findCompanies } from "#domain/batch/find-companies.ts";
import { isFreshAge } from "#domain/company/facts-age.ts";
import type { Sighting } from "#domain/hotlist/sighting.ts";
import { useBackend } from "#web/backend/client.ts";
import { sightingsQuery } from "#web/data/sighting/queries.ts";
import type { LinesOf } from "../use-preview.ts";
import { BatchForm } from "./batch-form.tsx";

interface DatabaseBatchProps {
  readonly isShown: boolean;
  readonly renderSighting: (sighting: Sighting) => ReactNode;
  readonly onHide: () => void;
}

const TARGET = { kind: "database" } as const;
const NO_SIGHTINGS: ReadonlyMap<string, Sighting> = new Map();

const linesOf: LinesOf = (pasted, sightings) =>
  databaseBatchLines(findCompanies(pasted), sightings, (factsAt) => isFreshAge(Date.now() - Date.parse(factsAt)));

/** Adds many companies to the company database. */
export function DatabaseBatch({ isShown, renderSighting, onHide }: DatabaseBatchProps) {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const prepare = useCallback(
    async (pasted: string) => {
      const urls = findCompanies(pasted).flatMap((line) => (line.kind === "company" ? [line.url] : []));
      const sightings = urls.length === 0 ? NO_SIGHTINGS : await queryClient.fetchQuery(sightingsQuery(backend, urls));
      return linesOf(pasted, sightings);
    },
    [backend, queryClient],
  );
  return (
    <BatchForm
      target={TARGET}
      linesOf={linesOf}
      prepare={prepare}
      isShown={isShown}
      minRows={6}
      renderSighting={renderSighting}
      onHide={onHide}
    />
  );
}
