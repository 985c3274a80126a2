import { asObject, asText } from "../company/parse-json.ts";
import { findSquad, type Squad } from "./squads.ts";

/** Where the team has met a company before: in the database, in squads' hotlists. */
export interface Sighting {
  /** The normalized address that was asked for; null where a name alone was. */
  readonly url: string | null;
  /** ISO moment of the facts in the database; null where it is not there. */
  readonly factsAt: string | null;
  /** Oldest first. */
  readonly hotlists: readonly HotlistSighting[];
}

export interface HotlistSighting {
  /** Of the hotlist's row. */
  readonly id: string;
  readonly squad: Squad;
  /** ISO moment. */
  readonly addedAt: string;
}

/** Reads the answer of the database's `company_sightings`; what is not understood is left out. */
export function parseSightings(answer: unknown): readonly Sighting[] {
  if (!Array.isArray(answer)) return [];
  return answer.map((item) => {
    const sighting = asObject(item);
    return {
      url: asText(sighting.url) ?? null,
      factsAt: asText(sighting.facts_at) ?? null,
      hotlists: parseHotlistSightings(sighting.hotlists),
    };
  });
}

/** Reads the hotlists in an answer of the database; what is not understood is left out. */
export function parseHotlistSightings(hotlists: unknown): readonly HotlistSighting[] {
  if (!Array.isArray(hotlists)) return [];
  return hotlists.flatMap((entry): HotlistSighting[] => {
    const { id, squad_id, added_at } = asObject(entry);
    const squad = findSquad(asText(squad_id));
    const [rowId, addedAt] = [asText(id), asText(added_at)];
    return squad === null || rowId === undefined || addedAt === undefined ? [] : [{ id: rowId, squad, addedAt }];
  });
}
