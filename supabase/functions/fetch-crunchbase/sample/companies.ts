import { climateCompanies } from "./climate.ts";
import type { SampleCompany } from "./company.ts";
import { enterpriseCompanies } from "./enterprise.ts";
import { fintechCompanies } from "./fintech.ts";
import { genaiCompanies } from "./genai.ts";
import { techbioCompanies } from "./techbio.ts";

/** The day (YYYY-MM-DD) up to which the sample companies' facts are told; nothing later is in them. */
export const SAMPLE_DATA_AS_OF = "2025-06-30";

/** Every sample company, squad after squad. */
export const sampleCompanies: readonly SampleCompany[] = [
  ...genaiCompanies,
  ...fintechCompanies,
  ...enterpriseCompanies,
  ...climateCompanies,
  ...techbioCompanies,
];
