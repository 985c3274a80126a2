import { type HeadingKind, isModifier, isWeakPhrase, phraseKind, wordKind } from "./heading-words.ts";
import { memoize, unitTest } from "./memoize.ts";
import { joinSpaced } from "./spaced-headings.ts";
import { foldWords } from "./split-words.ts";
import { readSignals } from "./words.ts";

export const MAX_HEADING = 50;
const MAX_SPACED = 100;
/** Departments and disciplines, not headings: "User Experience". */
const FUNCTION_BEFORE =
  /^(?:user|customer|digital|guest|brand|employee|candidate|client|patient|player|shopping|head|director|lead)$/;
const JOINED = /\b(?:of|in|with|for|at|mit|als|bei|von|avec|dans|chez|en)\b/;

/** The kind of section that a line opens, or null if it is no heading. */
export const headingKind = memoize((line) => findHeading(withoutPerson(joinSpaced(withoutPart(line))), false));

/** "Section 3 – Previous employment", "Teil B: Ausbildung": what a printed form numbers its parts with */
function withoutPart(written: string): string {
  // "Academic and professional qualifications obtained with dates"
  const isLong = written.length > MAX_HEADING && written.length <= MAX_SPACED && MANNER_END.test(written.slice(-6));
  const line = isLong ? written.replace(MANNER, "").replace(/^\d{1,2}[.)]\s+/, "") : written;
  const first = line.charCodeAt(0) | 0x20;
  // "s", "p", "t", "a", "d"
  if (first !== 0x73 && first !== 0x70 && first !== 0x74 && first !== 0x61 && first !== 0x64) return line;
  return line.replace(PART, "");
}

export const PART =
  /^(?:[Ss]ection|SECTION|[Pp]art|PART|Teil|TEIL|Abschnitt|ABSCHNITT|Partie|PARTIE|Secci[oó]n|SECCI[OÓ]N|Parte|PARTE|Sezione|SEZIONE|Deel|DEEL)\s(?:\d{1,2}|[A-H]|[IVX]{1,4})(?:[.):]|\s?[-–—:])?\s+(?=\p{Lu})/u;

/** "Ausbildung von Jo Muster", on pages of XING */
function withoutPerson(line: string): string {
  const at = line.indexOf(" von ");
  return at !== -1 && OF_PERSON.test(line) ? line.slice(0, at) : line;
}

const OF_PERSON = /^\p{L}+ von \p{Lu}\p{Ll}+(?:[ -]\p{Lu}[\p{L}-]+)+$/u;

/** The same with up to three unknown words, for a line in the style of a heading: "FORMATION INITIALE". */
export const weakHeadingKind = memoize((line) => findHeading(joinSpaced(withoutPart(line)), true));

/** Whether only the style of a line says that it is a heading: "UNIVERSITÄT". */
export function isWeakHeading(line: string): boolean {
  return isWeakPhrase(headingWords(line));
}

/** Whether a line is short enough; one with a blank after each letter is longer. */
export function hasHeadingLength(text: string): boolean {
  if (text.length <= MAX_HEADING || (text.length <= MAX_SPACED && withoutPart(text).length <= MAX_HEADING)) return true;
  // "STUDIES (schools, courses and others)" has a long remark.
  const open = text.endsWith(")") && text.length <= MAX_SPACED ? text.indexOf(" (") : -1;
  if (open > 0 && open <= MAX_HEADING) return isCapitals(text.slice(0, open));
  return text.length <= MAX_SPACED && text.charAt(1) === " " && text.charAt(3) === " ";
}

