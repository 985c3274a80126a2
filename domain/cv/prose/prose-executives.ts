/** Seats that are a position, beside those of a supervisory board and of a club. */
import type { Token } from "./prose-tokens.ts";

/** The end of "Mitglied des Vorstands" and "member of the executive committee", which say what somebody works as; -1 elsewhere */
export function executiveEnd(sentence: readonly Token[], index: number): number {
  if (
    !/^(?:members?|mitglied|vorsitzende[rn]?|sprecher(?:in)?|membre|miembro|membro|lid)$/.test(
      sentence[index]?.key ?? "",
    )
  )
    return -1;
  for (let at = index + 1; at < index + 6; at++) {
    const { key = "" } = sentence[at] ?? {};
    if (/^(?:vorstand(?:e?s)?|geschaftsleitung|geschaftsfuhrung|konzernleitung|directoire|exekutivkomitees)$/.test(key))
      return at;
    const isOfBody = /^(?:board|committee|team|comite|comitato)$/.test(key);
    if (isOfBody && /^(?:executive|management|leadership|managing)$/.test(sentence[at - 1]?.key ?? "")) return at;
    if (key === "comite" && /^(?:executif|direction|ejecutivo)$/.test(sentence[at + 1]?.key ?? "")) return at + 1;
    if (!/^(?:of|the|its|des|der|du|de|del|la|le|executive|management|leadership|managing)$/.test(key)) return -1;
  }
  return -1;
}

/** Whether a word is a part of such a seat */
export function isExecutive(sentence: readonly Token[], index: number): boolean {
  for (let first = index; first > index - 6; first--) if (executiveEnd(sentence, first) >= index) return true;
  return false;
}
