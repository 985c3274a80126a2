import { asObject, asText } from "../company/parse-json.ts";
import { findSquad, type Squad } from "./squads.ts";

/** Where the team has a company: in the database and in hotlists. */
export interface Sighting {
  /** The requested URL, normalized; null where a name was requested. */
  readonly url: string | null;
  /** ISO date and time of the fetch; null where the database has none. */
  readonly factsAt: string | null;
  /** The day that facts of the sample data are true of, `YYYY-MM-DD`; null for live facts. */
  readonly asOf: string | null;
  /** The first screening; null if the company was never screened. */
  readonly screened: Screening | null;
  /** Oldest first. */
  readonly hotlists: readonly HotlistSighting[];
}

export interface Screening {
  /** Email address; null if it is no longer known. */
  readonly by: string | null;
  /** ISO date and time. */
  readonly at: string;
}

export interface HotlistSighting {
  /** Of the hotlist row. */
  readonly id: string;
  readonly squad: Squad;
  /** ISO date and time. */
  readonly addedAt: string;
}

/** Parses the result of the database function `company_sightings`; skips invalid items. */
export function parseSightings(result: unknown): readonly Sighting[] {
  if (!Array.isArray(result)) return [];
  return result.map((item) => {
    const sighting = asObject(item);
    return {
      url: asText(sighting.url) ?? null,
      factsAt: asText(sighting.facts_at) ?? null,
      asOf: asText(sighting.as_of) ?? null,
      screened: parseScreening(sighting),
      hotlists: parseHotlistSightings(sighting.hotlists),
    };
  });
}

function parseScreening({ screened_at, screened_by }: Readonly<Record<string, unknown>>): Screening | null {
  const at = asText(screened_at);
  return at === undefined ? null : { by: asText(asObject(screened_by).email) ?? null, at };
}

/** Skips invalid items. */
export function parseHotlistSightings(hotlists: unknown): readonly HotlistSighting[] {
  if (!Array.isArray(hotlists)) return [];
  return hotlists.flatMap((entry): HotlistSighting[] => {
    const { id, squad_id, added_at } = asObject(entry);
    const squad = findSquad(asText(squad_id));
    const [rowId, addedAt] = [asText(id), asText(added_at)];
    return squad === null || rowId === undefined || addedAt === undefined ? [] : [{ id: rowId, squad, addedAt }];
  });
}
