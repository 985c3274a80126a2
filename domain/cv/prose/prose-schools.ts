/** Schools of sentences about studies. */
import { COMPANY, DEGREE, LEGAL_FORM, SCHOOL } from "../words/word-classes.ts";
import { isStudy, works } from "./prose-cues.ts";
import { isKindOfSchool, isShortCourse } from "./prose-diplomas.ts";
import type { Span, Token } from "./prose-tokens.ts";

/** Whether a name of a sentence about studies is a school, and not an employer of a title right before it. */
export function isSchool(all: readonly Token[], span: Span, previous: Span | undefined): boolean {
  const words = all.slice(span.first, span.last + 1);
  const hasSchoolWord = words.some(({ classes }) => (classes & SCHOOL) !== 0);
  if (
    previous?.kind === "title" &&
    previous.last >= span.cueAt - 3 &&
    !hasStudyBetween(all, previous.last + 1, span.first)
  )
    return false;
  if (words.every(({ classes }) => (classes & DEGREE) !== 0)) return false;
  // "trabajó para el Instituto Lumora"
  if (/^(?:para|pour|per|fur)$/.test(all[span.cueAt]?.key ?? "") && span.cueAt >= span.first - 2) return false;
  // "a Master of Business Administration from"
  if (!hasSchoolWord && ((words[0] as Token).classes & DEGREE) !== 0) return false;
  if (hasSchoolWord) return !isShortCourse(all, span) && !isKindOfSchool(words);
  // "licenciada en Derecho por la Universidad Lumora"
  const isSubject = all[span.first - 1]?.key === "en" && ((all[span.first - 2]?.classes ?? 0) & DEGREE) !== 0;
  if (isSubject) return false;
  if (isGraduatedFrom(all, span)) return true;
  // "had a degree, a 1994 Corolla"
  if (/^\d/.test(all[span.first - 1]?.text ?? "")) return false;
  // "a BA (Umbrian) from Lumora University": its subject
  const isBracketed = all[span.first - 1]?.text === "(" && !OF_SCHOOL.test(all[span.last + 2]?.key ?? "");
  if (span.cue !== "at" && !isBracketed && !/^(?:from|an|am|der|de|d|a|l|la|en)$/.test(all[span.cueAt]?.key ?? ""))
    return false;
  return (
    !words.some(({ classes }) => (classes & (LEGAL_FORM | COMPANY)) !== 0) &&
    hasStudyBetween(all, Math.max(0, span.first - 14, previous?.kind === "title" ? previous.last + 1 : 0), span.first)
  );
}

const OF_SCHOOL = /^(?:from|at|an|de|der|by)$/;

/** "graduated from Lumora Tech" */
function isGraduatedFrom(all: readonly Token[], { cueAt }: Span): boolean {
  return (
    /^(?:from|an|a|en)$/.test(all[cueAt]?.key ?? "") && /^(?:graduated|graduating)$/.test(all[cueAt - 1]?.key ?? "")
  );
}

function hasStudyBetween(all: readonly Token[], from: number, to: number): boolean {
  for (let index = to - 1; index >= from; index--) {
    const { key } = all[index] as Token;
    // "gelernt beim Katasteramt"
    if (/^(?:gelernt|lernte)$/.test(key)) return false;
    // "the bank received its licence from"
    const isPermit = /^licen[cs]e$/.test(key) && !/^(?:in|en|de|d|es)$/.test(all[index + 1]?.key ?? "");
    if (!isPermit && isStudy(all[index] as Token, index, all)) return true;
    if (works.has(key) && !/^(?:is|was|war|est|am|time|years|der)$/.test(key)) return false;
  }
  return false;
}
