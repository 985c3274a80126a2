/** "Engineer | Acme. Tasks: building pumps": a label inside the line of an entry, from which on it is a description. */

const LABELS = [
  "main tasks|key tasks|tasks|(?:key |main )?duties|(?:key |main )?responsibilities|(?:key )?achievements|topic|subject|(?:master['’]?s? |bachelor['’]?s? )?thesis|dissertation|final project|coursework|tech(?:nology)? stack|technologies|environment",
  "(?:haupt|kern)?aufgaben(?:bereiche?|gebiete?)?|(?:haupt)?tätigkeiten|tätigkeitsbereiche?|thema|themen|titel der arbeit|(?:master|bachelor|diplom|abschluss)arbeit|projektarbeit|technologien",
  "missions?(?: principales?)?|tâches|sujet|mémoire|réalisations|environnement(?: technique)?",
  "funciones|tareas|logros|tema|proyecto final|trabajo de fin de (?:grado|máster)|mansioni|attività|compiti|argomento|tesi|atividades|funções|responsabilidades|projeto final",
  "taken|werkzaamheden|onderwerp|eindproject|afstudeerproject|afstudeeropdracht|afgestudeerd op|scriptie|thema",
].join("|");
const BEFORE_LABEL = new RegExp(String.raw`(?:\.|;|,? ?\|) (?=(?:${LABELS})\s?: ?\S)`, "giu");
/** Most texts have none. */
const MAY_HOLD_ONE = new RegExp(String.raw`[.;|] (?:${LABELS})\s?:`, "iu");
/** What stands before it names the entry, and is no sentence. */
const NAMES_END = /[\p{L}\p{N})’'”"]$/u;
const MAX_NAMES = 120;

/** The same text with a line of its own for each such description. The length stays. */
export function withTaskLines(text: string): string {
  if (!MAY_HOLD_ONE.test(text)) return text;
  return text.replaceAll(BEFORE_LABEL, (stop, at: number) => {
    const names = text.slice(Math.max(text.lastIndexOf("\n", at) + 1, at - MAX_NAMES - 1), at);
    return names.length <= MAX_NAMES && NAMES_END.test(names) ? `${" ".repeat(stop.length - 1)}\n` : stop;
  });
}
