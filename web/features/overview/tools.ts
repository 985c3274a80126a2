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
  /** On the card. */
  readonly summary: string;
  /** In the card's tooltip. */
  readonly description: string;
  /** How to work with it, step by step, for the tools explanation. */
  readonly steps: readonly string[];
  /** The screens it has; the first is its own. */
  readonly screens: readonly { readonly label: string; readonly path: string }[];
  readonly Icon: typeof IconDatabase;
}

export const tools: readonly Tool[] = [
  {
    title: "Crunchbase company screener",
    summary: "Founding year, employee size, total funding and top investors of a company.",
    description:
      "Paste a company's Crunchbase page and see its founding year, employee size, total funding and top investors, with every round and the press. Copy the facts, or add the company to a squad's hotlist.",
    steps: [
      "Paste the address of a company's page on Crunchbase and press Fetch.",
      "Read the facts, the funding rounds, the top investors among its backers and the latest press.",
      "Copy the facts as one line for a mail or a memo, or add the company to a squad's hotlist.",
    ],
    screens: [{ label: "Open the screener", path: paths.screener }],
    Icon: IconBuildingSkyscraper,
  },
  {
    title: "Auto Text Analysis",
    summary: "Known universities and companies found in any text, with facts beside them.",
    description:
      "Paste a profile, a CV or any text: known universities and companies are highlighted, and every recognized company is followed by its founding year, employee count, total funding and top investors.",
    steps: [
      "Paste a text, for example a profile or a CV.",
      "Universities turn amber and companies blue; each company is followed by what the team knows of it.",
      "Copy the result with its colors. The basic analysis highlights alone, without the facts.",
    ],
    screens: [
      { label: "Open the text analysis", path: paths.textAnalysis },
      { label: "Basic analysis", path: paths.simpleTextAnalysis },
    ],
    Icon: IconTextScan2,
  },
  {
    title: "LinkedIn CV Creator",
    summary: "A structured CV from a LinkedIn profile, with the length of every position.",
    description:
      "Paste a LinkedIn profile's address and get a CV as text: positions at one company together, with their durations, and the education. Copy it, or download it as a file.",
    steps: [
      "Paste the address of a LinkedIn profile. The counter shows how many requests the team has left.",
      "Read the positions, those at one company together with their total time, and the education.",
      "Copy the CV or download it. The formatter shows the same profile with the facts of its companies.",
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
    summary: "Every company the team knows, with its facts. Add one, or many at once.",
    description:
      "The facts of every company the team has looked up: founding year, employees, funding and top investors. Add companies by their Crunchbase address, singly or in batches; text analyses draw on them.",
    steps: [
      "Add a company by the address of its Crunchbase page, or paste many addresses, one a line.",
      "Search by company or investor, and show only what is new.",
      "Names without facts are kept in the list of company names; text analyses know them too.",
    ],
    screens: [
      { label: "Open the company database", path: paths.companyDatabase },
      { label: "Company names", path: paths.companyNames },
    ],
    Icon: IconDatabase,
  },
  {
    title: "University Database",
    summary: "The universities that text analyses recognize.",
    description:
      "The universities that text analyses recognize besides the built-in ones. Write a name exactly as it appears on LinkedIn profiles.",
    steps: [
      "Add a university by its exact name as it appears on LinkedIn profiles.",
      "Search the list, show only what is new, and remove what should not be recognized any more.",
    ],
    screens: [{ label: "Open the university database", path: paths.universities }],
    Icon: IconSchool,
  },
  {
    title: "Company Hotlist",
    summary: "The companies each squad keeps an eye on.",
    description:
      "One hotlist for each of the five squads. Add companies from the screener or many at once, filter by sector and location, and open a company for its rounds and press.",
    steps: [
      "Choose a squad and open its hotlist.",
      "Add a company through the screener, or paste many addresses with Batch Add.",
      "Filter by name, sector and location; open a company for its funding rounds and press.",
    ],
    screens: [{ label: "Choose a squad", path: paths.squadPicker }],
    Icon: IconFlame,
  },
];
