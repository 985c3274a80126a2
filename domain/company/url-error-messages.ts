import type { CompanyUrlError } from "./company-url.ts";

export const companyUrlErrorMessages: Readonly<Record<CompanyUrlError, string>> = {
  empty: "Paste the URL of a company's Crunchbase page.",
  "not-a-url": "This is not a URL. Copy it from your browser's address bar.",
  "other-host": "This URL is not from Crunchbase. It must start with https://www.crunchbase.com/organization/.",
  "not-a-company":
    "This Crunchbase URL is not a company's. Open the company's page and copy its URL: https://www.crunchbase.com/organization/…",
};
