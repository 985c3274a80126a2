import { BackendError } from "#web/backend/errors.ts";

/** Specification, section 8. */
export const formatterMessages = {
  format: "Format Profile",
  formatting: "Fetching...",
  errorTitle: "Error",
  noText: "No formatted data available from the server",
  unavailable: "The LinkedIn profile API is currently unavailable. Please try again later.",
  limitTitle: "Request limit reached",
  resultTitle: "Formatted Profile",
  copy: "Copy",
  found: (universities: number, companies: number) =>
    `${universities} ${universities === 1 ? "university" : "universities"} and ${companies} ${companies === 1 ? "company" : "companies"} recognized`,
} as const;

/** The formatter's text for a failed fetch. A 502 from a proxy has no message of its own. */
export function formatterErrorMessage(error: Error): { readonly title: string; readonly message: string } {
  const code = error instanceof BackendError ? error.code : null;
  if (code === "502") return { title: formatterMessages.errorTitle, message: formatterMessages.unavailable };
  if (code === "no_data") return { title: formatterMessages.errorTitle, message: formatterMessages.noText };
  const title = code === "request_limit_reached" ? formatterMessages.limitTitle : formatterMessages.errorTitle;
  return { title, message: error.message };
}
