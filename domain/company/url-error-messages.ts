import type { CompanyUrlFault } from "./company-url.ts";

/** What is wrong with a company's address, and what to do about it. */
export const urlFaultSentences: Readonly<Record<CompanyUrlFault, string>> = {
  empty: "Paste the address of a company's page on Crunchbase.",
  "not-a-url": "This is not a web address. Copy it from your browser's address bar.",
  "other-host": "This address leads to another site. It has to begin with https://www.crunchbase.com/organization/.",
  "not-a-company":
    "This is Crunchbase, but not a company's page. Open the company itself: https://www.crunchbase.com/organization/…",
};
