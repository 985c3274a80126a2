import { queryOptions } from "@tanstack/react-query";
import { parseSightings, type Sighting } from "#domain/hotlist/sighting.ts";
import type { Backend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { sightingKeys } from "./keys.ts";

/**
 * Sightings by normalized URL, in one request. A name at the same index as a URL also finds hotlist entries without that
 * URL. Throws `BackendError`.
 */
export function sightingsQuery({ client }: Backend, urls: readonly string[], names: readonly string[] = []) {
  return queryOptions({
    queryKey: sightingKeys.of(urls, names),
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, Sighting>> => {
      const { data, error, status } = await client
        .rpc("company_sightings", { urls: [...urls], names: [...names] })
        .abortSignal(signal);
      if (error) throw toTableError(error, status);
      return new Map(
        parseSightings(data).flatMap((sighting) => (sighting.url === null ? [] : [[sighting.url, sighting]])),
      );
    },
  });
}

/** The sighting of one company, by its normalized URL, its name, or both; null if it was never seen. Throws `BackendError`. */
export function companySightingQuery({ client }: Backend, url: string | null, name: string | null) {
  const urls = url === null ? [] : [url];
  return queryOptions({
    queryKey: sightingKeys.one(url, name),
    queryFn: async ({ signal }): Promise<Sighting | null> => {
      const { data, error, status } = await client
        .rpc("company_sightings", { urls, names: name === null ? [] : [name] })
        .abortSignal(signal);
      if (error) throw toTableError(error, status);
      return parseSightings(data)[0] ?? null;
    },
  });
}
