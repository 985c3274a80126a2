import {
  type Icon,
  IconBook2,
  IconBuildingSkyscraper,
  IconColumns,
  IconDatabase,
  IconDatabaseImport,
  IconFileCv,
  IconFlame,
  IconHighlight,
  IconHistory,
  IconLayoutDashboard,
  IconListDetails,
  IconSchool,
  IconTrash,
  IconUserCog,
} from "@tabler/icons-react";
import { squads } from "#domain/hotlist/squads.ts";
import { createNameFilter } from "#domain/search/name-filter.ts";
import { paths } from "#web/paths.ts";
import type { PaletteRow } from "./rows.ts";

interface Screen {
  readonly title: string;
  readonly to: string;
  readonly Icon: Icon;
  /** Other words that find it. */
  readonly words: string;
}

const SCREENS: readonly Screen[] = [
  { title: "Overview", to: paths.overview, Icon: IconLayoutDashboard, words: "home dashboard start" },
  { title: "What changed", to: paths.changes, Icon: IconHistory, words: "news updates since seen" },
  { title: "Crunchbase company screener", to: paths.screener, Icon: IconBuildingSkyscraper, words: "screen url" },
  { title: "Auto Text Analysis", to: paths.textAnalysis, Icon: IconHighlight, words: "highlight paste cv" },
  { title: "Basic Text Analysis", to: paths.simpleTextAnalysis, Icon: IconHighlight, words: "simple highlight" },
  { title: "LinkedIn CV", to: paths.cvCreator, Icon: IconFileCv, words: "profile resume creator" },
  { title: "Profile formatter", to: paths.profileFormatter, Icon: IconFileCv, words: "linkedin format" },
  { title: "Company Database", to: paths.companyDatabase, Icon: IconDatabase, words: "add company list facts" },
  { title: "Compare companies", to: paths.compare, Icon: IconColumns, words: "side by side" },
  { title: "Possible duplicates", to: paths.duplicates, Icon: IconDatabase, words: "merge twice" },
  { title: "University Database", to: paths.universities, Icon: IconSchool, words: "add school list" },
  { title: "Company Hotlist", to: paths.squadPicker, Icon: IconFlame, words: "squads watchlist" },
  ...squads.map(({ id, name }) => ({
    title: `${name} hotlist`,
    to: paths.hotlistOf(id),
    Icon: IconFlame,
    words: `squad ${id}`,
  })),
  { title: "Import a file or table", to: paths.import, Icon: IconDatabaseImport, words: "csv excel upload paste add" },
  { title: "Imports and bulk changes", to: paths.operations, Icon: IconHistory, words: "undo operations" },
  { title: "Recently deleted", to: paths.trash, Icon: IconTrash, words: "trash restore" },
  { title: "Company names", to: paths.companyNames, Icon: IconListDetails, words: "manage list" },
  { title: "Match rules", to: paths.matchRules, Icon: IconListDetails, words: "spelling alias other names" },
  { title: "Management", to: paths.management, Icon: IconListDetails, words: "settings lists" },
  { title: "Tools documentation", to: paths.toolsExplanation, Icon: IconBook2, words: "help explanation" },
  { title: "Account", to: paths.account, Icon: IconUserCog, words: "password two-factor sessions settings" },
];

/** Those whose title or other words contain the query; those whose title does first. */
export function screensFor(query: string): readonly PaletteRow[] {
  const matches = createNameFilter(query);
  const byTitle = SCREENS.filter(({ title }) => matches(title));
  const byWords = SCREENS.filter(({ title, words }) => !matches(title) && matches(words));
  return [...byTitle, ...byWords].map(({ title, to, Icon }) => ({ key: `screen ${to}`, title, to, Icon }));
}
