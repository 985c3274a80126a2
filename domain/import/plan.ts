import { parseCompanyUrl } from "../company/company-url.ts";
import type { ImportValues } from "./fields.ts";
import { contradictsGroup, createFileLines, differs, type LineGroup } from "./file-lines.ts";
import type {
  CompanyMatch,
  Decision,
  ExistingCompany,
  ExistingEntry,
  ImportPlan,
  LineKind,
  PlannedChange,
  PlannedLine,
  Policies,
} from "./plan-types.ts";
import { companyChanges, entryChanges } from "./planned-changes.ts";
import type { ImportRow } from "./values.ts";

/** One element of the argument of `match_companies`. */
export interface MatchRequest {
  readonly line: number;
  readonly url: string | null;
  readonly linkedin: string | null;
  readonly domain: string | null;
  readonly name: string | null;
  readonly country: string | null;
}

export function matchRequest({ line, values }: Pick<ImportRow, "line" | "values">): MatchRequest {
  return {
    line,
    url: values.url ?? null,
    linkedin: values.linkedin_slug ?? null,
    domain: values.website_domain ?? null,
    name: values.company_name ?? null,
    country: values.country ?? null,
  };
}

/**
 * What the import will do, line by line. Writes nothing; after a change to a line or a decision it is computed again.
 * @param entries the hotlist's entries, for an import into a hotlist; null for the database alone
 */
export function planImport(
  rows: readonly ImportRow[],
  matches: readonly CompanyMatch[],
  policies: Policies = {},
  decisions: ReadonlyMap<number, Decision> = new Map(),
  entries: readonly ExistingEntry[] | null = null,
): ImportPlan {
  const matchByLine = new Map(matches.map((match) => [match.line, match]));
  const entryIndex = entries === null ? null : indexEntries(entries);
  const fileLines = createFileLines();
  const lineByEntryName = new Map<string, number>();
  const groupById = new Map<string, LineGroup>();
  const lines = rows.map((row): PlannedLine => {
    const decision = decisions.get(row.line);
    const base = { ...row, id: null, changes: [], reason: null, candidates: [], isAnother: false };
    if (decision === "left_out") return planned(base, "left_out");
    const values = withName(row.values);
    if (values === null) return planned({ ...base, reason: unreadableReason(row) }, "unreadable");
    const named = { ...base, values };
    if (row.supersededBy !== undefined) {
      return planned({ ...named, reason: `Line ${row.supersededBy} has a newer round of the company.` }, "twice");
    }
    const isDecidedAnother = decision === "another";
    const twin = fileLines.findGroup(values);
    if (twin !== null && !(isDecidedAnother && twin.shared !== "Crunchbase URL")) {
      fileLines.joinGroup(twin.group, values);
      return planned({ ...named, reason: `Same ${twin.shared} as line ${twin.group.line}.` }, "twice");
    }
    const match = matchByLine.get(row.line);
    const candidates = match?.rows ?? [];
    const found = companyOf(match, decision);
    const group = found === null || found === "undecided" ? undefined : groupById.get(found.id);
    // Two URLs are two companies, whatever was decided: by then the company has the URL of the earlier line.
    const hasOtherUrl = group !== undefined && differs(group.values.url, values.url);
    const existing = hasOtherUrl ? null : found;
    const isDoubtful =
      existing !== null && group !== undefined && decision === undefined && match !== undefined
        ? contradictsGroup(group, values, match.reason)
        : false;
    if (existing === "undecided" || isDoubtful) {
      fileLines.addGroup(row.line, values, null);
      return planned({ ...named, candidates, reason: match === undefined ? null : reasonOf(match) }, "possibly_same");
    }
    if (existing !== null && group !== undefined) {
      fileLines.joinGroup(group, values);
      return planned({ ...named, candidates, reason: `Same company as line ${group.line}.` }, "twice");
    }
    const entry = entryIndex === null ? undefined : entryIndex(existing, values);
    if (entryIndex !== null && entry === undefined) {
      // A hotlist has a name once.
      const name = (existing?.company_name ?? values.company_name ?? "").toLowerCase();
      const lineOfName = lineByEntryName.get(name);
      if (lineOfName !== undefined)
        return planned({ ...named, candidates, reason: `Same name as line ${lineOfName}.` }, "twice");
      lineByEntryName.set(name, row.line);
    }
    const added = fileLines.addGroup(row.line, values, existing);
    if (existing !== null) groupById.set(existing.id, added);
    // The name that `withName` makes does not rename a company.
    const written = existing === null ? values : row.values;
    const changes = changesOf(written, existing, entry, policies);
    return planned(
      {
        ...named,
        values: written,
        id: existing?.id ?? null,
        changes,
        candidates,
        isAnother: isDecidedAnother || hasOtherUrl,
      },
      kindOf(existing, entry, changes, entries !== null),
    );
  });
  return { lines, counts: countsOf(lines) };
}

