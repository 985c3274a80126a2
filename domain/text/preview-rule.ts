import type { CvOutline } from "../cv/outline.ts";
import { prepareRules } from "../match-rules/apply-rules.ts";
import type { MatchRule, OtherName } from "../match-rules/rule.ts";
import { annotate } from "./annotate.ts";
import { type Annotation, MARK_SIZE } from "./annotation.ts";
import { fold } from "./characters.ts";
import { buildDictionary, type Dictionary } from "./dictionary.ts";
import { withoutLegalForm } from "./legal-forms.ts";
import { conditionsOfName } from "./name-conditions.ts";

/** What a rule or another name would change in a text. */
export interface RulePreview {
  /** Matches that would be removed. */
  readonly removed: number;
  /** Matches that would be new. */
  readonly added: number;
  /** Matches of the spelling now. */
  readonly total: number;
}

/** The text as it was analyzed. */
export interface AnalyzedState {
  readonly annotation: Annotation;
  readonly outline: CvOutline;
  readonly dictionary: Dictionary;
  readonly rules: readonly MatchRule[];
}

export function previewChange(state: AnalyzedState, change: MatchRule | OtherName): RulePreview {
  return "otherName" in change ? previewOtherName(state, change) : previewRule(state, change);
}

function previewRule({ annotation, outline, dictionary, rules }: AnalyzedState, rule: MatchRule): RulePreview {
  const options = { outline, rules: prepareRules([...rules, rule]) };
  const after = annotate(dictionary, annotation.text, annotation.analysis, options);
  return { ...difference(annotation, after), total: countSpelling(annotation, rule.spelling) };
}

/** Searches for the other name alone: building the dictionary with it would take longer than a preview may. */
function previewOtherName({ annotation, outline, rules }: AnalyzedState, { kind, otherName }: OtherName): RulePreview {
  const conditions = conditionsOfName(otherName, kind);
  const dictionary = buildDictionary([{ name: otherName, kind, conditions }]);
  const options = { outline, rules: prepareRules(rules) };
  const found = spansOf(annotate(dictionary, annotation.text, annotation.analysis, options));
  const existing = spansOf(annotation);
  let added = 0;
  let removed = 0;
  let at = 0;
  for (const [start, end] of found) {
    while (at < existing.length && (existing[at]?.[1] ?? 0) <= start) at++;
    let next = at;
    while (next < existing.length && (existing[next]?.[0] ?? 0) < end) next++;
    const [firstStart, firstEnd] = existing[at] ?? [end, end];
    // The leftmost name wins, then the longest.
    if (next > at && (firstStart < start || (firstStart === start && firstEnd >= end))) continue;
    added++;
    removed += next - at;
  }
  return { removed, added, total: countSpelling(annotation, otherName) };
}

type SpanPair = readonly [start: number, end: number];

function spansOf({ marks }: Annotation): readonly SpanPair[] {
  return Array.from({ length: marks.length / MARK_SIZE }, (_, mark) => [
    marks[MARK_SIZE * mark] as number,
    marks[MARK_SIZE * mark + 1] as number,
  ]);
}

function difference(before: Annotation, after: Annotation): { readonly removed: number; readonly added: number } {
  const key = ([start, end]: SpanPair) => `${start} ${end}`;
  const old = new Set(spansOf(before).map(key));
  const added = spansOf(after).filter((span) => !old.has(key(span))).length;
  return { added, removed: old.size + added - after.marks.length / MARK_SIZE };
}

function countSpelling(annotation: Annotation, spelling: string): number {
  const key = fold(spelling.trim());
  return spansOf(annotation).filter(([start, end]) => {
    const written = annotation.text.slice(start, end);
    return fold(written) === key || fold(withoutLegalForm(written) ?? "") === key;
  }).length;
}
