/** Titles of a sentence that are what somebody has studied, and the schools behind them. */
import { DEGREE, SCHOOL } from "../words/word-classes.ts";
import type { Span, Token } from "./prose-tokens.ts";

/** "Docteure en pharmacie de l'Université Lumora", "economista de la Universidad Lumora": what somebody has studied */
export function isGraduateOf(all: readonly Token[], { first, last, cueAt }: Span, title: Span | undefined): boolean {
  if (title?.kind !== "title" || cueAt > title.last + MAX_SUBJECT_WORDS || cueAt <= title.last) return false;
  if (!/^(?:de|del|d|l|la|por|par|der|of)$/.test(all[cueAt]?.key ?? "")) return false;
  if (!all.slice(title.first, title.last + 1).some(({ key }) => GRADUATE.test(key))) return false;
  return all.slice(first, last + 1).some(({ classes }) => (classes & SCHOOL) !== 0);
}

/** "Ingeniera civil en minas" before "por la Universidad Lumora" */
export function studiedAt(all: readonly Token[], { first, last }: Span, { cueAt }: Span): Pick<Span, "first" | "last"> {
  let end = last;
  while (end + 1 < cueAt && all[end + 1]?.isWord === true && !/^(?:de|par|por|des)$/.test(all[end + 1]?.key ?? ""))
    end++;
  return { first, last: end };
}

const MAX_SUBJECT_WORDS = 5;
const GRADUATE =
  /^(?:docteure?|doctora?|ingenier[oa]|ingenieure?|biolog[oa]|quimic[oa]|fisic[oa]|matematic[oa]|medic[oa]|veterinari[oa]|contadora?|economista|licenciad[oa]|abogad[oa]|administradora?|psicolog[oa]|periodista|arquitect[oa]|diplomee?|absolvent(?:in)?|laureat[oa]|dottoressa)$/;

const KIND =
  /^(?:abendschule|berufsschule|fachhochschule|hochschule|universitat|uni|schule|gymnasium|realschule|akademie|lycee)$/;

/** "Dann Abendschule, dann Fachhochschule": in German, every noun has a capital. */
export function isKindOfSchool([word, next]: readonly Token[]): boolean {
  return word !== undefined && next === undefined && KIND.test(word.key);
}

/** "schloss als Diplom-Ingenieur ab" */
export function isAward(all: readonly Token[], { first, last }: Span): boolean {
  const isDegree = all.slice(first, last + 1).some(({ classes }) => (classes & DEGREE) !== 0);
  return isDegree && all.some(({ key }) => /^(?:schloss|abschloss|abgeschlossen)$/.test(key));
}

/** "un diplôme d'ingénieur", "el título de ingeniera" */
export function isDiploma(all: readonly Token[], { first }: Span): boolean {
  return /^(?:d|de|di)$/.test(all[first - 1]?.key ?? "") && DIPLOMA.test(all[first - 2]?.key ?? "");
}

/** "un diplôme d'ingénieur de l'ENSCM": the name behind the title is the school */
export function isAwarding(all: readonly Token[], { first }: Span, title: Span | undefined): boolean {
  if (title?.kind !== "title" || first > title.last + 3 || !isDiploma(all, title)) return false;
  return all.slice(title.last + 1, first).every(({ key }) => /^(?:d[ue]?|des?l?|l[ae]?|a|por|par|di)$/.test(key));
}

const DIPLOMA = /^(?:diplome|titre|brevet|titulo|diploma|laurea)$/;

/** "a short programme at the Lumora University" */
export function isShortCourse(all: readonly Token[], { cueAt, first }: Span): boolean {
  const at = cueAt < 0 ? first : cueAt;
  const before = all.slice(Math.max(0, at - 3), at).map(({ key }) => key);
  return before.some((key) => /^(?:short|brief|online)$/.test(key)) && before.some((key) => COURSE.test(key));
}

const COURSE = /^(?:programmes?|programs?|courses?|trainings?|workshops?|seminars?|stays?)$/;
