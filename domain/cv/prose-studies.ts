/** What a sentence says about studies: the school, the degree and its date. */
import type { DatedPart } from "./dates.ts";
import type { EducationDraft } from "./education-entries.ts";
import { type Sentence, toPiece } from "./prose-sentence.ts";
import type { Span, Token } from "./prose-tokens.ts";
import { DEGREE } from "./word-classes.ts";

export function readStudy(
  sentence: Sentence,
  school: Span,
  previous: Span | undefined,
  following: Span | undefined,
): EducationDraft {
  const { tokens: all, dates } = sentence;
  const from = previous === undefined ? 0 : previous.last + 1;
  const next = (all[school.last + 1]?.from ?? Number.POSITIVE_INFINITY) - 1;
  const start = (all[school.first] as Token).from;
  const isFree = (candidate: DatedPart) =>
    previous === undefined || candidate.from - (all[previous.last] as Token).to >= 25;
  const date =
    dates.find((candidate) => candidate.from >= next && candidate.from - (all[school.last] as Token).to < 25) ??
    dates.findLast(
      (candidate) =>
        candidate.to <= start &&
        isFree(candidate) &&
        candidate.from >= (all[from] as Token).from &&
        start - candidate.to < 60,
    ) ??
    null;
  const before = findDegree(all, from, school.cueAt < 0 ? school.first : Math.min(school.cueAt, school.first));
  if (before !== null) return { school: toPiece(sentence, school), degree: toPiece(sentence, before), date };
  const after = degreeAfter(all, school, following);
  if (after === null) return { school: toPiece(sentence, school), degree: null, date };
  const end = (all[after.last] as Token).to;
  const awarded = dates.find((candidate) => candidate.from >= end && candidate.from - end < 25) ?? null;
  return { school: toPiece(sentence, school), degree: toPiece(sentence, after), date: date ?? awarded };
}

const GRADUATED =
  /^(?:graduat(?:ed|ing)|earn(?:ed|ing)|receiv(?:ed|ing)|obtain(?:ed|ing)|obtient|obtenu|schloss|abschloss)$/;

/** "studied at Lumora College and graduated with a BDes in Industrial Design in 2007" */
function degreeAfter(
  all: readonly Token[],
  school: Span,
  following: Span | undefined,
): Pick<Span, "first" | "last"> | null {
  if (following !== undefined) return null;
  const verb = all.findIndex(({ key }, index) => index > school.last && GRADUATED.test(key));
  return verb === -1 ? null : findDegree(all, verb + 1, Math.min(all.length, verb + 14));
}

/** "an MSc in Applied Physics from", "studied Graphic Communication at": the words of the degree between two tokens. */
function findDegree(all: readonly Token[], from: number, to: number): Pick<Span, "first" | "last"> | null {
  for (let first = from; first < to; first++) {
    if (((all[first] as Token).classes & DEGREE) === 0) continue;
    let last = first;
    while (last + 1 < to && last - first < 10 && !isDegreeEnd(all, last + 1)) last++;
    return { first, last };
  }
  return null;
}

function isDegreeEnd(all: readonly Token[], index: number): boolean {
  const { key, text } = all[index] as Token;
  const isDate = /^(?:19|20)\d\d$/.test(text) || /^(?:19|20)\d\d$/.test(all[index + 1]?.text ?? "");
  return (
    isDate || /^[,(;:)–—]$/.test(text) || /^(?:at|from|an|bei|and|und|et|where|which|with|zu|ab|abschloss)$/.test(key)
  );
}
