import { createTopInvestorMatcher } from "../company/top-investors.ts";
import { topInvestors } from "../lists/investors.ts";
import { buildDictionary } from "../text/dictionary.ts";
import { dictionaryEntries } from "../text/dictionary-entries.ts";
import { career, company, rounds } from "./career.test-support.ts";
import type { Career } from "./career.ts";
import type { Candidate } from "./employer-company.ts";
import { findCareerNames } from "./known-names.ts";
import { employerRequests, linkCareer } from "./link-career.ts";

export const TODAY = { year: 2026, month: 1 };
export const matcher = createTopInvestorMatcher(topInvestors, "Earlybird");
export const dictionary = buildDictionary(
  dictionaryEntries({
    universities: [],
    companyNames: [],
    companyFacts: ["Celonis", "Lendable Labs"],
    hotlists: [],
    otherNames: [],
    rules: [],
  }),
);
export const celonis = company("Celonis", {
  foundedOn: "2011",
  categories: ["Enterprise Software", "Analytics"],
  topInvestors: ["Accel"],
  rounds: rounds("series_a 2016-06-15 27.5 *Accel; series_b 2018-06-26 50 *Accel; series_c 2019-11-21 290"),
});

export function link(written: Career, candidates: Readonly<Record<string, readonly Candidate[]>> = {}) {
  const names = findCareerNames(dictionary, written);
  const requests = employerRequests(written, names);
  const found = requests.map(({ names: [name = ""] }) => candidates[name] ?? []);
  return linkCareer(written, names, found, new Map());
}

export const founder = career(`
  Stealth Startup | Co-Founder & CEO | 2024-03 –
  Celonis SE | Director of Product | 2020-11 – 2024-02
  UnternehmerTUM | Coach | 2019-10 – 2022-09
  Celonis | Product Manager | 2018-04 – 2020-12
  Side Project | Developer
  -
  TU München, Lehrstuhl für Informatik | M.Sc. | 2012 – 2015
`);
