import { omitUndefined } from "../company/parse-json.ts";
import type { CompanyProfile } from "../company/profile.ts";
import type { WikidataCompany } from "./wikidata-company.ts";
import type { WikidataDate } from "./wikidata-statements.ts";

/** Of Crunchbase's, those that Wikidata has. */
type WikidataProperties = Pick<
  CompanyProfile["properties"],
  | "identifier"
  | "aliases"
  | "founded_on"
  | "num_employees_enum"
  | "short_description"
  | "categories"
  | "website"
  | "linkedin"
  | "location_identifiers"
>;

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
export function organizationOf(company: WikidataCompany, permalink: string, labelOf: LabelOf): WikidataOrganization {
  const { name, description, aliases, founded, employees, website, linkedinSlug } = company;
  const categories = labelsOf(company.industryIds, labelOf);
  const locations = locationsOf(company, labelOf);
  return {
    profile: {
      properties: omitUndefined<WikidataProperties>({
        identifier: { value: name, permalink },
        aliases: aliases.length > 0 ? aliases : undefined,
        founded_on: founded === null ? undefined : dateWithPrecision(founded),
        num_employees_enum: employees !== null && employees.count > 0 ? employeesEnum(employees.count) : undefined,
        short_description: description,
        categories: categories.length > 0 ? categories : undefined,
        website: website === undefined ? undefined : { value: website },
        linkedin:
          linkedinSlug === undefined ? undefined : { value: `https://www.linkedin.com/company/${linkedinSlug}` },
        location_identifiers: locations.length > 0 ? locations : undefined,
      }),
      cards: {},
    },
    provenance: {
      url: `https://www.wikidata.org/wiki/${company.id}`,
      asOf: employees?.asOf == null ? {} : { employee_count: isoDate(employees.asOf) },
      ...(company.lei !== undefined && { lei: company.lei }),
    },
  };
}

type LabelOf = (id: string) => string | undefined;

function labelsOf(ids: readonly string[], labelOf: LabelOf): readonly { readonly value: string }[] {
  return ids.flatMap((id) => {
    const value = labelOf(id);
    return value === undefined ? [] : { value };
  });
}

function locationsOf({ cityId, countryId }: WikidataCompany, labelOf: LabelOf) {
  const city = cityId === null ? undefined : labelOf(cityId);
  const country = countryId === null ? undefined : labelOf(countryId);
  const locations: { value: string; location_type: string }[] = [];
  if (city !== undefined) locations.push({ value: city, location_type: "city" });
  if (country !== undefined) locations.push({ value: country, location_type: "country" });
  return locations;
}

/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
function isoDate({ year, month, day }: WikidataDate): string {
  const yearText = String(year).padStart(4, "0");
  if (month === null) return yearText;
  return day === null ? `${yearText}-${twoDigits(month)}` : `${yearText}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** Crunchbase completes a date to the day and adds its precision. */
function dateWithPrecision({ year, month, day }: WikidataDate) {
  const precision = month === null ? "year" : day === null ? "month" : "day";
  return { value: isoDate({ year, month: month ?? 1, day: day ?? 1 }), precision };
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number);
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
