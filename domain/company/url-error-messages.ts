import type { CompanyUrlError } from "./company-url.ts";

export const companyUrlErrorMessages: Readonly<Record<CompanyUrlError, string>> = {
  empty: "Paste a Crunchbase company URL.",
  "not-a-url": "That's not a URL. Copy the link from your browser's address bar.",
  "other-host": "That's not a Crunchbase link. It should start with https://www.crunchbase.com/organization/",
  "not-a-company": "That Crunchbase link isn't a company page. Open the company on Crunchbase and copy its URL.",
};
