import { parseCompanyUrl } from "../company/company-url.ts";
import { parseProfileUrl } from "../profile/profile-url.ts";

/** What a person means with a text in a field that takes anything. */
export type Intent =
  | { readonly kind: "nothing" }
  | { readonly kind: "company"; readonly url: string; readonly permalink: string }
  | { readonly kind: "profile"; readonly url: string; readonly publicId: string }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "search"; readonly query: string };

/** A longer text is a CV or an article, not a name. */
const LONGEST_QUERY = 200;

export function understand(typed: string): Intent {
  const text = typed.trim();
  if (text === "") return { kind: "nothing" };
  if (text.length > LONGEST_QUERY) return { kind: "text", text: typed };
  const company = parseCompanyUrl(text);
  if (company.ok) return { kind: "company", url: company.url, permalink: company.permalink };
  const profile = parseProfileUrl(text);
  if (profile.ok) return { kind: "profile", url: profile.url, publicId: profile.publicId };
  return { kind: "search", query: text.replaceAll(/\s+/g, " ") };
}