/** An element of the argument of `import_companies`. */
export function importRow({ line, id, isAnother, values }: PlannedLine) {
  return { line, id, ...(isAnother ? { another: true } : {}), values };
}

/** Lines that the import sends to the database. */
export function isImported({ kind }: Pick<PlannedLine, "kind">): boolean {
  return kind === "new" || kind === "changes";
}

function planned(line: Omit<PlannedLine, "kind">, kind: LineKind): PlannedLine {
  const { line: number, id, values, changes, problems, reason, candidates, isAnother } = line;
  return { line: number, kind, id, values, changes, problems, reason, candidates, isAnother };
}

/** Without a name, the company has the last part of its address as its name. Null without any. */
function withName(values: ImportValues): ImportValues | null {
  if (values.company_name != null) return values;
  const parsed = values.url == null ? null : parseCompanyUrl(values.url);
  const name = parsed?.ok === true ? parsed.permalink : (values.website_domain ?? values.linkedin_slug ?? null);
  return name === null ? null : { ...values, company_name: name };
}

function unreadableReason({ problems }: ImportRow): string {
  return problems[0]?.message ?? "The line has no name and no address.";
}

/** A URL is unique: a line with the URL of a company is that company, whatever was decided. */
function companyOf(
  match: CompanyMatch | undefined,
  decision: Decision | undefined,
): ExistingCompany | null | "undecided" {
  if (match === undefined || match.rows.length === 0) return null;
  const [first = null] = match.rows;
  if (match.certain && match.reason === "url") return first;
  if (decision === "another") return null;
  if (typeof decision === "object") return match.rows.find(({ id }) => id === decision.same) ?? "undecided";
  return match.certain ? first : "undecided";
}

function reasonOf({ reason, rows }: CompanyMatch): string {
  const shared = {
    url: "Same Crunchbase URL",
    linkedin: "Same LinkedIn page",
    domain: "Same website",
    name: "Same name, apart from spelling and legal form",
    other_name: "Another name",
  }[reason];
  const [first] = rows;
  const preposition = reason === "other_name" ? "of" : "as";
  return rows.length === 1 && first !== undefined
    ? `${shared} ${preposition} ${first.company_name}.`
    : `${shared} ${preposition} ${rows.length} companies.`;
}

function changesOf(
  values: ImportValues,
  existing: ExistingCompany | null,
  entry: ExistingEntry | undefined,
  policies: Policies,
): readonly PlannedChange[] {
  return [
    ...(existing === null ? [] : companyChanges(values, existing, policies)),
    ...(entry === undefined ? [] : entryChanges(values, entry, policies)),
  ];
}

function kindOf(
  existing: ExistingCompany | null,
  entry: ExistingEntry | undefined,
  changes: readonly PlannedChange[],
  isHotlist: boolean,
): LineKind {
  if (isHotlist ? entry === undefined : existing === null) return "new";
  return changes.length > 0 || existing === null ? "changes" : "same";
}

type EntryIndex = (existing: ExistingCompany | null, values: ImportValues) => ExistingEntry | undefined;

function indexEntries(entries: readonly ExistingEntry[]): EntryIndex {
  const byId = new Map<string, ExistingEntry>();
  const byUrl = new Map<string, ExistingEntry>();
  const byName = new Map<string, ExistingEntry>();
  for (const entry of entries) {
    if (entry.company_id !== null) byId.set(entry.company_id, entry);
    if (entry.company_url !== null) byUrl.set(entry.company_url, entry);
    if (entry.company_name !== null) byName.set(entry.company_name.toLowerCase(), entry);
  }
  return (existing, values) => {
    const url = existing === null ? values.url : existing.url;
    const name = existing === null ? values.company_name : existing.company_name;
    return (
      (existing === null ? undefined : byId.get(existing.id)) ??
      (url == null ? undefined : byUrl.get(url)) ??
      byName.get(name?.toLowerCase() ?? "")
    );
  };
}

/** How many lines have each kind. */
export function countsOf(lines: readonly PlannedLine[]): ImportPlan["counts"] {
  const counts: Record<LineKind, number> = {
    new: 0,
    changes: 0,
    same: 0,
    twice: 0,
    possibly_same: 0,
    unreadable: 0,
    left_out: 0,
  };
  for (const { kind } of lines) counts[kind] += 1;
  return counts;
}
