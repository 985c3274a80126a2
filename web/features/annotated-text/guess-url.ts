import { companyUrl } from "#domain/company/company-url.ts";
import { guessPermalink } from "#domain/company/guess-permalink.ts";

/** Null where no Crunchbase URL can be guessed from the name. */
export function guessUrl(name: string): string | null {
  const permalink = guessPermalink(name);
  return permalink === null ? null : companyUrl(permalink);
}
