/** Who stands between a verb and a title in German, and is no part of the title. */
import { isGivenName } from "../rows/people.ts";
import { TITLE } from "../words/word-classes.ts";
import type { Token } from "./prose-tokens.ts";

/** "war Jana Beispiel Leiterin der Acme": who is the subject, with a given name and a surname */
export function withoutPerson(sentence: readonly Token[], first: number, noun: number): number {
  const [given, surname] = sentence.slice(first, first + 2);
  if (noun < first + 2 || !/^(?:war|ist|wurde)$/.test(sentence[first - 1]?.key ?? "")) return first;
  return given?.isName === true && isGivenName(given.key) && surname?.isName === true ? first + 2 : first;
}

/** "ist die Physikerin Betriebsleiterin der Acme": who is the subject, and no part of the title */
export function withoutSubject(sentence: readonly Token[], first: number): number {
  const [verb, article, subject, title] = sentence.slice(Math.max(0, first - 2), first + 2);
  if (first < 2 || !/^(?:der|die)$/.test(article?.key ?? "") || !/^(?:ist|war|wurde|arbeitete?)$/.test(verb?.key ?? ""))
    return first;
  return [subject, title].every((word) => word?.isName === true && (word.classes & TITLE) !== 0) ? first + 1 : first;
}
