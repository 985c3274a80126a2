import type { FactColumn, StoredFact } from "./provenance.ts";

/** What a typed text becomes in its column; null if the column does not take it. */
export function typedFact(column: FactColumn, text: string): StoredFact | null {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  if (column === "founded_year") return /^[12]\d{3}$/.test(trimmed) ? Number(trimmed) : null;
  if (column === "last_round_on") return /^\d{4}-\d{2}-\d{2}$/.test(trimmed) ? trimmed : null;
  if (column === "categories") return trimmed.split(/\s*,\s*/).filter((category) => category !== "");
  return trimmed;
}
