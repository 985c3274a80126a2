/** Words that are a kind or a number of a school beside its noun, and a degree or a title elsewhere. */
import { classesOf, SCHOOL } from "./word-classes.ts";

/**
 * "Escola Secundária de Lumora", "Instituto de Educación Secundaria": a kind of school there, and elsewhere a degree.
 * "Universidad Técnica Lumora": elsewhere a profession
 */
export function isKindOfSchool(words: readonly string[], index: number): boolean {
  const word = words[index] as string;
  if (TECHNICAL.test(word)) return TECHNICAL_SCHOOL.test(words[index - 1] ?? "");
  if (!/^secund[áa]ri[ao]$/iu.test(word)) return false;
  return words.slice(Math.max(0, index - 3), index).some((word) => (classesOf(word) & SCHOOL) !== 0);
}

const TECHNICAL = /^t[ée]cnic[ao]$/iu;
const TECHNICAL_SCHOOL = /^(?:universidade?|università|escuela|escola|instituto|istituto|liceo|colegio)$/iu;

/** "Université Paris XII", but not "Class XII" */
export function isNumberOfSchool(words: readonly string[], index: number): boolean {
  return (words[index] as string).startsWith("XI") && words[index - 2]?.startsWith("Universit") === true;
}