function findHeading(written: string, isStyled: boolean): HeadingKind | null {
  const line = written.length > MAX_HEADING && hasHeadingLength(written) ? written.replace(/ \(.*\)$/, "") : written;
  if (line.length > MAX_HEADING || line.length < 3 || (line.length === 4 && COMPANY_LIKE.test(line))) return null;
  const first = line.charCodeAt(0);
  if (isPageEnd(line) || VACANCIES.test(line)) return "other";
  if (first > 0x60 && first < 0x7b) return null;
  const folded = headingWords(line);
  if (/\d|[|•·@]/.test(folded)) return null;
  const phrase = phraseKind(folded, isStyled);
  // "Graduação - 2014" is a degree
  if (phrase !== undefined)
    return phrase === "education" && /\d$/.test(line) && readSignals(line).degree ? null : phrase;
  const words = folded.split(/[\s/&+,:;'-]+|\.\s+/).filter((word) => word !== "");
  if (words.length === 0 || words.length > 6) return null;
  let kind: HeadingKind | null = null;
  let strangers = 0;
  for (const [index, word] of words.entries()) {
    const found = wordKind(word);
    if (found === null) {
      if (!isModifier(word)) strangers++;
      continue;
    }
    if (found === "experience" && FUNCTION_BEFORE.test(words[index - 1] ?? "")) return null;
    kind = stronger(kind, found);
  }
  if (words.length > 1 && (kind === null || kind === "other") && ENGAGEMENT.test(folded)) return "other";
  if (kind === null && words.length === 1 && /^(?:work|military)$/.test(words[0] as string)) return "experience";
  if (words.length === 1 && words[0] === "school") return "education";
  if (BACKGROUND.test(folded) || (isTimeOnly(words) && BEGINS_HEADING.test(line))) return "experience";
  if (LEVEL.test(folded)) return "education";
  // Vacancies on the page of a company, unless positions follow.
  if (words.length === 1 && words[0] === "jobs") return "other";
  if (kind === null)
    // "TRAINEE, BEREICH DIGITALES & DATEN" is a title, not a heading of a scanned page.
    return isCapitals(withCapitals(line))
      ? line.includes(",")
        ? null
        : brokenHeading(words)
      : line.length < 30
        ? wordKind(words.join(""))
        : null;
  // "Certificate in Project Management" is an education.
  if (/^(?:certificates?|certification|diploma|degree|bachelors?|masters?) (?:in|of)\s/.test(folded)) return null;
  if (TRAININGS.test(folded)) return "other";
  if (BOTH_TRAININGS.test(folded)) return "education";
  if (MILITARY_SERVICE.test(folded) || (isStyled && SERVICE.test(folded))) return "experience";
  if (HISTORY.test(folded) && !OF_WORK.test(folded))
    return strangers === 0 || HISTORY_OF_THINGS.test(folded) ? "other" : null;
  if ([SUMMARY_OF, VOLUNTEERING, FOR_SOCIETIES, OF_STUDENT].some((other) => other.test(folded))) return "other";
  if (MANDATES.test(folded) || (folded.includes("project") && PROJECTS.test(folded))) return "projects";
  if (BOARDS.test(folded)) return "other";
  if (kind === "experience" && words.length <= 5 && STUDIES.test(folded)) return "education";
  if (words.includes("career") && OBJECTIVE.test(words.at(-1) as string)) return "other";
  if (strangers === 0) return kind;
  // "Aus bildung" of a scanned page
  if (words.length === 2 && /^\p{Ll}/u.test(line.split(/\s+/)[1] ?? "")) {
    const joined = wordKind(words.join(""));
    if (joined !== null) return joined;
  }
  if (isStyled) return strangers <= 3 ? kind : null;
  return strangers <= 2 && isFreeHeading(kind, words, line) ? kind : null;
}

/** The company, and not "Über" */
const COMPANY_LIKE = /^uber$/i;

/** Folded, without a number before it, and a mark or a remark after it */
function headingWords(line: string): string {
  const unnumbered = isDigit(line.charCodeAt(0)) ? line.replace(/^(?:\d{1,2}\s+|0\d)(?=\p{Lu})/u, "") : line;
  let folded = foldWords(withCapitals(unnumbered)).replace(NUMBER_OR_MARK, "");
  // Most lines end in a letter, and the expressions would try every offset.
  if (!isEnd(folded.charCodeAt(folded.length - 1))) folded = folded.replace(/[^\p{L})]+$/u, "");
  if (folded.endsWith(")")) return folded.replace(/\s*\(.*\)$/, "");
  return MAY_HAVE_MANNER.test(folded) ? folded.replace(MANNER, "") : folded;
}

const MAY_HAVE_MANNER = /\s(?:with|in|at|auf|im|en|de)\s/;
/** "Institutions attended with dates", "Work experience in detail", "Career at a glance", "Courses attended in the last three years" */
const MANNER =
  /\s(?:with (?:their )?dates?|in (?:brief|details?|short|a nutshell|breve|sintesi|het kort|vogelvlucht)|at a glance|auf einen blick|im (?:uberblick|detail)|en (?:bref|resume|breve|detail|un coup d['’](?:oeil|œil))|de un vistazo|in (?:reverse )?chronological order|(?:with)?in the (?:last|past) \S+ years)$/i;
const MANNER_END = /(?:dates?|tails?|brief|short|order|years)$/i;

const NUMBER_OR_MARK =
  /^(?:[a-h]\.\d{1,2}[.)]?(?=\s)|\d{1,2}\.\d{1,2}\.?(?=\s)|\d{1,2}[.)]|[ivx]{1,4}[.)]|[a-h][.)]|[^\p{L}\d]+)\s*/u;
