export interface TopInvestor {
  /** Crunchbase's spelling; shown and stored. */
  readonly name: string;
  /** Other spellings, short names, former names and investing arms that funding announcements use. */
  readonly aliases: readonly string[];
}

/**
 * The top ("AAA") investors; only these are stored as a company's investors. The team's own fund is a setting and comes
 * first. Names and aliases are unique. Ambiguous words ("Insight", "Battery") and sister firms with separate funds
 * (HongShan, Eight Roads, MGX) are not aliases.
 */
export const topInvestors: readonly TopInvestor[] = [
  // Venture firms, United States and worldwide
  {
    name: "Sequoia Capital",
    aliases: ["Sequoia", "Sequoia Capital US/Europe", "Sequoia Capital Operations", "Sequoia Capital Global Equities"],
  },
  {
    name: "Andreessen Horowitz",
    aliases: [
      "a16z",
      "Andreessen Horowitz (a16z)",
      "AH Capital Management",
      "a16z Growth",
      "a16z Bio + Health",
      "a16z crypto",
    ],
  },
  { name: "Accel", aliases: ["Accel Partners", "Accel London", "Accel Leaders"] },
  { name: "Index Ventures", aliases: ["Index Ventures Growth"] },
  { name: "Benchmark", aliases: ["Benchmark Capital"] },
  {
    name: "Kleiner Perkins",
    aliases: ["KPCB", "Kleiner Perkins Caufield & Byers", "Kleiner Perkins Caufield Byers", "Kleiner"],
  },
  { name: "Lightspeed Venture Partners", aliases: ["Lightspeed", "Lightspeed Ventures", "LSVP"] },
  { name: "General Catalyst", aliases: ["General Catalyst Partners", "General Catalyst Group"] },
  { name: "Founders Fund", aliases: ["The Founders Fund"] },
  { name: "Greylock", aliases: ["Greylock Partners"] },
  { name: "Bessemer Venture Partners", aliases: ["Bessemer", "Bessemer Ventures", "BVP"] },
  { name: "Insight Partners", aliases: ["Insight Venture Partners"] },
  { name: "Tiger Global Management", aliases: ["Tiger Global"] },
  { name: "Coatue", aliases: ["Coatue Management"] },
  { name: "Thrive Capital", aliases: ["Thrive Capital Partners"] },
  { name: "GV", aliases: ["Google Ventures", "GV (Google Ventures)"] },
  { name: "CapitalG", aliases: ["Google Capital", "Capital G"] },
  { name: "New Enterprise Associates", aliases: ["NEA", "New Enterprise Associates (NEA)"] },
  { name: "Khosla Ventures", aliases: ["Khosla"] },
  { name: "Union Square Ventures", aliases: ["USV"] },
  { name: "Battery Ventures", aliases: ["Battery Ventures LP"] },
  { name: "IVP", aliases: ["Institutional Venture Partners", "IVP (Institutional Venture Partners)"] },
  { name: "ICONIQ Growth", aliases: ["ICONIQ Capital", "ICONIQ"] },
  { name: "DST Global", aliases: ["DST", "Digital Sky Technologies", "DST Global Partners"] },
  { name: "Ribbit Capital", aliases: ["Ribbit"] },
  { name: "Redpoint", aliases: ["Redpoint Ventures"] },
  { name: "Dragoneer Investment Group", aliases: ["Dragoneer"] },
  { name: "Spark Capital", aliases: ["Spark Capital Partners"] },
  { name: "Valar Ventures", aliases: ["Valar"] },
  { name: "Y Combinator", aliases: ["YC", "Y Combinator Continuity", "YC Continuity", "Y Combinator Continuity Fund"] },
  {
    name: "SoftBank Vision Fund",
    aliases: [
      "SoftBank",
      "SoftBank Group",
      "SoftBank Vision Fund 2",
      "SoftBank Investment Advisers",
      "SoftBank Group Corp.",
    ],
  },

  // Venture firms, Europe
  { name: "Balderton Capital", aliases: ["Balderton"] },
  { name: "Atomico", aliases: ["Atomico Ventures", "Atomico Partners"] },
  { name: "Northzone", aliases: ["Northzone Ventures"] },
  { name: "Creandum", aliases: ["Creandum Advisor"] },
  { name: "EQT Ventures", aliases: ["EQT Ventures Fund"] },
  { name: "HV Capital", aliases: ["Holtzbrinck Ventures", "HV Holtzbrinck Ventures"] },
  { name: "Earlybird Venture Capital", aliases: ["Earlybird", "Earlybird VC"] },
  { name: "Lakestar", aliases: ["Lakestar Advisors"] },
  { name: "Cherry Ventures", aliases: ["Cherry Ventures Management"] },
  { name: "Point Nine", aliases: ["Point Nine Capital", "P9 Capital"] },
  { name: "Project A", aliases: ["Project A Ventures"] },
  { name: "Target Global", aliases: ["Target Global VC"] },
  { name: "Speedinvest", aliases: ["Speedinvest Ventures"] },
  {
    name: "UVC Partners",
    aliases: ["UVC", "Unternehmertum Venture Capital", "Unternehmertum Venture Capital Partners"],
  },
  { name: "83North", aliases: ["83 North", "83North Venture Capital"] },
  { name: "LocalGlobe", aliases: ["Local Globe", "LocalGlobe VC"] },
  { name: "Felix Capital", aliases: ["Felix Capital Partners"] },
  { name: "Kinnevik", aliases: ["Investment AB Kinnevik", "Kinnevik AB"] },
  { name: "Baillie Gifford", aliases: ["Baillie Gifford & Co."] },

  // Climate and life science
  {
    name: "Breakthrough Energy Ventures",
    aliases: ["Breakthrough Energy", "BEV", "Breakthrough Energy Ventures Europe"],
  },
  { name: "Lowercarbon Capital", aliases: ["Lowercarbon"] },
  { name: "Flagship Pioneering", aliases: ["Flagship Ventures"] },
  { name: "ARCH Venture Partners", aliases: ["ARCH Ventures", "ARCH Venture"] },
  { name: "OrbiMed", aliases: ["OrbiMed Advisors"] },
  { name: "RA Capital Management", aliases: ["RA Capital"] },

  // Sovereign and pension funds, a university endowment
  { name: "GIC", aliases: ["GIC Private Limited", "GIC Singapore", "Government of Singapore Investment Corporation"] },
  { name: "Temasek", aliases: ["Temasek Holdings"] },
  {
    name: "Mubadala",
    aliases: ["Mubadala Investment Company", "Mubadala Capital", "Mubadala Ventures", "Mubadala Capital Ventures"],
  },
  { name: "Qatar Investment Authority", aliases: ["QIA", "Qatar Investment Authority (QIA)"] },
  { name: "Abu Dhabi Investment Authority", aliases: ["ADIA", "Abu Dhabi Investment Authority (ADIA)"] },
  {
    name: "CPP Investments",
    aliases: [
      "CPPIB",
      "CPP Investment Board",
      "Canada Pension Plan Investment Board",
      "Canada Pension Plan Investment Board (CPPIB)",
    ],
  },
  {
    name: "Ontario Teachers' Pension Plan",
    aliases: [
      "OTPP",
      "Ontario Teachers",
      "Ontario Teachers'",
      "Ontario Teachers' Pension Plan Board",
      "Teachers' Venture Growth",
    ],
  },
  {
    name: "OMERS",
    aliases: [
      "OMERS Ventures",
      "OMERS Growth Equity",
      "OMERS Capital Markets",
      "Ontario Municipal Employees Retirement System",
    ],
  },
  {
    name: "Norges Bank Investment Management",
    aliases: ["NBIM", "Norges Bank", "Government Pension Fund Global", "Norway's sovereign wealth fund"],
  },
  {
    name: "Public Investment Fund",
    aliases: [
      "PIF",
      "Public Investment Fund (PIF)",
      "Saudi Arabia's Public Investment Fund",
      "Public Investment Fund of Saudi Arabia",
    ],
  },
  {
    name: "Yale University Investments Office",
    aliases: ["Yale Investments Office", "Yale University", "Yale Endowment"],
  },

  // Asset managers and private equity
  {
    name: "T. Rowe Price",
    aliases: ["T Rowe Price", "T. Rowe Price Associates", "T. Rowe Price Group", "T. Rowe Price Investment Management"],
  },
  {
    name: "Fidelity",
    aliases: [
      "Fidelity Investments",
      "Fidelity Management & Research Company",
      "Fidelity Management and Research Company",
      "FMR",
    ],
  },
  { name: "BlackRock", aliases: ["BlackRock Inc.", "BlackRock Alternatives", "BlackRock Private Equity Partners"] },
  { name: "KKR", aliases: ["Kohlberg Kravis Roberts", "KKR & Co."] },
  { name: "Blackstone", aliases: ["Blackstone Group", "The Blackstone Group", "Blackstone Growth"] },
  { name: "TPG", aliases: ["TPG Capital", "TPG Growth", "TPG Rise", "TPG Rise Climate", "The Rise Fund"] },
  { name: "General Atlantic", aliases: ["General Atlantic Partners"] },
  { name: "Warburg Pincus", aliases: ["Warburg Pincus LLC"] },
  { name: "Silver Lake", aliases: ["Silver Lake Partners", "Silver Lake Waterman"] },
  { name: "Permira", aliases: ["Permira Advisers", "Permira Growth Opportunities"] },
  { name: "EQT", aliases: ["EQT Partners", "EQT Group", "EQT Growth", "EQT Life Sciences"] },
];
