/** The result of the database function `search_everything`. */
import { asList, asNonNegativeNumber, asText, type JsonObject } from "../company/parse-json.ts";
import { parsePerson } from "../history/entry.ts";
import { shortName } from "../history/short-name.ts";
import { findStatus, type HotlistStatus } from "../hotlist/status.ts";

interface HitFields {
  readonly id: string;
  readonly title: string;
  /** Why it is a hit. */
  readonly reason: string;
}

export interface CompanyHit extends HitFields {
  readonly kind: "company";
  readonly url: string | null;
  /** Not in the database. */
  readonly isOnlyScreened: boolean;
  /** Such as `2011 · 1001-5000 · 1300M USD`. */
  readonly facts: string;
}

export interface EntryHit extends HitFields {
  readonly kind: "entry";
  readonly squadId: string;
  readonly status: HotlistStatus | null;
}

export interface NoteHit extends HitFields {
  readonly kind: "note";
  readonly entryId: string;
  readonly squadId: string;
  readonly excerpt: string;
}

export interface UniversityHit extends HitFields {
  readonly kind: "university";
}

export type Hit = CompanyHit | EntryHit | NoteHit | UniversityHit;

export function parseHits(result: unknown): readonly Hit[] {
  return asList(result, parseHit)?.filter((hit) => hit !== null) ?? [];
}

function parseHit(item: JsonObject): Hit | null {
  const id = asText(item.id);
  if (id === undefined) return null;
  const fields = { id, title: asText(item.title) ?? "Unnamed company", reason: reasonOf(item) };
  switch (item.kind) {
    case "company":
      return {
        ...fields,
        kind: "company",
        url: asText(item.url) ?? null,
        isOnlyScreened: item.only_screened === true,
        facts: [asNonNegativeNumber(item.founded_year), asText(item.employee_count), asText(item.total_funding)]
          .filter((fact) => fact !== undefined)
          .join(" · "),
      };
    case "entry":
      return { ...fields, kind: "entry", squadId: asText(item.squad_id) ?? "", status: findStatus(item.status) };
    case "note":
      return {
        ...fields,
        kind: "note",
        reason: `Note by ${shortName(parsePerson(item.author), null)}`,
        entryId: asText(item.entry_id) ?? "",
        squadId: asText(item.squad_id) ?? "",
        excerpt: asText(item.excerpt) ?? "",
      };
    case "university":
      return { ...fields, kind: "university" };
    default:
      return null;
  }
}

function reasonOf(item: JsonObject): string {
  const matched = asText(item.matched) ?? "";
  switch (item.match) {
    case 0:
      return "Same company";
    case 4:
      return `Also called ${matched}`;
    case 5:
      return `Investor: ${matched}`;
    case 6:
      return "Similar spelling";
    default:
      return "Name";
  }
}
