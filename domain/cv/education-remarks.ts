/** Lines beside an education that name neither a school nor a degree */
import { readSignals } from "./words.ts";

/** Grades, theses and other remarks on an education. */
const REMARK =
  /^(?:thesis|dissertation|abschluss (?:am|im)|supervisors|committee(?=:)|advisors?(?=:)|notendurchschnitt|durchschnittsnote|rapporteurs?|directeurs?(?=\s*:)|encadrants?|master'?s? thesis|bachelor'?s? thesis|(?:master|bachelor|diplom)arbeit(?:sthema)?|mémoire|grade|gpa|cgpa|note|abschlussnote|gesamtnote|percentage|activities|aktivitäten|activités|focus|schwerpunkte?|vertiefung|relevant|coursework|courses?|modules?|minor|honou?rs|award|scholarship|stipendium|stipendiat|mention|spécialisation|option|thema|titel|subjects?|marks|score|aggregate|major|specialization|first[- ]class|upper second|skills?|kenntnisse|compétences|graduated(?! (?:with|in) an? )|supervisor|titre|jury|encadrant|directeur de thèse|betreuer|gutachter|advisor|topic|sujet)\b/iu;

/** "Grade: A", but not "Module Lead", "Marks & Spencer" */
export function isRemark(text: string): boolean {
  const match = REMARK.exec(text);
  if (match === null) return false;
  const rest = text.slice(match[0].length);
  if (/^ (?:&|and) \p{Lu}/u.test(rest)) return false;
  return text.length > 60 || /^\s*:/.test(rest) || readSignals(text).title === 0;
}
