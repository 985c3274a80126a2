import { readSignals } from "../words/words.ts";
import type { Row } from "./row.ts";
import { isDateOnly } from "./row-dates.ts";

const APPRENTICESHIP = /(?<!\p{L})(?:(?:berufs)?ausbildung|lehre|umschulung) (?:zu[mr]|als)\s|apprenti(?:ce|ssage)/iu;

/** "Ausbildung / Acme GmbH", "Ausbildung Elektroniker, Acme" */
const NAMED =
  /(?<!\p{L})(?:berufs)?ausbildung\s*(?:[/|:,–-]\s|(?=\p{Lu}))|(?<!\p{L})(?:berufs)?lehre\s*[/|:,–-]\s|\s[/|,–-]\s(?:berufs)?(?:ausbildung|lehre)$/iu;
/** "Lehre bei Acme", "Banklehre bei der Acme" */
const WITH_EMPLOYER =
  /(?<!\p{L})(?:berufsausbildung|ausbildung|(?:berufs|bank|koch|kaufmanns)?lehre|lehrzeit|umschulung)\s(?:bei(?: der| dem)?|beim|in der firma)\s/iu;

const SERVICE =
  /(?<!\p{L})(?:(?:grund)?wehrdienst|zivildienst|freiwilliges (?:soziales|ökologisches) jahr|bundesfreiwilligendienst|militärdienst|rekrutenschule|service (?:militaire|civique))/iu;
