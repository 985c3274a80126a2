import { FORM_LABELS } from "#domain/lists/form-labels.ts";
import { beginningTest } from "./beginnings.ts";
import { unitTest } from "./memoize.ts";
import { isPlace } from "./phrases.ts";
import { foldWords, phrases } from "./split-words.ts";

export type LabelKind = keyof typeof FORM_LABELS;

export interface Label {
  readonly kind: LabelKind;
  /** Where the value begins. */
  readonly to: number;
}

const MAX_LABEL = 90;
/** The longest first word of a label, "Ausbildungseinrichtung", is shorter. */
const MAX_FIRST = 30;
const FIRST_WORD = /^[\p{L}\d]*/u;
const kindOf = new Map<string, LabelKind>(
  (Object.keys(FORM_LABELS) as LabelKind[]).flatMap((kind) =>
    phrases(FORM_LABELS[kind]).map((phrase): [string, LabelKind] => [phrase, kind]),
  ),
);
/** "Name of the employer", "Nombre de la empresa", "School name" */
const NAME_OF =
  /^(?:name (?:and address )?of (?:the )?|name (?:der|des) |nombre (?:de la |del |de |o )?|nom (?:de la |de l'|du |de )?|nome (?:d[aeo] |dell'|della |del )?|naam (?:van (?:het|de) )?)|'?s? name$/;
/** "Current employer", "Letzter Arbeitgeber" */
const WHICH_ONE =
  phrases(`current|present|previous|past|former|last|latest|most recent|aktuelle|aktueller|aktuelles|derzeitige|derzeitiger|
letzte|letzter|bisherige|bisheriger|fruhere|fruherer|dernier|derniere|ultimo|ultima|huidig|huidige|laatste|vorige`);
/** Also "Puesto actual", "Employer 2" */
const WHICH = new RegExp(`^(?:${WHICH_ONE.join("|")}) | (?:actuel(?:le)?|actual|attuale|atual|\\d)$`);
const WITH_NAME = new Set<LabelKind>(["company", "title", "school", "degree"]);
/** Most lines begin with no word of a label. */
const firstWords = new Set(
  [...kindOf.keys(), ...WHICH_ONE].map((phrase) => (FIRST_WORD.exec(phrase) as RegExpExecArray)[0]),
);
const mayBeginAsLabel = beginningTest([...firstWords].filter((word) => word !== ""));
const longest = Math.max(...[...kindOf.keys()].map(({ length }) => length));
/** After a label: a colon, a tab, two blanks, or a dash with a blank. */
const SEPARATOR = /\s*[:：]\s*[-–]?\s*|\s*\t\s*|[^\S\n]{2,}[-–]?\s*|\s+[-–—]+\s+|\s*=\s+/y;
const OPEN_BRACKET = /\([^)]*$/;
const DASH = /[-–—]/;
/** "1. Employer", "(2) Employer", "A. EMPLOYER" */
const NUMBER = /^(?:\(?\d{1,2}[.)]\s*|[A-H]\.\s*(?=\p{Lu}))/u;

/** The label of a form before a value: "Employer: Acme", "Job title   Analyst". Null for other lines. */
export function readLabel(text: string): Label | null {
  const start =
    isDigitOrBracket(text.charCodeAt(0)) || text.charCodeAt(1) === 0x2e ? (NUMBER.exec(text)?.[0].length ?? 0) : 0;
  if (!beginsAsLabel(text.slice(start, start + MAX_FIRST))) return null;
  for (let at = start + 2; at < Math.min(text.length, start + MAX_LABEL); at++) {
    const unit = text.charCodeAt(at);
    if (unit !== 0x3a && unit !== 0x09 && unit !== 0x20 && unit !== 0x3d && unit !== 0xff1a && unit !== 0xa0) continue;
    SEPARATOR.lastIndex = at;
    if (!SEPARATOR.test(text)) continue;
    const to = SEPARATOR.lastIndex;
    const kind = at - start <= longest + 20 ? labelKind(text.slice(start, at)) : null;
    // "University   of   Leeds" of a scanned page is one name.
    if (kind === "school" && /^ +$/.test(text.slice(at, to)) && / {2}/.test(text.slice(to))) return null;
    // "Centro — Chicago, IL": a company that is called as a label
    if (kind === "school" && DASH.test(text.slice(at, to)) && isPlace(text.slice(to))) return null;
    if (kind !== null) return { kind, to };
    // "Dates (from – to)   2014"
    if (!OPEN_BRACKET.test(text.slice(start, at))) return null;
  }
  return null;
}

function isDigitOrBracket(unit: number): boolean {
  return unit === 0x28 || (unit > 0x2f && unit < 0x3a);
}

