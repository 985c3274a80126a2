import type { CompanyProfile } from "./profile.ts";
import { parseWebLink } from "./web-link.ts";

export interface PressReference {
  readonly title: string;
  readonly publisher: string | null;
  /** `YYYY-MM-DD`. */
  readonly postedOn: string | null;
  /** `http` or `https` only. */
  readonly url: string | null;
}

/** Press references, newest first, undated ones last. Those with neither title nor URL are skipped. */
export function pressReferences(profile: CompanyProfile): readonly PressReference[] {
  const references = (profile.cards.press_references ?? []).flatMap((press): PressReference[] => {
    const url = parseWebLink(press.url?.value);
    const title = press.title ?? url;
    if (title === null) return [];
    return [{ title, publisher: press.publisher ?? null, postedOn: press.posted_on ?? null, url }];
  });
  return references.toSorted((a, b) => {
    const [first, second] = [a.postedOn ?? "", b.postedOn ?? ""];
    if (first === second) return 0;
    return first < second ? 1 : -1;
  });
}
