import type { Icon } from "@tabler/icons-react";
import { IconBuilding, IconClock, IconFlame, IconNote, IconSchool } from "@tabler/icons-react";
import { parseCompanyUrl } from "#domain/company/company-url.ts";
import { findSquad } from "#domain/hotlist/squads.ts";
import { STATUS_LABELS } from "#domain/hotlist/status.ts";
import type { Hit } from "#domain/search/hits.ts";
import type { RecentPage } from "#web/lib/recent-pages.ts";
import { paths } from "#web/paths.ts";

export interface PaletteRow {
  readonly key: string;
  readonly title: string;
  /** Beside the title. */
  readonly detail?: string;
  /** Below the title. */
  readonly excerpt?: string;
  /** At the right: why it is a hit. */
  readonly reason?: string;
  readonly Icon: Icon;
  /** A link; `run` otherwise. */
  readonly to?: string;
  readonly run?: () => void;
  /** Can be added to a hotlist. */
  readonly company?: PaletteCompany;
}

export interface PaletteCompany {
  readonly name: string;
  readonly url: string | null;
  readonly companyId: string | null;
}

export interface RowGroup {
  readonly label: string;
  readonly rows: readonly PaletteRow[];
}

const GROUPS: readonly (readonly [Hit["kind"], string])[] = [
  ["company", "Companies"],
  ["entry", "Hotlist entries"],
  ["note", "Notes"],
  ["university", "Universities"],
];

export function groupsOfHits(hits: readonly Hit[]): readonly RowGroup[] {
  return GROUPS.map(([kind, label]) => ({ label, rows: hits.filter((hit) => hit.kind === kind).map(rowOfHit) }));
}

function rowOfHit(hit: Hit): PaletteRow {
  const row = { key: `${hit.kind} ${hit.id}`, title: hit.title, reason: hit.reason };
  switch (hit.kind) {
    case "company":
      return {
        ...row,
        Icon: IconBuilding,
        detail: hit.facts,
        to: companyPath(hit),
        company: { name: hit.title, url: hit.url, companyId: hit.id },
      };
    case "entry": {
      const status = hit.status === null ? "" : ` · ${STATUS_LABELS[hit.status]}`;
      return { ...row, Icon: IconFlame, detail: squadName(hit.squadId) + status, to: paths.companyOf(hit.id) };
    }
    case "note":
      return {
        ...row,
        Icon: IconNote,
        detail: squadName(hit.squadId),
        excerpt: hit.excerpt,
        to: paths.companyOf(hit.entryId),
      };
    case "university":
      return { ...row, Icon: IconSchool, to: `${paths.universities}?${new URLSearchParams({ q: hit.title })}` };
  }
}

function companyPath({ url, title, isOnlyScreened }: Extract<Hit, { kind: "company" }>): string {
  const parsed = parseCompanyUrl(url ?? "");
  if (!parsed.ok) return `${paths.companyDatabase}?${new URLSearchParams({ q: title })}`;
  return isOnlyScreened
    ? `${paths.screener}?${new URLSearchParams({ url: parsed.url })}`
    : `${paths.companyDatabase}?${new URLSearchParams({ company: parsed.permalink })}`;
}

function squadName(squadId: string): string {
  return findSquad(squadId)?.name ?? squadId;
}

export function rowOfPage({ path, title }: RecentPage): PaletteRow {
  return { key: `recent ${path}`, title, Icon: IconClock, to: path };
}