function beginsAsLabel(text: string): boolean {
  if (isLetterOrDigit(text.charCodeAt(0)) && !mayBeginAsLabel(text)) return false;
  return firstWords.has(foldWords((FIRST_WORD.exec(text.trimStart()) as RegExpExecArray)[0]));
}

const isLetterOrDigit = unitTest(/[a-z\d]/i);

export function labelKind(text: string): LabelKind | null {
  // Of marks, as the head of a column
  if (text === "%" || text === "(%)") return "noise";
  if (text.length > MAX_LABEL || !beginsAsLabel(text.slice(0, MAX_FIRST))) return null;
  const folded = foldWords(text)
    .replaceAll(/\((or|and)\)|\([^()]*\)/g, " $1 ")
    .replaceAll(/[^\p{L}\d/'-]+/gu, " ")
    .replace(/\s\d$/, "")
    .trim();
  return (
    kindOf.get(folded) ??
    bareKind(folded) ??
    eitherKind(folded) ??
    (folded.split(" ").length > 2 ? longKind(folded) : null)
  );
}

/** The kind without the words that say which one. */
function bareKind(folded: string): LabelKind | null {
  const bare = folded.replace(NAME_OF, "").replace(WHICH, "").trim();
  const kind = bare === folded ? undefined : kindOf.get(bare);
  return kind !== undefined && WITH_NAME.has(kind) ? kind : null;
}

/** "Position/Title", "School / College / University", "Empresa o institución": labels of one kind. A company or a school is an employer. */
function eitherKind(folded: string): LabelKind | null {
  const kinds = folded.split(/\s?\/\s?| (?:or|oder|ou|o|u) /).map((label) => kindOf.get(label));
  const [kind] = kinds;
  if (kinds.length < 2 || kinds.length > MAX_EITHER || kind === undefined) return null;
  if (kinds.every((other) => other === kind)) return kind;
  return kinds.length === 2 && kinds.includes("company") && kinds.includes("school") ? "company" : null;
}

const MAX_EITHER = 3;

/** The long labels of forms in their many versions: "Name and address of the present employer". */
function longKind(folded: string): LabelKind | null {
  return LONG_LABELS.find(([words]) => words.test(folded))?.[1] ?? null;
}

const LONG_LABELS: readonly (readonly [RegExp, LabelKind])[] = [
  // "Name and address of school or employer", "Employer's name, address and telephone"
  [
    /^(?:names?|nom|nombre|nome|naam) .*(?:school|institution) ?(?:\/|or|and) ?employer|^employers? ?(?:'?s )?(?:name|details)\b/,
    "company",
  ],
  [
    /^(?:name|nom|nombre|nome|naam|adresse).*(?:etablissement|institution|istituto|school|universit|hochschul|bildung|istruzione|formacion|formation|education|training|ausbildung)/,
    "school",
  ],
  [
    /^(?:name|nom|nombre|nome|naam|adresse).*(?:employer|employeur|arbeitgeber|empleador|datore|werkgever|company|firma|entreprise|organi[sz]ation)/,
    "company",
  ],
  [
    /^(?:occupation|position|fonction|funktion|beruf|cargo|profesion|lavoro|functie|job|title of position|designation)\s.*(?:held|occupe|ausgeubt|ricopert|desempen|title|position|poste|stellung)/,
    "title",
  ],
  [
    /^(?:title|intitule|titulo|titolo|bezeichnung|name of|qualifica).*(?:qualification|diplome|certificat|cualificacion|qualifica|abschluss|degree|diploma)/,
    "degree",
  ],
  // "Qualification and class", "Qualifications gained with grades", "Subjects and grades"
  [
    /^(?:qualifications?|subjects?|degrees?|courses?)(?: (?:gained|obtained|achieved|awarded|studied|taken))? ?(?:and|with|&|\/) ?(?:(?:class|grade|level|result|subject|qualification|date)s?)\b/,
    "degree",
  ],
  // "Main activities", "Principal subjects", but not "Principal Database Engineer" or "Art Director Print"
  [
    /^(?:main|principal\w*|hauptaktivitaten|wichtigste|type|tipo|art|nature|level|niveau|livello|nivel)\s.*(?:activit|attivit|respons|verantwort|taches|aufgaben|tatigkeit|fahigkeit|subject|skill|funcion|mansion|business|sector|secteur|settore|azienda|impiego|employ|qualif|national|klassifi|classifi|clasifi|organi|branch|unternehmen|empresa|entreprise|materi|matier|facher|competen|betrieb)/,
    "noise",
  ],
];
