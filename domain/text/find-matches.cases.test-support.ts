import { cleanName } from "../company-names/clean-name.ts";
import { type MatchRule, RULE_SECTIONS } from "../match-rules/rule.ts";
import type { DictionaryEntry } from "./dictionary.ts";

/** Parts of generated names and texts: case folding, joiners, separators, surrogates. */
const PIECES = [
  ...Array.from("aabbcdoxAB09².,;:!?+*/\\|&@#$^()[]{}<>_'’\"“„-–—−\n\t ·•"),
  ...Array.from("ßẞsSſkKKσςΣİiıIéÉåÅÅµμΜǅǆǄθϴϑ"),
  ...Array.from("京都大学日🚀𐐀𐐨𝐀𠮷𞤀𞤢"),
  " ",
  " ",
  " ",
  " ",
  "\u00a0",
  "\u2009",
  "\u0301",
  "\u0345",
  "\u00ad",
  "\u200d",
  "\u200f",
  "\ufeff",
  "\ud83d",
  "\ude80",
  "\ud801",
  "👩\u200d🚀",
  "🇩🇪",
  "ss",
  "of",
  "Bank",
  "Google",
  "AT&T",
  "GmbH",
  " GmbH",
  " & Co. KG",
  ", Inc.",
  " s. r. o.",
  " Sp. z o.o.",
  " Ltd",
  " AS",
  " ab",
  " SE-",
  ". ",
  "\n- ",
  "Box",
];

const FORM_PIECES = [" GmbH", " & Co. KG", ", Inc.", " Ltd", " AS"];

/** Several joiners in a row take several rounds. */
function clean(text: string): string {
  const cleaned = cleanName(text);
  return cleaned === text ? text : clean(cleaned);
}

function makeRule(pick: (below: number) => number, spelling: string, words: () => string): MatchRule {
  const kinds = ["never", "as_written", "not_before", "not_after", "not_in_section"] as const;
  const kind = kinds[pick(kinds.length)] ?? "never";
  if (kind === "not_before" || kind === "not_after") {
    const cleaned = Array.from({ length: 1 + pick(2) }, () => clean(words())).filter((word) => word !== "");
    return { kind, spelling, words: cleaned.filter((word) => word.isWellFormed()) };
  }
  if (kind === "not_in_section") return { kind, spelling, section: RULE_SECTIONS[pick(4)] ?? "skills" };
  return { kind, spelling };
}

/** Generates entries, rules and a text. `pick(n)` returns an integer in [0, n). */
export function makeCase(pick: (below: number) => number): {
  entries: DictionaryEntry[];
  text: string;
  rules: MatchRule[];
} {
  const piece = () => PIECES[pick(PIECES.length)] ?? "";
  const formPiece = () => FORM_PIECES[pick(FORM_PIECES.length)] ?? "";
  const pieces = (count: number) => Array.from({ length: count }, piece).join("");
  const names = Array.from({ length: 1 + pick(6) }, () => pieces(1 + pick(5)));
  // Names that are prefixes or suffixes of others are the hard cases.
  for (let more = pick(3); more > 0; more--) {
    names.push((names[pick(names.length)] ?? "") + pieces(pick(2)) + (names[pick(names.length)] ?? ""));
  }
  const needs = ["capitals", "capitals inside a sentence", "legal form"] as const;
  const condition = (name: string) => ({
    // ASCII only: the spelling must fold like the name.
    spelling: name.normalize("NFC").replaceAll(/[a-z]/g, (letter) => (pick(3) === 0 ? letter.toUpperCase() : letter)),
    needs: needs[pick(needs.length)] ?? "capitals",
  });
  const entries = names.map(
    (name, index): DictionaryEntry => ({
      name,
      kind: index % 2 === 0 ? "company" : "university",
      aliases: pick(4) === 0 ? [pieces(1 + pick(3))] : [],
      otherSpellings: pick(6) === 0 ? [names[pick(names.length)] ?? "", pieces(1 + pick(2))] : [],
      ...(pick(3) === 0 ? { conditions: Array.from({ length: 1 + pick(2) }, () => condition(name)) } : {}),
    }),
  );
  const part = () => {
    const name = names[pick(names.length)] ?? "";
    const forms = [name, name, name.toUpperCase(), name.toLowerCase(), name + formPiece(), piece(), " ", pieces(2)];
    return forms[pick(forms.length)] ?? "";
  };
  const body = Array.from({ length: 1 + pick(12) }, part).join("");
  // Sometimes across a chunk boundary.
  const before = pick(64) === 1 ? (pick(2) === 0 ? "." : "x ").repeat(2000 + pick(2200)) : "";
  const ruledSpelling = () => {
    const name = (names[pick(names.length)] ?? "") + (pick(3) === 0 ? formPiece() : "");
    return clean(name).replaceAll(/[a-z]/g, (letter) => (pick(3) === 0 ? letter.toUpperCase() : letter));
  };
  const rules = Array.from({ length: pick(3) === 0 ? 0 : pick(6) }, () =>
    makeRule(pick, ruledSpelling(), () => pieces(1 + pick(2))),
  );
  return { entries, rules, text: (before + body).normalize("NFC") };
}
