import { type Confidence, fieldOfHeader, fieldOfSamples, type MappedColumn, normalizeHeader } from "./columns.ts";
import type { ColumnTarget, ImportField } from "./fields.ts";
import { type KnownLayout, knownLayouts } from "./known-layouts.ts";
import { areStatuses } from "./lists.ts";

export interface SuggestedMapping {
  /** `name` as in "This is a {name}". */
  readonly layout: Pick<KnownLayout, "id" | "name"> | null;
  readonly columns: readonly MappedColumn[];
}

/** Three or more sample values for each column make the suggestion better; none are needed. */
export function suggestMapping(
  header: readonly string[],
  samples: readonly (readonly string[])[] = [],
): SuggestedMapping {
  const normalized = header.map(normalizeHeader);
  const layout = layoutOf(header);
  const leftOut = new Set(layout?.leftOut.split("|"));
  const guesses = header.map((name, column): Guess => {
    const own = leftOut.has(normalized[column] ?? "") ? "leave_out" : layout?.columns[normalized[column] ?? ""];
    if (own !== undefined) return { target: own, confidence: "sure", rank: -1 };
    if (isIndex(normalized[column] ?? "", samples[column] ?? [])) {
      return { target: "leave_out", confidence: "likely", rank: 1000 };
    }
    const bySamples = fieldOfSamples(samples[column] ?? []);
    const byHeader = fieldOfHeader(name);
    if (normalized[column] === "status" && areStatuses(samples[column] ?? [])) {
      return { target: "operating_status", confidence: "likely", rank: 100 };
    }
    if (
      byHeader !== null &&
      (bySamples === null ||
        bySamples === byHeader.field ||
        !isOverruled(byHeader.field, bySamples, samples[column] ?? []))
    ) {
      const confirmed = bySamples === byHeader.field || layout !== null;
      return { target: byHeader.field, confidence: confirmed ? "sure" : byHeader.confidence, rank: byHeader.rank };
    }
    if (bySamples !== null) return { target: bySamples, confidence: "likely", rank: 100 };
    return { target: "extra", confidence: "none", rank: 1000 };
  });
  return {
    layout: layout === null ? null : { id: layout.id, name: layout.name },
    columns: withOneColumnPerField(header, guesses),
  };
}

interface Guess {
  readonly target: ColumnTarget;
  readonly confidence: Confidence;
  readonly rank: number;
}

const INDEX = /^(?:|column \d+|unnamed \d+|index|no|nr|s no|sr no|sl no|lfd nr|row|line)$/;

/** Whether a column only counts its lines. */
function isIndex(header: string, samples: readonly string[]): boolean {
  const [first = ""] = samples;
  return (
    INDEX.test(header) &&
    samples.length > 1 &&
    samples.every((sample, index) => /^\d{1,6}(?:\.0)?$/.test(sample) && Number(sample) === Number(first) + index)
  );
}

/** Whether links in a column count more than its header: `Company` may be the header of URLs. `Booking.com` is a name. */
function isOverruled(byHeader: ImportField, bySamples: ImportField, samples: readonly string[]): boolean {
  if (isLink(byHeader)) return true;
  const isName = bySamples === "website" && !samples.some((sample) => /^https?:\/\//i.test(sample.trim()));
  return byHeader === "company_name" && !isName;
}

function isLink(field: ImportField): boolean {
  return field === "url" || field === "linkedin" || field === "website";
}

/** Null for a layout that is not known. */
export function layoutOf(header: readonly string[]): KnownLayout | null {
  const present = new Set(header.map(normalizeHeader));
  return (
    knownLayouts.find(({ signs }) => signs.every((sign) => sign.split("|").some((one) => present.has(one)))) ?? null
  );
}

/** The other columns that mean the same are left out: their values would only repeat the field. */
function withOneColumnPerField(header: readonly string[], guesses: readonly Guess[]): readonly MappedColumn[] {
  const best = new Map<ColumnTarget, number>();
  for (const [column, { target, rank }] of guesses.entries()) {
    const current = best.get(target);
    if (current === undefined || rank < (guesses[current]?.rank ?? 0)) best.set(target, column);
  }
  const hasPlace = best.has("city") && best.has("country");
  return guesses.map(({ target, confidence }, column): MappedColumn => {
    const name = header[column] ?? "";
    if (target === "extra" || target === "leave_out") return { header: name, field: target, confidence };
    const isRedundant = best.get(target) !== column || (target === "headquarters" && hasPlace);
    return isRedundant
      ? { header: name, field: "leave_out", confidence: "likely" }
      : { header: name, field: target, confidence };
  });
}

/** The key of a stored mapping: the same for files with the same columns, in any order. */
export function layoutKey(header: readonly string[]): string {
  const text = header.map(normalizeHeader).toSorted().join("\n");
  // FNV-1a with 64 bits.
  let hash = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, "0");
}
