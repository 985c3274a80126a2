import { findSquad, type Squad } from "#domain/hotlist/squads.ts";

/** What an import fills, by the parameter `to` of its URL. */
export type ImportTarget =
  | { readonly kind: "companies" | "universities" | "company-names" }
  | { readonly kind: "hotlist"; readonly squad: Squad };

export type NameList = "universities" | "company-names";

/** Whether the target is a list of names; else it is one of companies. */
export function isNameList(target: ImportTarget): target is { readonly kind: NameList } {
  return target.kind === "universities" || target.kind === "company-names";
}

const HOTLIST = "hotlist-";

/** The company database for an unknown value. */
export function parseTarget(to: string | null | undefined): ImportTarget {
  if (to === "universities" || to === "company-names") return { kind: to };
  const squad = to?.startsWith(HOTLIST) ? findSquad(to.slice(HOTLIST.length)) : null;
  return squad === null ? { kind: "companies" } : { kind: "hotlist", squad };
}

export function targetParameter(target: ImportTarget): string {
  return target.kind === "hotlist" ? `${HOTLIST}${target.squad.id}` : target.kind;
}
