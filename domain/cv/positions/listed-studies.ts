/** Studies that are listed among the work: "Student Informatica", "Lumora Hogeschool", "2010 – 2015" */
import type { EducationDraft } from "../educations/education-entries.ts";
import { part } from "../pieces/commas.ts";
import { degreeName } from "../pieces/degree-name.ts";
import { readSignals } from "../words/words.ts";
import type { PositionDraft } from "./position-draft.ts";

/** What a doctoral student does is work. */
const STUDENT =
  /^(?:(?:full-time|bachelor|master|undergraduate|university|college|vollzeit)[- ])?(?:stud(?:ent(?:in|e|essa|ka)?|ierender?|iante|erande)|étudiante?|etudiante?|estudiante?|estudante)(?!\p{L})(?: (?:of|in|der|des|de[rs]?|di|en|d['’]|em)(?=[\s\u2063])|\s*[,:–-])?[\s\u2063]*(?=\p{Lu}|$)/iu;

/** Whoever has this degree has the title. */
const GRADUATE = /^(?:ingenier[oa]|licenciad[oa]|arquitect[oa]|bachiller|economista|dottor(?:e|essa)) \p{Lu}/iu;

/** The positions, and the studies among them */
export function withoutStudies(drafts: readonly PositionDraft[]): {
  readonly work: readonly PositionDraft[];
  readonly studies: readonly EducationDraft[];
} {
  const found = drafts.filter(isStudy);
  if (found.length === 0) return { work: drafts, studies: [] };
  return { work: drafts.filter((draft) => !found.includes(draft)), studies: found.map(toStudy) };
}

function isStudy({ title, company, date }: PositionDraft): boolean {
  if (title === null || date === null || company?.school !== true) return false;
  // "Ingeniera Agrónoma, Universidad Lumora, 2014"
  if (!date.isRange && GRADUATE.test(title.text)) return true;
  const prefix = STUDENT.exec(title.text)?.[0];
  return prefix !== undefined && readSignals(title.text.slice(prefix.length)).title === 0;
}

function toStudy({ title, company, date }: PositionDraft): EducationDraft {
  if (title !== null && GRADUATE.test(title.text))
    return { school: company, degree: title.with({ degree: true }), date };
  const text = title?.row.text.slice(title.from, title.to) ?? "";
  const from = STUDENT.exec(text)?.[0].length ?? 0;
  const subject = title === null ? null : part(title, title.from + from, title.to);
  return { school: company, degree: subject === null ? null : degreeName(subject), date };
}
