import type { CompanyProfile } from "../company/profile.ts";
import type { WikidataCompany } from "./wikidata-company.ts";
import type { WikidataDate } from "./wikidata-statements.ts";

interface WikidataOrganization {
  readonly profile: CompanyProfile;
  readonly provenance: {
    readonly url: string;
    /** By column of `company_facts`. */
    readonly asOf: Readonly<Record<string, string>>;
    readonly lei?: string;
  };
}

/** A company of Wikidata in Crunchbase v4's shape. `labelOf` gives the label of a linked entity. Unknown values are left out. */
export function organizationOf(
  company: WikidataCompany,
  permalink: string,
  labelOf: (id: string) => string | undefined,
): WikidataOrganization {
  const { name, description, aliases, founded, employees, cityId, countryId, website, linkedinSlug } = company;
  const categories = company.industryIds.flatMap((id) => labelOf(id) ?? []);
  const locations = [
    { id: cityId, location_type: "city" },
    { id: countryId, location_type: "country" },
  ].flatMap(({ id, location_type }) => {
    const value = id === null ? undefined : labelOf(id);
    return value === undefined ? [] : [{ value, location_type }];
  });
  const asOf: Readonly<Record<string, string>> =
    employees?.asOf == null ? {} : { employee_count: isoDate(employees.asOf) };
  return {
    profile: {
      properties: {
        identifier: { value: name, permalink },
        ...(aliases.length > 0 && { aliases }),
        ...(founded !== null && { founded_on: dateWithPrecision(founded) }),
        ...(employees !== null && employees.count > 0 && { num_employees_enum: employeesEnum(employees.count) }),
        ...(description !== undefined && { short_description: description }),
        ...(categories.length > 0 && { categories: categories.map((value) => ({ value })) }),
        ...(website !== undefined && { website: { value: website } }),
        ...(linkedinSlug !== undefined && { linkedin: { value: `https://www.linkedin.com/company/${linkedinSlug}` } }),
        ...(locations.length > 0 && { location_identifiers: locations }),
      },
      cards: {},
    },
    provenance: {
      url: `https://www.wikidata.org/wiki/${company.id}`,
      asOf,
      ...(company.lei !== undefined && { lei: company.lei }),
    },
  };
}

/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
function isoDate({ year, month, day }: WikidataDate): string {
  const parts = month === null ? [] : day === null ? [month] : [month, day];
  return [String(year).padStart(4, "0"), ...parts.map((part) => String(part).padStart(2, "0"))].join("-");
}

/** Crunchbase completes a date to the day and adds its precision. */
function dateWithPrecision({ year, month, day }: WikidataDate) {
  const value = [String(year).padStart(4, "0"), ...[month ?? 1, day ?? 1].map((part) => String(part).padStart(2, "0"))];
  return { value: value.join("-"), precision: month === null ? "year" : day === null ? "month" : "day" };
}

/** Crunchbase's bands by their upper ends (specification, section 3 "Employee-count band mapping"). */
const BANDS: readonly (readonly [most: number, band: string])[] = [
  [10, "c_00001_00010"],
  [50, "c_00011_00050"],
  [100, "c_00051_00100"],
  [250, "c_00101_00250"],
  [500, "c_00251_00500"],
  [1000, "c_00501_01000"],
  [5000, "c_01001_05000"],
  [10_000, "c_05001_10000"],
];

function employeesEnum(count: number): string {
  return BANDS.find(([most]) => count <= most)?.[1] ?? "c_10001_max";
}
