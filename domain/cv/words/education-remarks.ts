/** Lines beside an education that name neither a school nor a degree */
import { readSignals } from "./words.ts";

/** Grades, theses and other remarks on an education. */
const REMARK =
  /^(?:thesis|dissertation|abschluss (?:am|im)|supervisors|committee(?=:)|advisors?(?=:)|notendurchschnitt|durchschnittsnote|rapporteurs?|directeurs?(?=\s*:)|encadrants?|master'?s? thesis|bachelor'?s? thesis|(?:master|bachelor|diplom)arbeit(?:sthema)?|mémoire|grade|gpa|cgpa|note|abschlussnote|gesamtnote|percentage|activities|aktivitäten|activités|actividades(?: y grupos)?(?=\s*:)|attività(?: e associazioni)?(?=\s*:)|activiteiten(?: en [a-z]+)?(?=\s*:)|atividades(?: e grupos)?(?=\s*:)|focus|schwerpunkte?|vertiefung|relevant|coursework|courses?|modules?|minor|honou?rs|award|scholarship|stipendium|stipendiat|mention|spécialisation|option|admissi(?:ble|bilité)|thema|titel|subjects?|marks|score|aggregate|major|specialization|first[- ]class|upper second|skills?|kenntnisse|compétences|graduated(?! (?:with|in) an? | from (?!the |this ))|supervisor|titre|jury|encadrant|directeur de thèse|thèse (?:soutenue|intitulée|dirigée|encadrée|sur)|th[èe]se(?=\s*:)|soutenance|soutenue? le|sous la direction|bajo la dirección|sotto la guida|under the supervision|betreuer|gutachter|advisor|topic|sujet|(?:final[- ]year )?project(?=\s*:)|projet(?=\s*:)|projet de fin d['’]études|tesi|tesis|tfg|tfm|trabajo (?:de )?fin de (?:grado|máster|carrera)|nota(?: media)?(?=\s*:)|média(?: final)?(?=\s*:)|beca de|bolsa de (?:mérito|estudos?|investigação)|matrícula de honor|voto(?: finale| di laurea)?(?=\s*:)|votazione|trabalho de (?:conclusão|fim)|tcc(?=\s*:)|monografia|dissertação|scriptie|afstudeer(?:scriptie|opdracht|project)|(?:eind)?cijfer|diploma behaald|profiel(?=\s*:)|vakken|leistungskurse?|leistungsfächer|prüfungsfächer|abschlussarbeit|(?:haupt|neben|wahl)f(?:ach|ächer)|studienschwerpunkte?|school topper|dean['’]s list|(?:class )?rank(?=\s*:)|(?:key|main) (?:modules|subjects|courses))\b/iu;

/** "Grade: A", but not "Module Lead", "Marks & Spencer" */
export function isRemark(text: string): boolean {
  const match = REMARK.exec(text);
  if (match === null) return false;
  const rest = text.slice(match[0].length);
  if (/^ (?:&|and) \p{Lu}/u.test(rest) || OF_DEGREE.test(rest)) return false;
  return text.length > 60 || /^\s*:/.test(rest) || readSignals(text).title === 0;
}

/** "Titre professionnel Développeur web", "Honors Diploma" */
const OF_DEGREE = /^ (?:professionnel|rncp|diploma|degree|bachelor)(?!\p{L})/iu;
