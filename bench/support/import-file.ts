/** As many lines as Crunchbase's data file of 2013, and its columns. */
export const LINES = 17_727;
const COLUMNS =
  "permalink,name,category_code,funding_total_usd,status,country_code,state_code,region,city,funding_rounds,founded_at,founded_month,founded_quarter,founded_year,first_funding_at,last_funding_at,last_milestone_at";
/** One line in four is a company of `seedCompanies`. */
const EXISTING_EVERY = 4;

/** Lines end in CR, and the city has a byte that is not UTF-8. */
export function importFile(name: string, from: number): Uint8Array {
  const lines = [COLUMNS];
  for (let n = 0; n < LINES; n += 1) {
    const isExisting = n % EXISTING_EVERY === 0;
    const permalink = isExisting ? `company-${from + n + 1}` : `${name}-${n}`;
    lines.push(
      `/company/${permalink},"${name} ${n}, Inc.",games_video,${50_000 + n * 1000},operating,CHE,ZH,Zurich,Z\u00fcrich,${n % 5},2011-10-10,2011-10,2011-Q4,2011,2012-01-01,2013-05-31,2012-01-01`,
    );
  }
  return Buffer.from(lines.join("\r"), "latin1");
}
