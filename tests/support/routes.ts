/** Every signed-in route, for the accessibility journey and the benchmark of the routes. */

const COMPANY = "https://www.crunchbase.com/organization/celonis";
const PERSON = "https://www.linkedin.com/in/sample-founder";

export interface ProductRoute {
  readonly path: string;
  /** A text that is shown when the route has loaded. */
  readonly ready: string;
}

/** In a new product: the lists are empty. */
export const productRoutes: readonly ProductRoute[] = [
  { path: "/", ready: "Welcome to Your App" },
  { path: "/overview", ready: "On hotlists" },
  { path: "/changes", ready: "Nothing has changed since you last looked" },
  { path: "/tools-explanation", ready: "Open the screener" },
  { path: "/account", ready: "Set up an authenticator app" },
  { path: "/whole-company-screener", ready: "No company yet" },
  { path: `/whole-company-screener?url=${COMPANY}`, ready: "Series D" },
  { path: `/crunchbase-input?squad=fintech&url=${COMPANY}`, ready: "Series D" },
  { path: "/linkedin-cv-creator", ready: "No profile yet" },
  { path: "/linkedin-cv-creator?from=file", ready: "Add a LinkedIn PDF or a CV" },
  { path: `/linkedin-cv-creator?url=${PERSON}`, ready: "McKinsey" },
  { path: `/linkedin-profile-formatter?url=${PERSON}`, ready: "Formatted Profile" },
  { path: "/text-analysis", ready: "Paste a CV, profile or newsletter" },
  { path: "/simple-text-analysis", ready: "Nothing is added to your text" },
  { path: "/people", ready: "No people kept yet" },
  { path: "/people/triage", ready: "No people to compare yet" },
  { path: "/company-list", ready: "No companies yet" },
  { path: "/company-list?company=celonis", ready: "Series D" },
  { path: "/compare", ready: "Choose at least two companies" },
  { path: "/company-list/duplicates", ready: "No possible duplicates" },
  { path: "/management", ready: "Manage the lists and database" },
  { path: "/trash", ready: "Nothing has been deleted" },
  { path: "/operations", ready: "No imports or bulk changes yet" },
  { path: "/import", ready: "Or paste a table" },
  { path: "/manage-companies", ready: "23andMe" },
  { path: "/manage-universities", ready: "Aalto University" },
  { path: "/manage-match-rules", ready: "No rules yet" },
  { path: "/manage-match-rules?show=spellings", ready: "No matches rated yet" },
  { path: "/manage-match-rules?show=other-names", ready: "No other names added" },
  { path: "/company-hotlist", ready: "No companies yet" },
  { path: "/squad-hotlist/climate", ready: "The Energy/Climate hotlist is empty" },
  { path: "/squad-hotlist/climate?layout=board", ready: "No companies" },
  { path: "/squad-hotlist/pets", ready: "Squad not found" },
  { path: "/company/nowhere", ready: "Company not found" },
];
