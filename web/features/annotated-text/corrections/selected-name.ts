import { cleanName } from "#domain/company-names/clean-name.ts";

/** The tables' limit. */
const MAX_NAME_LENGTH = 300;

export type SelectedName =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly reason: "lines" | "long" };

/** A name from selected words; null for a selection that has no name. */
export function selectedName(selected: string): SelectedName | null {
  const trimmed = selected.trim();
  if ((trimmed.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < 2) return null;
  if (trimmed.length > MAX_NAME_LENGTH) return { ok: false, reason: "long" };
  if (/[\n\r\u2028\u2029]/.test(trimmed)) return { ok: false, reason: "lines" };
  return { ok: true, name: cleanName(trimmed) };
}
