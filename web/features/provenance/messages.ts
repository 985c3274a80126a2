import type { FactSource } from "#domain/company/facts-row.ts";
import type { Fact } from "#domain/provenance/provenance.ts";

const SOURCE_NAMES: Readonly<Record<FactSource, string>> = {
  crunchbase: "Crunchbase",
  wikidata: "Wikidata",
  gleif: "GLEIF",
  sample: "Sample data",
};

export const sourceName = (source: FactSource) => SOURCE_NAMES[source];

export const provenanceMessages = {
  title: "Facts and their sources",
  loadFailed: "Couldn't load the sources",
  blank: "N/A",
  open: (label: string) => `Where ${label} comes from`,
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
