/** Router state of a link that opens the batch form of its screen, without changing the URL. */
export const openBatchState = { openBatch: true } as const;

export function opensBatch(state: unknown): boolean {
  return typeof state === "object" && state !== null && "openBatch" in state && state.openBatch === true;
}

/** Every URL of the web app (specification, section 2); functions build the ones with parameters. */
export const paths = {
  auth: "/auth",
  acceptInvitation: "/accept-invitation",
  confirmEmail: "/confirm-email",
  welcome: "/",
  overview: "/overview",
  screener: "/whole-company-screener",
  squadScreener: "/crunchbase-input",
  squadScreenerOf: (squadId: string, url?: string) =>
    `/crunchbase-input?${new URLSearchParams({ squad: squadId, ...(url === undefined ? {} : { url }) })}`,
  textAnalysis: "/text-analysis",
  simpleTextAnalysis: "/simple-text-analysis",
  cvCreator: "/linkedin-cv-creator",
  cvOf: (profileUrl: string) => `/linkedin-cv-creator?${new URLSearchParams({ url: profileUrl })}`,
  profileFormatter: "/linkedin-profile-formatter",
  formattedProfileOf: (profileUrl: string) => `/linkedin-profile-formatter?${new URLSearchParams({ url: profileUrl })}`,
  people: "/people",
  personOf: (id: string) => `/people?${new URLSearchParams({ person: id })}`,
  triage: "/people/triage",
  companyDatabase: "/company-list",
  /** Only what an operation added or changed. */
  companiesOfOperation: (id: string) => `/company-list?${new URLSearchParams({ operation: id })}`,
  companyProfileOf: (permalink: string) => `/company-list?${new URLSearchParams({ company: permalink })}`,
  companyRecordOf: (id: string) => `/company-list?${new URLSearchParams({ record: id })}`,
  duplicates: "/company-list/duplicates",
  companyNames: "/manage-companies",
  universities: "/manage-universities",
  matchRules: "/manage-match-rules",
  squadPicker: "/company-hotlist",
  hotlist: "/squad-hotlist",
  hotlistOf: (squadId: string) => `/squad-hotlist/${encodeURIComponent(squadId)}`,
  hotlistOfOperation: (squadId: string, id: string) =>
    `/squad-hotlist/${encodeURIComponent(squadId)}?${new URLSearchParams({ operation: id })}`,
  company: "/company",
  companyOf: (companyId: string) => `/company/${encodeURIComponent(companyId)}`,
  compare: "/compare",
  /** By permalink or record id. */
  compareOf: (keys: readonly string[]) => `/compare?${new URLSearchParams({ companies: keys.join(",") })}`,
  management: "/management",
  trash: "/trash",
  operations: "/operations",
  import: "/import",
  importTo: (to: string) => `/import?${new URLSearchParams({ to })}`,
  changes: "/changes",
  /** `YYYY-MM-DD`. */
  changesOn: (day: string) => `/changes?${new URLSearchParams({ day })}`,
  companiesOf: (filter: string) => `/company-list?${new URLSearchParams({ filter })}`,
  toolsExplanation: "/tools-explanation",
  account: "/account",
} as const;
