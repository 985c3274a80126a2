import type { PublicList } from "./public-lists.test-support.ts";

/** Rankings, scraped lists and pasted tables. */
export const rankings: Readonly<Record<string, PublicList>> = {
  "Deloitte Fast 50, below a title and above a footnote": {
    headerLine: 3,
    file:
      "Technology Fast 50 – Sweden 2024;;;;;\n;;;;;\nRank;Company;Growth Rate (%);Sector;City;CEO\n" +
      "1;Foo AB;12 345 %;Software;Göteborg;Anna\n2;Total AB;9 100 %;Fintech;Stockholm;Bo\n" +
      "Average;;7 000 %;;;\nSource: Deloitte, 2024;;;;;\n",
    notes: ["Lines 6 to 7 were left out: they are totals or footnotes."],
    rows: [
      { company_name: "Foo AB", city: "Göteborg", sector: "Software" },
      { company_name: "Total AB", city: "Stockholm" },
    ],
  },
  "FT 1000, with two years of employees": {
    file:
      "Rank,Name,Country,Sector,Compound annual growth rate (CAGR) %,Revenue 2022 (€mn),Number of employees 2019,Number of employees 2022,Founding year\n" +
      "1,Sennder,Germany,Transport,30.1,120.5,50,1200,2015\n",
    rows: [{ company_name: "Sennder", country: "Germany", employee_count: "1001-5000", founded_year: 2015 }],
  },
  "EU-Startups, numbered, with flags and links to the directory": {
    file:
      "Startup,Country,City,Founded,Total funding,Short description,Website\n" +
      '1. Celonis,🇩🇪 Germany,Munich,c. 2011,"€1,2 Mio.",Mining,https://www.eu-startups.com/directory/celonis/\n' +
      "2. Swile,🇫🇷,Paris,2016,~$30M,Cards,https://www.eu-startups.com/directory/swile/\n" +
      "3. Bolt,🇪🇪 Estonia,Tallinn,2013,$1.7bn+,Rides,https://www.eu-startups.com/directory/bolt/\n",
    rows: [
      { company_name: "Celonis", country: "Germany", founded_year: 2011, website_domain: null, total_funding: null },
      { company_name: "Swile", country: "France", total_funding: "30M USD" },
      { company_name: "Bolt", country: "Estonia", total_funding: "1700M USD" },
    ],
    problems: [
      "The amount “€1,2 Mio.” is in EUR. Only US dollars are imported.",
      ...["ce", "sw", "bo"].map(
        (name) => `“https://www.eu-startups.com/directory/${name}…” is a page of a site that many companies use.`,
      ),
    ],
  },
  "pandas, with an index, nan and numbers of days": {
    file:
      ",name,homepage_url,employees,founded,total_funding_usd,last_funding_date,country\n" +
      "0,Celonis,celonis.com,3000.0,2011.0,2367000000.0,44796,nan\n1,Swile,swile.co,nan,2016.0,nan,44562.0,FR\n",
    rows: [
      {
        company_name: "Celonis",
        website_domain: "celonis.com",
        employee_count: "1001-5000",
        founded_year: 2011,
        country: null,
        total_funding: "2367M USD",
        last_round_on: "2022-08-23",
      },
      {
        company_name: "Swile",
        employee_count: null,
        total_funding: null,
        last_round_on: "2022-01-01",
        country: "France",
      },
    ],
  },
  "Wikipedia, with footnote marks": {
    file: "Company\tValuation (US$ billions)\tIndustry\tCountry/countries\nByteDance[5]\t220\tInternet\tChina[a]\nSpaceX [7]\t180\tAerospace\tUnited States\n",
    rows: [
      { company_name: "ByteDance", country: "China" },
      { company_name: "SpaceX", country: "United States" },
    ],
  },
  "Next40, in French": {
    file: "Entreprise;Secteur;Ville;Pays;Année de création;Effectifs;Site web;Montant levé (M€)\nDoctolib;Santé;Paris;France;2013;2 900;https://www.doctolib.fr;850\n",
    rows: [
      {
        company_name: "Doctolib",
        categories: ["Santé"],
        city: "Paris",
        country: "France",
        founded_year: 2013,
        employee_count: "1001-5000",
        website_domain: "doctolib.fr",
      },
    ],
    problems: ["The amount “850” is in EUR. Only US dollars are imported."],
  },
  "a Spanish list": {
    file: "Empresa;Ciudad;País;Año de fundación;Empleados;Sitio web\nGlovo;Barcelona;España;2015;1.800;glovoapp.com\n",
    rows: [
      {
        company_name: "Glovo",
        city: "Barcelona",
        country: "Spain",
        founded_year: 2015,
        employee_count: "1001-5000",
        website_domain: "glovoapp.com",
      },
    ],
  },
  "links as formulas, Markdown and HTML": {
    file:
      "Company,Website,HQ\n" +
      '"=HYPERLINK(""https://www.celonis.com"",""Celonis"")","=HYPERLINK(""https://www.celonis.com"",""Website"")",Munich (Germany)\n' +
      "[Swile](https://swile.co),[Visit](https://swile.co/about),Paris / France\n" +
      '"<a href=""https://bolt.eu"">Bolt</a>","<a href=""https://bolt.eu"">Site</a>",Tallinn - Estonia\n',
    rows: [
      { company_name: "Celonis", website_domain: "celonis.com", city: "Munich", country: "Germany" },
      { company_name: "Swile", website_domain: "swile.co", city: "Paris", country: "France" },
      { company_name: "Bolt", website_domain: "bolt.eu", city: "Tallinn", country: "Estonia" },
    ],
  },
  "websites in the column of the names": {
    file: "Company,Founded\nhttps://www.celonis.com,2011\nhttps://swile.co/,2016\n",
    rows: [{ website_domain: "celonis.com" }, { website_domain: "swile.co" }],
  },
  "a Markdown table": {
    file: "| Company | Website | Raised |\n|---|:---|---:|\n| Celonis | celonis.com | $2.4B |\n",
    rows: [{ company_name: "Celonis", website_domain: "celonis.com", total_funding: "2400M USD" }],
  },
  "groups of columns above the header": {
    headerLine: 2,
    file:
      "Company,,HQ,Last funding round,,Funding\nName,Country,,Date,Type,Total\n" +
      "Celonis,Germany,Munich,2022-08-23,Series D,$2.4B\n",
    rows: [
      {
        company_name: "Celonis",
        country: "Germany",
        city: "Munich",
        last_round_on: "2022-08-23",
        last_round_type: "series_d",
        total_funding: "2400M USD",
      },
    ],
  },
  "accents that were damaged before": {
    file: "Company,City\nMÃ¼ller AG,Zurich\n",
    rows: [{ company_name: "MÃ¼ller AG" }],
    notes: [
      "Letters with accents were damaged before this file was saved, as in “MÃ¼ller”. Export the list again as UTF-8, or correct them.",
    ],
  },
  "directory of Y Combinator, by a scraper": {
    layout: "y_combinator",
    file:
      '"name","slug","website","all_locations","one_liner","team_size","tags","batch","status","industries"\n' +
      `"Stripe","stripe","https://stripe.com","San Francisco, CA, USA","Payments","7000","['SaaS']","Summer 2009","Active","['Fintech', 'Payments']"\n`,
    rows: [{ company_name: "Stripe", categories: ["Fintech", "Payments"], operating_status: "active" }],
  },
};
