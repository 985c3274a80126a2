/** Names that say of what somebody is a professor or has studied, and name no institution. */
import { DEPARTMENT } from "../pieces/company-name.ts";
import { COMPANY, DEGREE, LEGAL_FORM, SCHOOL } from "../words/word-classes.ts";
import { isStudy } from "./prose-cues.ts";
import { type Span, type Token, textOf } from "./prose-tokens.ts";
import { isGermanField, isTask } from "./title-tails.ts";

/** "Professor of Marine Chemistry at Acme": what comes before the employer belongs to the title. */
export function withSubjects(all: readonly Token[], spans: readonly Span[]): readonly Span[] {
  const result: Span[] = [];
  for (const [index, span] of spans.entries()) {
    const [title, next] = [result.at(-1), spans[index + 1]];
    const isAfterTitle =
      span.kind === "name" && span.cue === "link" && title?.kind === "title" && span.cueAt <= title.last + 2;
    if (isAfterTitle && next?.kind === "name" && next.cueAt <= span.last + 2 && DEPARTMENT.test(textOf(all, span))) {
      result[result.length - 1] = { ...title, reach: span.last };
      continue;
    }
    const isSubject =
      isAfterTitle &&
      span.cueAt === title.last + 1 &&
      next?.kind === "name" &&
      (next.cue === "at" || isAtInstitution(all, span, next)) &&
      next.cueAt <= span.last + 2 &&
      !all.slice(span.first, span.last + 1).some(({ classes }) => (classes & LEGAL_FORM) !== 0);
    // "at Acme, most recently as Director of Immunology"
    const isUnit =
      isAfterTitle &&
      span.cueAt === title.last + 1 &&
      span.last - span.first < 3 &&
      !all.slice(span.first, span.last + 1).some(({ classes }) => (classes & (COMPANY | SCHOOL | LEGAL_FORM)) !== 0) &&
      /^(?:of|for|de|du|fur)$/.test(all[span.cueAt]?.key ?? "") &&
      !isTask(all, span.cueAt) &&
      (isBegunAt(spans) ||
        (/^(?:as|als|comme|como|come)$/.test(all[title.first - 1]?.key ?? "") &&
          (spans.slice(0, index).some((other) => isEmployerBefore(all, other)) || isEnglishField(all, span))));
    // "Acme, where she was Vice President of Environmental Solutions"
    const isWhere = isAfterTitle && span.cueAt === title.last + 1 && isInWhere(all, title, span);
    const isChair = isAfterTitle && span.cueAt === title.last + 1 && isOfChair(all, title, span);
    // "At Acme, she was a product manager for Lumora"
    if (isUnit && all[span.cueAt]?.key === "for") continue;
    if (isSubject || isUnit || isWhere || isChair) result[result.length - 1] = { ...title, last: span.last };
    else result.push(span);
  }
  return result;
}

/** "where she was head of Platform": a unit of the employer that the sentence names before */
function isInWhere(all: readonly Token[], { first }: Span, unit: Span): boolean {
  if (all[unit.cueAt]?.key !== "of" || !/^(?:as|was|is|became|been)$/.test(all[first - 1]?.key ?? "")) return false;
  if (all.slice(unit.first, unit.last + 1).some(({ classes }) => (classes & (LEGAL_FORM | SCHOOL)) !== 0)) return false;
  for (let at = first - 2; at > Math.max(0, first - 6); at--) if (all[at]?.key === "where") return true;
  return false;
}

/** "was Professor of Polymer Physics": its subject, and no institution */
function isOfChair(all: readonly Token[], title: Span, { first, last, cueAt }: Span): boolean {
  if (!/^(?:of|in|fur|de|di)$/.test(all[cueAt]?.key ?? "") || !CHAIR.test((all[title.last] as Token).key)) return false;
  const words = all.slice(first, last + 1);
  return !words.some(({ classes }) => (classes & (COMPANY | SCHOOL | LEGAL_FORM)) !== 0);
}

const CHAIR = /^(?:professor(?:in)?|professur|chair|lecturer|reader|professeure?|maitre)$/;

/** "Professor für Werkstoffkunde an der TU Lumora", "Leiterin der Vorentwicklung zu Lumora" */
function isAtInstitution(all: readonly Token[], span: Span, next: Span): boolean {
  const has = ({ first, last }: Span) =>
    all.slice(first, last + 1).some(({ classes }) => (classes & (SCHOOL | COMPANY)) !== 0);
  if (!/^(?:an|am|im|en|em|presso|bij|zu|zur|zum)$/.test(all[span.last + 1]?.key ?? "")) return false;
  return (has(next) && !has(span)) || (span.first === span.last && isGermanField(all[span.first] as Token));
}

/** "hired by Acme as Director of Imaging", "moving to Acme, initially as Head of Asset Strategy" */
function isEmployerBefore(all: readonly Token[], { kind, cue, cueAt }: Span): boolean {
  if (kind !== "name") return false;
  return cue === "at" || cue === "verb" || (cue === "link" && /^(?:to|zu|zur|zum)$/.test(all[cueAt]?.key ?? ""));
}

/** "as Director of Imaging": no company has such a name alone */
function isEnglishField(all: readonly Token[], { first, last }: Span): boolean {
  return first === last && /^\p{Lu}\p{Ll}{3,}(?:ing|ment)$/u.test((all[first] as Token).text);
}

/** "At Acme, she was the first Head of Startups" */
function isBegunAt([first]: readonly Span[]): boolean {
  return first?.kind === "name" && first.cue === "at" && first.cueAt === 0;
}

/** "Studium der Biochemie an der Universität Lumora" */
export function isSubjectOfStudy(all: readonly Token[], span: Span, next: Span | undefined): boolean {
  if (span.cue !== "link" || all.slice(span.first, span.last + 1).some(({ classes }) => (classes & SCHOOL) !== 0))
    return false;
  // "an MA in Innovation Design"
  if (/^(?:in|of)$/.test(all[span.cueAt]?.key ?? "") && span.cueAt === span.first - 1)
    if (((all[span.cueAt - 1]?.classes ?? 0) & DEGREE) !== 0) return true;
  // "Studium der Informatik in Karlsruhe"
  const isBeforePlace =
    /^(?:in|an|am)$/.test(all[span.last + 1]?.key ?? "") && (next === undefined || next.cueAt > span.last + 2);
  const isNamed = ((all[span.first]?.classes ?? 0) & SCHOOL) !== 0;
  if (isBeforePlace && !isNamed && /^(?:der|des)$/.test(all[span.cueAt]?.key ?? ""))
    return isStudy(all[span.cueAt - 1] as Token, span.cueAt - 1);
  if (next?.kind !== "name") return false;
  if (!/^(?:der|des)$/.test(all[span.cueAt]?.key ?? "") || next.cueAt > span.last + 2) return false;
  return /^(?:an|in)$/.test(all[span.last + 1]?.key ?? "") && isStudy(all[span.cueAt - 1] as Token, span.cueAt - 1);
}
