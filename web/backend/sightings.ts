import { queryOptions } from "@tanstack/react-query";
import { readSightings, type Sighting } from "#domain/hotlist/sighting.ts";
import type { Backend } from "./client.ts";
import { tableFault } from "./errors.ts";

/**
 * Where the team has met companies before, by their normalized addresses, and by name where one is given for the same
 * position: one request, however many. Fails with `BackendFault`.
 */
export function sightingsQuery({ client }: Backend, urls: readonly string[], names: readonly string[] = []) {
  return queryOptions({
    queryKey: ["sightings", urls, names],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, Sighting>> => {
      const { data, error, status } = await client
        .rpc("company_sightings", { urls: [...urls], names: [...names] })
        .abortSignal(signal);
      if (error) throw tableFault(error, status);
      return new Map(
        readSightings(data).flatMap((sighting) => (sighting.url === null ? [] : [[sighting.url, sighting]])),
      );
    },
  });
}
