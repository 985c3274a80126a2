/** The sample companies as entities of Wikidata. */
import { sampleCompanies } from "#supabase/functions/fetch-crunchbase/sample/companies.ts";
import type { SampleCompany } from "#supabase/functions/fetch-crunchbase/sample/company.ts";
import { leiOf } from "./gleif.ts";

export interface Claim {
  readonly mainsnak: Snak;
  readonly type: "statement";
  readonly rank: "preferred" | "normal" | "deprecated";
  readonly qualifiers?: Readonly<Record<string, readonly Snak[]>>;
}

export interface Snak {
  readonly snaktype: "value" | "somevalue" | "novalue";
  readonly property: string;
  readonly datavalue?: { readonly value: unknown; readonly type: string };
}

interface Text {
  readonly language: string;
  readonly value: string;
}

export interface Entity {
  readonly type: "item";
  readonly id: string;
  readonly labels: Readonly<Record<string, Text>>;
  readonly descriptions?: Readonly<Record<string, Text>>;
  readonly aliases?: Readonly<Record<string, readonly Text[]>>;
  readonly claims?: Readonly<Record<string, readonly Claim[]>>;
}

export type Entities = Readonly<Record<string, Entity>>;

export function snak(property: string, type: string, value: unknown): Snak {
  return { snaktype: "value", property, datavalue: { value, type } };
}

export function claim(mainsnak: Snak, options: Partial<Pick<Claim, "rank" | "qualifiers">> = {}): Claim {
  return { mainsnak, type: "statement", rank: "normal", ...options };
}

/** `2010`, `2010-09` or `2010-09-13`, with unknown months and days as `00`. */
export function time(property: string, date: string): Snak {
  const [year, month = "00", day = "00"] = date.split("-");
  const value = {
    time: `+${year}-${month}-${day}T00:00:00Z`,
    timezone: 0,
    before: 0,
    after: 0,
    precision: { 4: 9, 7: 10, 10: 11 }[date.length],
    calendarmodel: "http://www.wikidata.org/entity/Q1985727",
  };
  return snak(property, "time", value);
}

export const item = (property: string, id: string) =>
  snak(property, "wikibase-entityid", { "entity-type": "item", "numeric-id": Number(id.slice(1)), id });
export const quantity = (property: string, amount: number) =>
  snak(property, "quantity", { amount: `+${amount}`, unit: "1" });
export const text = (property: string, value: string) => snak(property, "string", value);

export const inEnglish = (value: string) => ({ en: { language: "en", value } });

/** Employees within the sample's bands, by the band's start: `c_00011_00050`. */
function employeesOf(band: string): number {
  return Number(band.split("_")[1]) + 3;
}

/** The entities, and a duplicate of a company that was added later: both have its permalink. */
export function withDuplicate(entities: Entities, permalink: string): Entities {
  const entity = Object.values(entities).find(
    ({ claims }) => claims?.P2088?.[0]?.mainsnak.datavalue?.value === permalink,
  );
  if (entity === undefined) throw new Error(`no entity of ${permalink}`);
  const id = "Q99999999";
  return {
    ...entities,
    [id]: { ...entity, id, labels: inEnglish("Duplicate"), descriptions: inEnglish("a duplicate") },
  };
}

/** What journeys may know of the companies. */
export const wikidataCompanies = sampleCompanies.map(({ permalink, name }) => ({ permalink, name }));

/** By ID. Cities, countries and categories are entities of their own. */
export function entitiesOf(companies: readonly SampleCompany[]): Entities {
  const entities = new Map<string, Entity>();
  const linked = new Map<string, string>();
  function linkTo(name: string): string {
    const existing = linked.get(name);
    if (existing !== undefined) return existing;
    const id = `Q${100_000 + linked.size}`;
    linked.set(name, id);
    entities.set(id, { type: "item", id, labels: inEnglish(name) });
    return id;
  }
  companies.forEach((company, index) => {
    const id = `Q${7_000_000 + index}`;
    entities.set(id, {
      type: "item",
      id,
      labels: inEnglish(company.name),
      descriptions: inEnglish(company.description.split(/(?<=\.) /)[0] ?? ""),
      aliases: { en: [{ language: "en", value: `${company.name} Inc.` }] },
      claims: {
        P2088: [claim(text("P2088", company.permalink))],
        P571: [claim(time("P571", company.foundedOn))],
        P1128: [
          claim(quantity("P1128", 7), { qualifiers: { P585: [time("P585", "2012")] } }),
          claim(quantity("P1128", employeesOf(company.employees)), { qualifiers: { P585: [time("P585", "2024-12")] } }),
        ],
        P159: [claim(item("P159", linkTo(company.city)))],
        P17: [claim(item("P17", linkTo(company.country)))],
        P452: company.categories.map((category) => claim(item("P452", linkTo(category)))),
        P856: [claim(text("P856", company.website))],
        // As in Wikidata, not every company has an LEI.
        ...(index % 2 === 0 && { P1278: [claim(text("P1278", leiOf(company.permalink)))] }),
      },
    });
  });
  return Object.fromEntries(entities);
}

export const wikidataEntities = entitiesOf(sampleCompanies);
