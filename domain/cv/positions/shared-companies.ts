/** "Acme / Payments" and "Acme / Search" in two entries: projects or departments of one company. */
import { part } from "../pieces/commas.ts";
import type { PositionDraft } from "./position-draft.ts";

const SLASH = " / ";

/** The drafts with the company that several entries share before a slash. */
export function withSharedCompanies(drafts: readonly PositionDraft[]): readonly PositionDraft[] {
  // A single slash is in the name of a company that was bought.
  if (drafts.filter(({ company }) => company?.text.includes(SLASH)).length < 2) return drafts;
  const wholes = new Map<string, Set<string>>();
  for (const { company } of drafts) {
    if (company === null) continue;
    const [first] = company.text.split(SLASH) as [string];
    wholes.set(first, (wholes.get(first) ?? new Set()).add(company.text));
  }
  return drafts.map((draft) => {
    const [first, ...others] = draft.company?.text.split(SLASH) ?? [];
    if (draft.company === null || first === undefined || others.length === 0) return draft;
    if ((wholes.get(first)?.size ?? 0) < 2) return draft;
    const at = draft.company.row.text.indexOf(SLASH, draft.company.from);
    return { ...draft, company: part(draft.company, draft.company.from, at) ?? draft.company };
  });
}