/** "08/2003 – 07/2006  Ausbildung zur Floristin", "Ausbildung 'Florist/Gärtner'" */
const TRAINING = /(?<!\p{L})(?:(?:berufs)?ausbildung|lehre|umschulung) (?:(?:zu[mr]|als)\s|["'“„«‚‘’]\p{Lu})/iu;
/** "Lehre zum Elektriker" */
export const TRAINING_START = /^(?:(?:berufs)?ausbildung|lehre|umschulung) (?:zu[mr]|als)\s/iu;

/** Whether a line says that somebody was trained at a company, perhaps. */
export function isTrainingOf(text: string): boolean {
  if (NAMED.test(text) && readSignals(text).company === 3) return true;
  return TRAINING.test(text) || (WITH_EMPLOYER.test(text) && !TAUGHT_AT.test(text.replace(WITH_EMPLOYER, "")));
}

/** Entries under education that are positions: apprenticeships with their companies, and military or civilian service. */
export function apprenticeships(rows: readonly Row[]): readonly (readonly Row[])[] {
  const found = new Set(rows.filter((row, index) => isApprenticeship(row, rows[index + 1], rows[index - 1])));
  for (const [index, row] of rows.entries())
    if ((TRAINING_START.test(row.text) || isService(row) || isInternship(row)) && !found.has(row))
      for (const one of ownEntry(rows, index)) found.add(one);
  const entries: Row[][] = [];
  for (const row of rows) {
    if (!found.has(row)) continue;
    if (row.isAfterBlank || entries.length === 0) entries.push([]);
    entries.at(-1)?.push(row);
  }
  return entries;
}

/** "Freiwilliges Soziales Jahr" on a line of its own */
function isService({ text, dates }: Row): boolean {
  return dates.length === 0 && text.length < MAX_SERVICE && SERVICE_START.test(text);
}

/** "Summer Internship", "Praktikum im Labor": above its company */
function isInternship({ text, dates }: Row): boolean {
  return dates.length === 0 && text.length < MAX_SERVICE && INTERNSHIP.test(text);
}

const INTERNSHIP =
  /^(?:\p{L}+ ){0,3}(?:internship|traineeship|clerkship|(?:\p{L}+-?)?praktikum|stage|tirocinio|pasantía|prácticas|estágio)(?=$|[,:|]|\s[–—|(-]|\s(?:at|in|with|bei|beim|im|am|an|als|chez|presso|en|em|na|no|bij)\s)/iu;
const AT_EMPLOYER =
  /^\S+(?: \S+){0,2} (?:bei(?:m| der| dem)?|at|with|chez|presso|bij) (?:the |der |dem )?[\p{Lu}\d](?!.*(?:schule|gymnasium|kolleg|college|school|lycée|universi))/iu;
const SERVICE_START = new RegExp(`^${SERVICE.source}`, "iu");
const MAX_SERVICE = 60;

/** The dates, the company and the apprenticeship on lines of their own between blank lines; none if a school is among them. */
function ownEntry(rows: readonly Row[], index: number): readonly Row[] {
  let first = index;
  while (first > 0 && rows[first]?.isAfterBlank === false && index - first < 3) first--;
  let last = index + 1;
  while (last < rows.length && rows[last]?.isAfterBlank === false && last - first < 5) last++;
  const entry = rows.slice(first, last);
  const isWhole = entry[0]?.isAfterBlank === true || first === 0;
  const others = entry.filter((row) => row !== rows[index] && !isDateOnly(row));
  const hasSchool = entry.some(({ text }) => readSignals(text).school);
  return isWhole && !hasSchool && entry.some(({ dates }) => dates.length > 0) && others.length > 0 ? entry : [];
}

function isApprenticeship(row: Row, next: Row | undefined, previous: Row | undefined): boolean {
  if (row.text.length > 160) return false;
  if (row.dates.length > 0 && SERVICE.test(row.text)) return true;
  if (row.dates.length === 0) return previous !== undefined && isTraining(previous) && isWorkplaceOf(previous, row);
  if (next !== undefined && isTraining(row) && isWorkplaceOf(row, next)) return true;
  const { title, company, school } = readSignals(row.text);
  if (!school && /prakti|ship|stage|tirocinio|pasant|práctica|estágio/iu.test(row.text)) {
    // "2016  Internship, Lumora Research Center", "2016  Praktikum bei Vantelo, Kiel"
    const entry = row.text.slice(row.dates[0]?.from === 0 ? row.dates[0].to : 0).replace(/^\P{L}+/u, "");
    if (INTERNSHIP.test(entry) && (company > 0 || AT_EMPLOYER.test(entry))) return true;
  }
  if (WITH_EMPLOYER.test(row.text)) return !school && !TAUGHT_AT.test(row.text.replace(WITH_EMPLOYER, ""));
  return (
    (title > 0 || TRAINING.test(row.text) || (company === 3 && NAMED.test(row.text))) &&
    (company === 3 ||
      ((company > 0 || row.text.includes(",")) && (APPRENTICESHIP.test(row.text) || NAMED.test(row.text)))) &&
    !school
  );
}

/** "09/2004 – 07/2007  Ausbildung zur Kauffrau", above the company */
function isTraining({ text, dates }: Row): boolean {
  const { company, school } = readSignals(text);
  return dates.length > 0 && APPRENTICESHIP.test(text) && company < 3 && !school && !text.includes(",");
}

/** "Spital Menziken" has apprentices, "Bildungszentrum Gesundheit" has pupils. */
const TAUGHT_AT = /bildung|schul|akadem|kammer|institut|zentrum|formation/iu;

function isWorkplaceOf({ text }: Row, below: Row): boolean {
  return isWorkplace(below) || (TRAINING.test(text) && isNameInTown(below));
}

/** "Vantelo, Unterfeld" below "Lehre als Schreiner" */
function isNameInTown({ text, dates, isAfterBlank, isBullet }: Row): boolean {
  if (dates.length > 0 || isAfterBlank || isBullet || !NAME_IN_TOWN.test(text) || TAUGHT_AT.test(text)) return false;
  const { title, school, degree } = readSignals(text);
  return title === 0 && !school && !degree;
}

const NAME_IN_TOWN = /^\p{Lu}[\p{L}&.'’ -]{2,40}, \p{Lu}[\p{L}. -]{2,25}$/u;

function isWorkplace({ text, dates, isAfterBlank, isBullet }: Row): boolean {
  const { company, school } = readSignals(text);
  const isCompany = company === 3 || (company > 0 && !TAUGHT_AT.test(text));
  return dates.length === 0 && !isAfterBlank && !isBullet && isCompany && !school;
}
