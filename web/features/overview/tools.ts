import {
  IconBuildingSkyscraper,
  IconDatabase,
  IconFileCv,
  IconFlame,
  IconSchool,
  IconTextScan2,
} from "@tabler/icons-react";
import { paths } from "#web/paths.ts";

export interface Tool {
  readonly title: string;
  readonly summary: string;
  /** The card's tooltip. */
  readonly description: string;
  /** Steps for the tools explanation. */
  readonly steps: readonly string[];
  /** The tool's screens; the first is the main one. */
  readonly screens: readonly { readonly label: string; readonly path: string }[];
  readonly Icon: typeof IconDatabase;
}

export const tools: readonly Tool[] = [
  {
    title: "Crunchbase company screener",
    summary: "See a company's founding year, team size, total funding and top investors.",
    description:
      "Paste a Crunchbase company URL to see its founding year, team size, total funding, top investors, funding rounds and press. Copy the facts or add the company to a squad's hotlist.",
    steps: [
      "Paste a Crunchbase company URL and select Fetch.",
      "Review the facts, funding rounds, top investors and latest press.",
      "Copy the facts as one line for an email or memo, or add the company to a squad's hotlist.",
    ],
    screens: [{ label: "Open the screener", path: paths.screener }],
    Icon: IconBuildingSkyscraper,
  },
  {
    title: "Auto Text Analysis",
    summary: "Find known universities and companies in any text, with facts about each company.",
    description:
      "Paste a profile, CV or any other text to highlight known universities and companies. Each company is followed by its founding year, employee count, total funding and top investors.",
    steps: [
      "Paste a text, such as a profile or CV.",
      "Universities are highlighted in amber and companies in blue, with facts after each company.",
      "Copy the result with its colors. For highlights without facts, use the basic analysis.",
    ],
    screens: [
      { label: "Open the text analysis", path: paths.textAnalysis },
      { label: "Basic analysis", path: paths.simpleTextAnalysis },
    ],
    Icon: IconTextScan2,
  },
  {
    title: "LinkedIn CV Creator",
    summary: "Turn a LinkedIn profile into a structured CV, with the duration of every position.",
    description:
      "Paste a LinkedIn profile URL to create a CV as text, with positions grouped by company, durations and education. Copy it or download it as a file.",
    steps: [
      "Paste a LinkedIn profile URL. The counter shows how many requests your team has used.",
      "Review the positions, grouped by company with their total duration, and the education.",
      "Copy or download the CV. To see the same profile with company facts, open the profile formatter.",
    ],
    screens: [
      { label: "Open the CV creator", path: paths.cvCreator },
      { label: "Profile formatter", path: paths.profileFormatter },
    ],
    Icon: IconFileCv,
  },
];

export const databases: readonly Tool[] = [
  {
    title: "Company Database",
    summary: "Every company your team has added, with its facts. Add one or many at once.",
    description:
      "Founding year, employee count, funding and top investors of every company your team has looked up. Add companies by Crunchbase URL, one at a time or in batches. Text analysis uses these facts.",
    steps: [
      "Add a company by its Crunchbase URL, or paste many URLs, one per line.",
      "Search by company or investor, or show only new companies.",
      "To have text analysis recognize a company without facts, add its name to the list of company names.",
    ],
    screens: [
      { label: "Open the company database", path: paths.companyDatabase },
      { label: "Company names", path: paths.companyNames },
    ],
    Icon: IconDatabase,
  },
  {
    title: "University Database",
    summary: "Universities that text analysis recognizes.",
    description:
      "Universities that text analysis recognizes in addition to the built-in ones. Enter each name exactly as it appears on LinkedIn profiles.",
    steps: [
      "Add a university by its exact name as it appears on LinkedIn profiles.",
      "Search the list, show only new universities, and delete the ones that should no longer be recognized.",
    ],
    screens: [{ label: "Open the university database", path: paths.universities }],
    Icon: IconSchool,
  },
  {
    title: "Company Hotlist",
    summary: "The companies each squad is following.",
    description:
      "One hotlist for each of the five squads. Add companies from the screener or in batches, filter by sector and location, and open a company to see its funding rounds and press.",
    steps: [
      "Choose a squad and view its hotlist.",
      "Add a company from the screener, or paste many URLs with Batch Add.",
      "Search by name, filter by sector and location, and open a company to see its funding rounds and press.",
    ],
    screens: [{ label: "Choose a squad", path: paths.squadPicker }],
    Icon: IconFlame,
  },
];
