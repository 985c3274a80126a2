import type { FundingRound } from "../funding/rounds.ts";
import { fundingRounds } from "../funding/rounds.ts";
import type { DateRange } from "../profile/date-range.ts";
import { parseDateRange } from "../profile/date-range.ts";
import { parseProfile } from "../profile/parse-profile.ts";
import { type Career, careerFromProfile } from "./career.ts";
import type { EmployerCompany } from "./employer-company.ts";

/** `2016-03 – 2019`, `2016 –`, `– 2019`, `?`. */
export function range(written: string): DateRange {
  const [start = "", end = ""] = written.split("–").map((part) => part.trim());
  if (start === "?") return { start: null, end: null, isOpen: false };
  return parseDateRange({ start_date: start, ...(end === "" ? {} : { end_date: end }) });
}

/** `seed 2016 5 Accel; series_a 2018-06-05 12 *Index Ventures`: type, date, millions, investors; a star leads. */
export function rounds(written: string): readonly FundingRound[] {
  const items = written.split(";").map((item) => item.trim().split(" "));
  return fundingRounds({
    cards: {
      raised_funding_rounds: items.map((words) => {
        const [type = "", date = "", millions = ""] = words;
        const investors = words
          .slice(3)
          .join(" ")
          .split(",")
          .map((name) => name.trim())
          .filter((name) => name !== "");
        return {
          investment_type: type,
          announced_on: date,
          money_raised: millions === "" || millions === "-" ? {} : { value_usd: Number(millions) * 1_000_000 },
          investor_identifiers: investors.map((name) => ({ value: name.replace("*", "") })),
          lead_investor_identifiers: investors
            .filter((name) => name.startsWith("*"))
            .map((name) => ({ value: name.slice(1) })),
        };
      }),
    },
  });
}

/** Lines such as `Celonis | Product Manager | 2018-04 – 2020-12`; educations after a line `-`. */
export function career(written: string, name: string | null = "Jo Example"): Career {
  const [work = "", study = ""] = written.split(/^\s*-\s*$/m);
  const rows = (text: string) =>
    text
      .split("\n")
      .map((line) => line.split("|").map((part) => part.trim()))
      .filter(([first]) => first !== undefined && first !== "");
  const parsed = careerFromProfile(parseProfile({ full_name: name }));
  return {
    ...parsed,
    positions: rows(work).map(([company, title, dates = "?"], index) => ({
      company: company === "?" ? null : (company ?? null),
      linkedinSlug: null,
      title: title ?? null,
      dates: range(dates),
      evidence: { list: "positions", index, span: null },
    })),
    educations: rows(study).map(([school, degree, dates = "?"], index) => ({
      school: school ?? null,
      degree: degree ?? null,
      dates: range(dates),
      evidence: { list: "educations", index, span: null },
    })),
  };
}

export function company(name: string, fields: Partial<EmployerCompany> = {}): EmployerCompany {
  return {
    id: name,
    name,
    url: null,
    linkedinSlug: null,
    shortDescription: null,
    categories: [],
    country: null,
    operatingStatus: null,
    foundedYear: null,
    employeeCount: null,
    totalFunding: null,
    topInvestors: [],
    factsAt: null,
    squads: [],
    foundedOn: null,
    rounds: [],
    ...fields,
  };
}
