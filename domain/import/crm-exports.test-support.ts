import { celonis, type PublicList } from "./public-lists.test-support.ts";

export const crmExports: Readonly<Record<string, PublicList>> = {
  Affinity: {
    layout: "affinity",
    file:
      "Affinity Row ID,Organization Id,Name,Domain,People,Status,Owners,Location (City),Location (Country),Investors,Total Funding Amount (USD),Last Funding Date,Number of Employees,Year Founded,LinkedIn URL\n" +
      '1,2,Celonis,celonis.com,Alex,Screening,Ida,Munich,Germany,Accel; 83North,"2,367,000,000.00",2022-08-23 00:00:00 UTC,3500,2011,http://linkedin.com/company/celonis\n',
    rows: [
      {
        ...celonis,
        total_funding: "2367M USD",
        last_round_on: "2022-08-23",
        linkedin_slug: "celonis",
        extra: { Status: "Screening", Owners: "Ida" },
      },
    ],
  },
  Attio: {
    layout: "attio",
    file:
      "Record ID,Company > Name,Domains,Categories,Primary location > City,Primary location > Country,Employee range,Funding raised,Foundation date,LinkedIn\n" +
      "3f,Celonis,celonis.com;celonis.de,SaaS;Enterprise,Munich,DE,1K-5K,2367000000,2011-06-01,https://linkedin.com/company/celonis\n",
    rows: [{ ...celonis, categories: ["SaaS", "Enterprise"], total_funding: "2367M USD", linkedin_slug: "celonis" }],
  },
  HubSpot: {
    layout: "hubspot",
    file:
      "Record ID,Company name,Company owner,Create Date,Phone Number,City,Country/Region,Industry,Company Domain Name,Number of Employees,Year Founded,LinkedIn Company Page\n" +
      "123,Celonis,Ida,2023-01-02 10:00,+49,Munich,Germany,COMPUTER_SOFTWARE,celonis.com,3500,2011,https://www.linkedin.com/company/celonis\n",
    rows: [{ ...celonis, categories: ["COMPUTER SOFTWARE"], linkedin_slug: "celonis" }],
  },
  "HubSpot in German": {
    file:
      "Unternehmensname;Domain-Name des Unternehmens;Stadt;Land/Region;Branche;Anzahl Mitarbeiter;Gründungsjahr\n" +
      "Celonis;celonis.com;Munich;Deutschland;Software;3500;2011\n",
    rows: [{ ...celonis, categories: ["Software"] }],
  },
  "Pipedrive, with an address": {
    layout: "pipedrive",
    file:
      "Organization - ID,Organization - Name,Organization - Label,Organization - Address,Organization - Owner,Organization - Open deals,Organization - Website,Organization - Number of employees,Organization - Industry\n" +
      '1,Celonis,Hot,"Theresienstraße 6, 80333 Munich, Germany",Ida,2,celonis.com,3500,Software\n',
    rows: [
      {
        company_name: "Celonis",
        website_domain: "celonis.com",
        city: "Munich",
        country: "Germany",
        employee_count: "1001-5000",
        categories: ["Software"],
      },
    ],
  },
  "Airtable grid": {
    file:
      "Name,Website,Stage,Notes,Amount Raised,Lead Investor,Founded,HQ,Attachments,Created\n" +
      'Celonis,https://celonis.com,Series D,Great,"$1,000,000,000.00",Accel,2011,"Munich, Germany",deck.pdf (https://v5.airtableusercontent.com/x),1/15/2024 3:04pm\n',
    rows: [
      {
        company_name: "Celonis",
        website_domain: "celonis.com",
        total_funding: "1000M USD",
        aaa_investors: "Accel",
        city: "Munich",
        country: "Germany",
      },
    ],
  },
  Notion: {
    file:
      "\uFEFFCompany,Status,Website,Tags,Founded,Funding,Location,Created time\n" +
      'Celonis (https://www.notion.so/Celonis-a1b2c3),Watching,https://celonis.com/,"B2B, SaaS",2011,$2.4B,"Munich, Germany","January 15, 2024 3:04 PM"\n',
    rows: [
      {
        company_name: "Celonis",
        website_domain: "celonis.com",
        categories: ["B2B", "SaaS"],
        total_funding: "2400M USD",
        extra: { Status: "Watching" },
      },
    ],
  },
};
