import { climateCompanies } from "./climate.ts";
import type { SampleCompany } from "./company.ts";
import { enterpriseCompanies } from "./enterprise.ts";
import { fintechCompanies } from "./fintech.ts";
import { genaiCompanies } from "./genai.ts";
import { techbioCompanies } from "./techbio.ts";

/** The sample companies' facts are as of this day (YYYY-MM-DD). */
export const SAMPLE_DATA_AS_OF = "2025-06-30";

export const sampleCompanies: readonly SampleCompany[] = [
  ...genaiCompanies,
  ...fintechCompanies,
  ...enterpriseCompanies,
  ...climateCompanies,
  ...techbioCompanies,
];
