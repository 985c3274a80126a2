import type { ImportValues } from "./fields.ts";

/** A list as it is published or exported, and what is read from it without a correction. */
export interface PublicList {
  readonly file: string | Uint8Array;
  readonly layout?: string;
  readonly headerLine?: number;
  /** Of the first rows. */
  readonly rows: readonly ImportValues[];
  readonly problems?: readonly string[];
  readonly notes?: readonly string[];
}

function windows1252(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export const celonis = {
  company_name: "Celonis",
  website_domain: "celonis.com",
  city: "Munich",
  country: "Germany",
  founded_year: 2011,
  employee_count: "1001-5000",
} satisfies ImportValues;
export const publicLists: Readonly<Record<string, PublicList>> = {
  "directory of Y Combinator": {
    layout: "y_combinator",
    file:
      "name,batch,one_liner,website,all_locations,team_size,industry,status,tags,url,year_founded,long_description\n" +
      'Stripe,S09,Payments.,http://stripe.com,"San Francisco, CA, USA; Dublin, Ireland",7000,Fintech,Active,"SaaS",https://www.ycombinator.com/companies/stripe,2010,Long\n' +
      'Airbnb,W09,Rooms.,http://airbnb.com/?ref=yc,"San Francisco, CA, USA",6132,Consumer,Public,"Travel",https://www.ycombinator.com/companies/airbnb,2008,Long\n',
    rows: [
      {
        company_name: "Stripe",
        website_domain: "stripe.com",
        city: "San Francisco",
        country: "United States",
        founded_year: 2010,
        employee_count: "5001-10000",
        operating_status: "active",
        short_description: "Payments.",
        categories: ["Fintech"],
      },
      { company_name: "Airbnb", website_domain: "airbnb.com", operating_status: "ipo" },
    ],
  },
  "Crunchbase Pro, all columns": {
    layout: "crunchbase_companies",
    file:
      "Organization Name,Organization Name URL,Founded Date,Founded Date Precision,Industries,Headquarters Location,Description,CB Rank (Company),Headquarters Regions,Estimated Revenue Range,Operating Status,Exit Date,Closed Date,Company Type,Website,Twitter,Facebook,LinkedIn,Contact Email,Phone Number,Number of Articles,Hub Tags,Full Description,Actively Hiring,Investor Type,Investment Stage,Number of Founders,Founders,Number of Employees,Number of Funding Rounds,Funding Status,Last Funding Date,Last Funding Amount,Last Funding Amount Currency,Last Funding Amount Currency (in USD),Last Funding Type,Total Funding Amount,Total Funding Amount Currency,Total Funding Amount Currency (in USD),Top 5 Investors,Number of Investors\n" +
      'Celonis,http://www.crunchbase.com/organization/celonis/,"Jun 1, 2011",day,"Analytics, Software","Munich, Bayern, Germany",Mining,312,"EU, DACH",$100M to $500M,Active,,,For Profit,https://www.celonis.com/?utm_source=cb,,,https://www.linkedin.com/company/celonis/,a@b.c,+49,1500,Unicorn,Long,Yes,,,3,"A, B",1001-5000,7,Late Stage,"Aug 23, 2022",1000000000,EUR,1100000000,Series D,2100000000,EUR,2367000000,"Accel, 83North",20\n',
    rows: [
      {
        ...celonis,
        url: "https://www.crunchbase.com/organization/celonis",
        categories: ["Analytics", "Software"],
        operating_status: "active",
        linkedin_slug: "celonis",
        last_round_on: "2022-08-23",
        last_round_type: "series_d",
        total_funding: "2367M USD",
        aaa_investors: "Accel, 83North",
      },
    ],
  },
  "PitchBook, in millions, below a title": {
    layout: "pitchbook",
    headerLine: 4,
    file:
      'PitchBook Data,,,,,,,,,,,,\n"Search: VC-backed, Germany",,,,,,,,,,,,\n,,,,,,,,,,,,\n' +
      "Company ID,Companies,Description,All Industries,Total Raised,Employees,Year Founded,Website,HQ City,HQ Country/Territory/Region,Last Financing Date,Last Financing Deal Type,Active Investors\n" +
      '54321-76,Celonis,Process mining,Business Software,2367.00,3000,2011,www.celonis.com,Munich,Germany,23-Aug-2022,Series D,"Accel (Jane Doe), 83North"\n',
    rows: [
      {
        ...celonis,
        total_funding: "2367M USD",
        last_round_on: "2022-08-23",
        last_round_type: "series_d",
        aaa_investors: "Accel, 83North",
      },
    ],
  },
  "Dealroom, with euros and dollars": {
    layout: "dealroom",
    file:
      "NAME,PROFILE URL,WEBSITE,TAGLINE,HQ COUNTRY,HQ CITY,LAUNCH DATE,EMPLOYEES RANGE,TOTAL FUNDING (EUR M),TOTAL FUNDING (USD M),LAST ROUND,LAST FUNDING DATE,INVESTORS NAMES,GROWTH STAGE,COMPANY STATUS\n" +
      "Celonis,https://app.dealroom.co/companies/celonis,http://www.celonis.com/?utm_source=dealroom,Mining,Germany,Munich,2011,1001-5000 employees,2100,2367,SERIES D,aug/2022,Accel;83North,late growth,operational\n",
    rows: [
      {
        company_name: "Celonis",
        website_domain: "celonis.com",
        city: "Munich",
        country: "Germany",
        founded_year: 2011,
        total_funding: "2367M USD",
        last_round_type: "series_d",
        last_round_on: "2022-08-01",
        aaa_investors: "Accel, 83North",
        operating_status: "active",
      },
    ],
  },
  "Google Sheets, below notes and merged headers": {
    headerLine: 5,
    file:
      "Deal flow Q3 — do not share,,,,,,\nLast updated: 3 Oct 2024 by Ida,,,,,,\n,,,,,,\n,Company,,,Funding,,\nName,Website,HQ,Founded,Total raised,Last round,Last round date\n" +
      'Celonis,celonis.com,"Munich, Germany",2011,$2.4bn,Series D,Aug 2022\nBeta Labs,beta.example,"Austin, TX",2020,€3m,Seed,Q3 2019\n',
    rows: [
      { company_name: "Celonis", total_funding: "2400M USD", last_round_on: "2022-08-01" },
      {
        company_name: "Beta Labs",
        city: "Austin",
        country: "United States",
        total_funding: null,
        last_round_on: "2019-07-01",
      },
    ],
    problems: ["The amount “€3m” is in EUR. Only US dollars are imported."],
  },
  "German Excel": {
    file:
      "Firma;Webseite;Gründungsjahr;Mitarbeiter;Gesamtfinanzierung;Währung;Letzte Runde;Datum der letzten Runde;Ort;Land;Branche\n" +
      "Acme GmbH;www.acme.de;2015;1.234;1.234.567,89;USD;Seed;14.03.2019;München;Deutschland;Software\n" +
      "Beta AG;beta.de;2011;ca. 50;12,5 Mio. $;USD;Series A;Okt. 2020;Zürich;Schweiz;FinTech\n",
    rows: [
      {
        company_name: "Acme GmbH",
        employee_count: "1001-5000",
        total_funding: "1M USD",
        last_round_on: "2019-03-14",
        city: "München",
        country: "Germany",
      },
      {
        company_name: "Beta AG",
        employee_count: "11-50",
        total_funding: "13M USD",
        last_round_on: "2020-10-01",
        country: "Switzerland",
      },
    ],
  },
  "amounts in millions of euros by the header": {
    file: "Unternehmen;Homepage;Finanzierung (in Mio. €)\nAcme GmbH;www.acme.de;12,5\n",
    rows: [{ company_name: "Acme GmbH", total_funding: null }],
    problems: ["The amount “12,5” is in EUR. Only US dollars are imported."],
  },
  "amounts in millions that nothing says": {
    file: "Company,Website,Total Funding\nAcme,acme.example,2367\nBeta,beta.example,$12\n",
    rows: [{ total_funding: null }, { total_funding: null }],
    problems: ["“2367” has no unit. Write it like 12.5M.", "“$12” has no unit. Write it like 12.5M."],
  },
  "startup investments of Kaggle": {
    layout: "crunchbase_2013",
    notes: ["The file is not valid UTF-8. It was read as windows-1252; check names with accents."],
    file: windows1252(
      "permalink,name,homepage_url,category_list, market , funding_total_usd ,status,country_code,state_code,region,city,funding_rounds,founded_at,founded_month,founded_quarter,founded_year,first_funding_at,last_funding_at,seed,venture,round_A\n" +
        '/organization/waywire,#waywire,http://www.waywire.com,|Entertainment|News|, News ," 1,750,000 ",acquired,USA,NY,New York City,New York,1,2012-06-01,2012-06,2012-Q2,2012,2012-06-30,2012-06-30,1750000,0,0\n' +
        "/organization/cafe,Caf\u00e9,http://cafe.com,|Games|, Games , -   ,operating,ARG,,Buenos Aires,Buenos Aires,1,2011-01-01,2011-01,2011-Q1,2011,2014-01-01,2014-01-01,0,0,0\n",
    ),
    rows: [
      {
        company_name: "#waywire",
        url: "https://www.crunchbase.com/organization/waywire",
        categories: ["Entertainment", "News"],
        total_funding: "2M USD",
        operating_status: "acquired",
        country: "United States",
        city: "New York",
        founded_year: 2012,
      },
      { company_name: "Café", total_funding: null, operating_status: "active", country: "Argentina" },
    ],
  },
  "Fortune 500": {
    file:
      "rank,title,Website,Sector,Industry,Hqcity,Hqstate,Ceo,Employees,Revenues\n" +
      '1,Walmart,http://www.walmart.com,Retailing,Merchandisers,Bentonville,AR,Doug,"2,300,000",485873\n',
    rows: [{ company_name: "Walmart", website_domain: "walmart.com", city: "Bentonville", employee_count: "10000+" }],
  },
  unicorns: {
    file:
      "Company,Valuation ($B),Date Joined,Country/Region,City,Industry,Year Founded,Funding,Select Investors\n" +
      'SHEIN,$100,4/7/2018,China,Shenzhen,E-commerce,2008,$2B,"Tiger Global Management, Angels"\n',
    rows: [
      {
        company_name: "SHEIN",
        total_funding: "2000M USD",
        country: "China",
        aaa_investors: "Tiger Global Management",
        extra: { "Valuation ($B)": "$100" },
      },
    ],
  },
  "CB Insights": {
    file:
      "Company,URL,City,Country,Industry,Total Funding (M),Latest Round,Latest Funding Date,All Investors,Status\n" +
      'Celonis,www.celonis.com,Munich,Germany,Software,$2367,Series D,8/23/22,"Accel, 83North",Alive / Active\n',
    rows: [
      {
        company_name: "Celonis",
        website_domain: "celonis.com",
        total_funding: "2367M USD",
        last_round_on: "2022-08-23",
        operating_status: "active",
      },
    ],
  },
  Tracxn: {
    headerLine: 3,
    file:
      '"Tracxn Export",,\n,,\nS.No,Company Name,Domain Name,Overview,Founded Year,Country,City,Total Funding (USD),Latest Funded Date,Team Size,Institutional Investors\n' +
      '1,Celonis,celonis.com,Mining,2011,Germany,Munich,2367000000,"Aug 23, 2022",3500,"Accel, 83North"\n',
    rows: [
      {
        ...celonis,
        short_description: "Mining",
        total_funding: "2367M USD",
        last_round_on: "2022-08-23",
        aaa_investors: "Accel, 83North",
      },
    ],
  },
  "links in the column of the names": {
    file: "Company,Comment\nhttps://www.crunchbase.com/organization/celonis?utm=1,Hi\ncrunchbase.com/organization/n26,\n",
    rows: [
      { url: "https://www.crunchbase.com/organization/celonis" },
      { url: "https://www.crunchbase.com/organization/n26" },
    ],
  },
};
