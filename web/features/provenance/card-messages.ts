/** The texts of a fact's card, which is loaded when it is opened. */
import type { FactSource } from "#domain/company/facts-row.ts";
import type { BlankReason } from "#domain/provenance/blank-reason.ts";
import type { FactColumn } from "#domain/provenance/provenance.ts";
import { formatDay } from "#web/lib/dates.ts";
import { sourceName } from "./messages.ts";

export const cardMessages = {
  fetched: (moment: string) => `Fetched ${moment}`,
  asOf: (date: string) => `As of ${date}`,
  changed: (who: string, moment: string) => `Last changed by ${withinSentence(who)}, ${moment}`,
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
  askGleif: "Ask GLEIF",
  off: "GLEIF was not asked: open data is off. Ask your administrator to set OPEN_DATA_CONTACT, or set the value by hand.",
  invalid: {
    founded_year: "Enter a year with four digits, such as 2013.",
    last_round_on: "Enter a day as YYYY-MM-DD, such as 2021-10-18.",
  } as Readonly<Record<string, string>>,
  empty: "Enter a value.",
  failedTitle: "Couldn't change this fact",
  chooseFailedTitle: "Couldn't choose this entry",
  choose: (name: string, id: string) => `Choose ${name} (${id})`,
  askFailed: (source: string) => `Couldn't ask ${source}`,
} as const;

/** Names of accounts stay as they are. */
function withinSentence(who: string): string {
  return /^(?:You|The server|A former colleague)$/.test(who) ? who.charAt(0).toLowerCase() + who.slice(1) : who;
}

/** Why a fact is blank, and what to do next. */
export function blankSentence(reason: BlankReason, column: FactColumn): string {
  switch (reason.kind) {
    case "no-url":
      return "Without a Crunchbase URL, no source can be asked. Set the value by hand.";
    case "not-asked":
      return column === "register_number"
        ? "GLEIF was not asked yet."
        : "No source was asked yet. Refresh the company.";
    case "ambiguous":
      if (reason.source === "gleif") return suggestedEntities(reason.candidates.length);
      return `${sourceName(reason.source)} has ${reason.candidates.length} entries with this Crunchbase URL. Choose the company's.`;
    case "not-taken":
      return `Your team's record has no value yet. ${listNames(reason.sources)} ${reason.sources.length === 1 ? "has" : "have"} one. Use it, or set the value by hand.`;
    case "none":
      return `${listNames(reason.sources)} ${reason.sources.length === 1 ? "has" : "have"} no value. Set it by hand.`;
    case "failed":
      return `${sourceName(reason.source)} failed on ${formatDay(reason.at)}: ${reason.message}`;
  }
}

function suggestedEntities(count: number): string {
  const have = count === 1 ? "1 company has" : `${count} companies have`;
  return `At GLEIF, ${have} this name and country. Choose one only if you are sure.`;
}

function listNames(sources: readonly FactSource[]): string {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(sources.map(sourceName));
}

/** `2022`, `2022-06` and `2022-06-30` as people write them. */
export function formatAsOf(asOf: string): string {
  if (asOf.length === 10) return formatDay(asOf);
  if (asOf.length !== 7) return asOf;
  return formatDay(`${asOf}-01`).replace(/^\d+ /, "");
}
