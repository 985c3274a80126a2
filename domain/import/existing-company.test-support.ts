import type { ExistingCompany } from "./plan-types.ts";

/** A company of the database that has nothing but its name. */
export function existingCompany(values: Partial<ExistingCompany>): ExistingCompany {
  return {
    id: "acme-id",
    company_name: "",
    url: null,
    linkedin_slug: null,
    website_domain: null,
    founded_year: null,
    employee_count: null,
    total_funding: null,
    aaa_investors: null,
    short_description: null,
    categories: [],
    city: null,
    country: null,
    last_round_type: null,
    last_round_on: null,
    operating_status: null,
    extra: {},
    ...values,
  };
}