const isDigit = unitTest(/\d/);
const isEnd = unitTest(/[\p{L})]/u);

/** After the profile, a page shows other people. */
function isPageEnd(line: string): boolean {
  return PAGE_END.test(line) || (line.includes("©") && CORPORATION.test(line));
}

const PAGE_END =
  /^(?:people (?:also viewed|you may know|similar)|more profiles for you|others named|other similar profiles|explore (?:collaborative|premium)|you might like|andere (?:ähnliche |ansehende )?(?:profile|mitglieder)|alle kontakte|xing.mitglieder|kontakte von|afficher plus de profils|personen, die|das könnte|personnes (?:également|que vous)|autres profils|profils similaires|otros perfiles|© )/iu;
const CORPORATION = /^.{0,20}(?:corporation|corp\.) ©/iu;
/** On the page of a company: jobs that are open. */
const VACANCIES =
  /^(?:(?:recently |newly )posted|open|similar|recommended|featured|latest) (?:jobs|positions|roles|vacancies)\b|^current (?:jobs|vacancies)\b|^(?:offene (?:stellen|positionen)|postes (?:ouverts|à pourvoir)|(?:nos )?offres(?: d['’]emploi)?$|ofertas de empleo|vacantes$|posizioni aperte|offerte di lavoro|vacatures$|vagas$)/iu;
/** "Our history", "Milestones", "Team", "Board of directors" */
const OF_COMPANY =
  /^(?:.* )?(?:history|histoire|historia|storia|geschichte|firmengeschichte|unternehmensgeschichte|chronik|milestones|meilensteine|jalons|hitos|tappe|team|equipe|equipo|squadra|vorstand|aufsichtsrat|beirat)$|^(?:the |advisory |executive )?board(?: of (?:directors|trustees|advisors|governors))?$/;

/** Whether a heading is one of a company's page: what it is above are the people, the years and the vacancies there. */
export function isOfCompany(line: string): boolean {
  return VACANCIES.test(line) || OF_COMPANY.test(headingWords(line));
}

/** "Akademischer Werdegang" and "Parcours universitaire", but not "Academic appointments". */
const STUDIES =
  /^(?:akademisch|schulisch|universitar)\S* (?:werdegang|laufbahn)|^(?:(?:education|formations?|etudes|diplomes)(?: et|,) )?parcours (?:academique|scolaire|universitaire)|^academic (?:career|history)$/;
/** A consultant's work for clients, beside the employers. */
const MANDATES =
  /^missions? (?:significatives?|recentes?|realisees|clients?|representatives?|marquantes?)$|^(?:selected|key|recent|client|major) (?:assignments|engagements|mandates)|^(?:ausgewahlte )?(?:mandate|kundenprojekte|beratungsprojekte)$/;

/** "Academic projects", "Final year project": what a student did is no education. */
const PROJECTS =
  /^(?:(?:key|major|main|other|notable|relevant|selected|recent) )?(?:academic|college|university|school|students?|course|class|capstone|final[ -]year|senior|semester|summer|mini|live|major|minor|undergraduate|graduate|bachelor|master)(?:['’]?s)? (?:and \w+ |& \w+ )?projects?(?: (?:undertaken|work|details|summary|handled|done|completed))?$/;

/** "EXPERlENCE" of a scanned page. */
function withCapitals(line: string): string {
  return MISREAD.test(line)
    ? line.replaceAll(/(?<=\p{Lu})[l1|](?=\p{Lu}|$)/gu, "I").replaceAll(/(?<=\p{Lu})0(?=\p{Lu}|$)/gu, "O")
    : line;
}

const MISREAD = /[l10|](?<=\p{Lu}.)\p{Lu}/u;

/** "BEFORE THAT", "Earlier and beside": a heading that says only when opens positions. */
function isTimeOnly(words: readonly string[]): boolean {
  return words.every((word) => TIMES.test(word) || BESIDE.test(word)) && words.some((word) => TIMES.test(word));
}

/** "Today", but not "– today" below the first date of a range */
const BEGINS_HEADING = /^[^\p{L}–—-]*\p{Lu}/u;
const TIMES =
  /^(?:now|today|currently|heute|jetzt|derzeit|aktuell|maintenant|aujourd|actuellement|ahora|hoy|oggi|before|previous|previously|earlier|formerly|davor|vorher|zuvor|fruher|bisher|avant|auparavant|precedemment|antes|anteriormente|prima|precedentemente|eerder|voorheen|daarvoor)$/;
const BESIDE =
  /^(?:and|or|that|this|then|between|beside|besides|after|since|und|oder|daneben|danach|et|cela|ca|hui|apres|y|e|eso|despues|en|daarna)$/;

/** Whether a heading of positions names a part of the career only: others may have a heading that no word gives away. */
export function isPartOfCareer(line: string): boolean {
  const words = foldWords(line)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
  return isTimeOnly(words) || words.every((word) => SERVICES.test(word));
}

const SERVICES =
  /^(?:military|service|national|civil|civilian|army|militar|militardienst|(?:grund)?wehrdienst|zivildienst|internships?|praktika|stages?)$/;

const LEVEL = /^(?:secondary|tertiary|primary|post-secondary) (?:education|schooling|studies)$/;
const BACKGROUND =
  /^(?:other|additional|earlier|early|previous|prior|past|further|recent|selected|current) (?:work|jobs?|roles?|employments?)$|^(?:professional|work|working|career|employment|business|industry) (?:background|journey|path|record|timeline|story|life|chronology|milestones|trajectory|roles|engagements|stations?)$|^(?:track record|where i(?:'ve| have)? work(?:ed)?|beruflicher hintergrund|historique professionnel|parcours en entreprise)$/;
/** Courses, no educations */
const TRAININGS = /^(?:further|continuing|professional|ongoing) (?:education|training|development|studies)(?: .*)?$/;
/** "Aus- und Weiterbildung": the first half names what the other does not. */
const BOTH_TRAININGS =
  /^(?:schul-, )?aus-?\s?(?:und|u\.|&|\+|\/|,)\s?(?:weiter|fort)-?bildung(?:en)?$|^ausbildung(?:en)? (?:und|&) (?:weiter|fort)bildung(?:en)?$/;
const MILITARY_SERVICE = /^(?:(?:non-)?military|alternative|civilian) service$/;
const SERVICE = /^(?:military|national|civil|civilian|community|compulsory|army|social) (?:and \w+ )?(?:service|duty)$/;
/** "History", "Company history", "Release history"; "Art history" is no heading. */
const HISTORY = /(?:^| )history$/;
const HISTORY_OF_THINGS =
  /^(?:our|the|fund|funding|investment|round|version|release|revision|change|price|salary|family|exhibition|performance|credit|brand|club|deal|order|payment|purchase|browsing|search|project) history$/;
const OF_WORK =
  /\b(?:work(?:ing)?|jobs?|employ\w+|careers?|professional|academic|teaching|clinical|service|military|positions?|appointments?|assignments?|internships?|business|experience|education(?:al)?)\b/;
/** "Summary of qualifications" */
const SUMMARY_OF =
  /^(?:\w+ )?(?:summary|profile|highlights|overview|statement) of (?:my )?(?:\w+ )?(?:qualifications?|skills|strengths|expertise)/;
/** "Expérience de bénévolat", but not "Work and volunteer experience" */
const VOLUNTEERING =
  /^volunteer$|^(?:(?!work|professional|beruf|expériences? prof)\S+\s){0,2}(?:volunteer (?=\p{L})|volunteering|voluntary|benevol\S+|ehrenamt\S*|voluntariado|volontariato|vrijwillig\S*)(?:(?:^| |(?<= ))(?:work|service|experiences?|erfahrung\S*|tatigkeit\S*|activit\S+))?$/u;
/** "Expériences associatives", "Experiencia voluntaria": work for societies, without a pay */
const FOR_SOCIETIES =
  /^(?:(?:mes|mis|mie|autres|otras|altre) )?(?:parcours|engagements?|experiences?|experiencias?|esperienz[ae]|implications?|investissements?|responsabilites?) (?:associati[fv]\S*|asociativas?|benevoles?|voluntari[ao]s?|volontari[ae]|militante?s?|citoyenne?s?|extra-?professionnelles?|extra-?scolaires?|scoutes?|de voluntariado)(?: (?:et|y|e|&) (?!professionnel|profesional|professional|laboral|lavorativ)\S+)?$/;
/** "Board and advisory positions", "Non-executive functions": seats beside the employment */
const BOARDS =
  /^(?:(?:selected|other|external|outside|current|former) )?(?:(?:independent|non[- ]?executive|supervisory|advisory|advisor|boards?|directorships?|trustee(?:ship)?s?|foundation|governance|committees?|memberships?|roles?|seats?)(?:, | and | & |\/| ))+(?:positions?|roles?|functions?|appointments?|directorships?|trusteeships?|memberships?|mandates?|seats?|posts?|activities|work|engagements?)$/;
const BESIDE_WORK =
  "(?:community|civic|social|student|campus|volunteer|youth|leadership|extra-?curriculars?|cultural|charity)";
/** "Community & professional engagement", "Leadership and involvement", "Campus leadership" */
const ENGAGEMENT = new RegExp(
  String.raw`^(?:(?:selected|other|key|professional|academic) (?:and |& )?)?${BESIDE_WORK}(?:(?:, | and | & |\/| )(?:${BESIDE_WORK}|professional|academic|engagements?|involvement|outreach|extra-?curriculars?|contributions|initiatives))+$`,
);
/** "Student leadership experience" */
const OF_STUDENT = /^(?:student|campus|youth|extra-?curricular|community)(?: leadership| volunteer)? experiences?$/;
const OBJECTIVE = /^(?:summary|objectives?|profile|goals?|highlights|aspirations?)$/;

/** "BERUFLICHE TÄTIG KEITEN": a scanned page has blanks inside words. */
function brokenHeading(words: readonly string[]): HeadingKind | null {
  for (let from = 0; from < words.length - 1; from++) {
    const kind = wordKind(words.slice(from).join(""));
    if (kind !== null) return words.slice(0, from).every(isModifier) || from === 0 ? kind : null;
  }
  return null;
}

/** Only experience takes any word before it ("Customer Service Experience"); other nouns are in names ("Pearson Education"). */
function isFreeHeading(kind: HeadingKind, words: readonly string[], line: string): boolean {
  if (
    kind === "skills" &&
    /(?:skills|kenntnisse|competenc\w+|kompetenzen|habilidades|competenze)$/.test(words.join(" "))
  )
    return !JOINED.test(words.join(" "));
  if (kind !== "experience" || JOINED.test(words.join(" "))) return false;
  // "Employment Umbra" is a company.
  const isHeadFirst =
    wordKind(words[0] ?? "") === "experience" && !/^(?:employment|career|jobs?)$/.test(words[0] ?? "");
  const isHeadLast = wordKind(words.at(-1) ?? "") === "experience" || isHeadFirst;
  if (!isHeadLast || words.length > 4) return false;
  // "Commercial & Sales Experience": the first word is a title in French.
  if (isCapitals(line) && /^experiences?$/.test(words.at(-1) ?? "")) return true;
  return readSignals(line).title === 0 && !readSignals(line).degree;
}

const ORDER: readonly HeadingKind[] = ["inner", "other", "skills", "projects", "education", "experience"];

/** "Work Experience and Projects" is experience; "Project Experience" lists projects. */
function stronger(kind: HeadingKind | null, found: HeadingKind): HeadingKind {
  if (kind === null) return found;
  return ORDER.indexOf(found) > ORDER.indexOf(kind) ? found : kind;
}

export function isCapitals(text: string): boolean {
  if (text === text.toUpperCase()) return true;
  // "GRANTS (current)"
  const open = text.endsWith(")") ? text.lastIndexOf(" (") : -1;
  return open > 2 && text.slice(0, open) === text.slice(0, open).toUpperCase();
}
