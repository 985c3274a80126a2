import type { CompanySource } from "#domain/company/facts-row.ts";
import type { BlankReason, Fact } from "#domain/provenance/provenance.ts";
import { formatDay } from "#web/lib/dates.ts";

const SOURCE_NAMES: Readonly<Record<CompanySource, string>> = {
  crunchbase: "Crunchbase",
  wikidata: "Wikidata",
  sample: "Sample data",
};

export const sourceName = (source: CompanySource) => SOURCE_NAMES[source];

export const provenanceMessages = {
  title: "Facts and their sources",
  loadFailed: "Couldn't load the sources",
  blank: "N/A",
  open: (label: string) => `Where ${label} comes from`,
  fetched: (moment: string) => `Fetched ${moment}`,
  asOf: (date: string) => `As of ${date}`,
  changed: (who: string, moment: string) => `Last changed by ${who}, ${moment}`,
  others: "Other sources",
  use: "Use this",
  edit: "Set by hand",
  editAgain: "Change",
  save: "Save",
  cancel: "Cancel",
  unpin: "Follow the sources again",
  pinned: "Refreshes leave this value as it is.",
  refresh: "Refresh",
  refreshedTitle: "Refreshed",
  refreshed: "The facts are up to date. Values that were set by hand stay.",
  ask: "Ask Wikidata",
  invalid: {
    founded_year: "Enter a year with four digits, such as 2013.",
    last_round_on: "Enter a day as YYYY-MM-DD, such as 2021-10-18.",
  } as Readonly<Record<string, string>>,
  empty: "Enter a value.",
  failedTitle: "Couldn't change this fact",
  chooseFailedTitle: "Couldn't choose this entry",
  choose: (name: string, id: string) => `Choose ${name} (${id})`,
  askFailedTitle: "Couldn't ask Wikidata",
  noneAtWikidata: "Wikidata has nothing more about this company.",
  aging: "Older than 90 days",
  old: "Older than a year",
} as const;

/** Where the value of a row comes from, in a word or two. */
export function originName({ origin }: Fact): string {
  switch (origin.kind) {
    case "source":
      return sourceName(origin.source);
    case "import":
      return "Import";
    case "colleague":
      return "By hand";
    case "unknown":
      return "Before the history";
  }
}

/** Why a fact is blank, and what to do next. */
export function blankSentence(reason: BlankReason): string {
  switch (reason.kind) {
    case "no-url":
      return "Without a Crunchbase URL, no source can be asked. Set the value by hand.";
    case "not-asked":
      return "No source was asked yet. Refresh the company.";
    case "ambiguous":
      return `${sourceName(reason.source)} has ${reason.candidates.length} entries with this Crunchbase URL. Choose the company's.`;
    case "none":
      return `${listNames(reason.sources)} ${reason.sources.length === 1 ? "has" : "have"} no value. Set it by hand.`;
    case "failed":
      return `${sourceName(reason.source)} failed on ${formatDay(reason.at)}: ${reason.message}`;
  }
}

function listNames(sources: readonly CompanySource[]): string {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(sources.map(sourceName));
}

/** `2022`, `2022-06` and `2022-06-30` as people write them. */
export function formatAsOf(asOf: string): string {
  if (asOf.length === 10) return formatDay(asOf);
  if (asOf.length !== 7) return asOf;
  return formatDay(`${asOf}-01`).replace(/^\d+ /, "");
}
