import { FORM_LABELS } from "../lists/form-labels.ts";
import { beginningTest } from "./beginnings.ts";
import { unitTest } from "./memoize.ts";
import { foldWords, phrases } from "./split-words.ts";

export type LabelKind = keyof typeof FORM_LABELS;

export interface Label {
  readonly kind: LabelKind;
  /** Where the value begins. */
  readonly to: number;
}

const MAX_LABEL = 90;
const FIRST_WORD = /^[\p{L}\d]*/u;
const kindOf = new Map<string, LabelKind>(
  (Object.keys(FORM_LABELS) as LabelKind[]).flatMap((kind) =>
    phrases(FORM_LABELS[kind]).map((phrase): [string, LabelKind] => [phrase, kind]),
  ),
);
/** Most lines begin with no word of a label. */
const firstWords = new Set([...kindOf.keys()].map((phrase) => (FIRST_WORD.exec(phrase) as RegExpExecArray)[0]));
const mayBeginAsLabel = beginningTest([...firstWords].filter((word) => word !== ""));
const longest = Math.max(...[...kindOf.keys()].map(({ length }) => length));
/** After a label: a colon, a tab, two blanks, or a dash with a blank. */
const SEPARATOR = /\s*[:：]\s*[-–]?\s*|\s*\t\s*|[^\S\n]{2,}[-–]?\s*|\s+[-–—]+\s+|\s*=\s+/y;
const NUMBER = /^(?:\(?\d{1,2}[.)]\s*)/;

/** The label of a form before a value: "Employer: Acme", "Job title   Analyst". Null for other lines. */
export function readLabel(text: string): Label | null {
  const start = isDigitOrBracket(text.charCodeAt(0)) ? (NUMBER.exec(text)?.[0].length ?? 0) : 0;
  if (!beginsAsLabel(text.slice(start, start + 20))) return null;
  for (let at = start + 2; at < Math.min(text.length, start + MAX_LABEL); at++) {
    const unit = text.charCodeAt(at);
    if (unit !== 0x3a && unit !== 0x09 && unit !== 0x20 && unit !== 0x3d && unit !== 0xff1a && unit !== 0xa0) continue;
    SEPARATOR.lastIndex = at;
    if (!SEPARATOR.test(text)) continue;
    const to = SEPARATOR.lastIndex;
    const kind = at - start <= longest + 20 ? labelKind(text.slice(start, at)) : null;
    // "University   of   Leeds" of a scanned page is one name.
    if (kind === "school" && /^ +$/.test(text.slice(at, to)) && / {2}/.test(text.slice(to))) return null;
    return kind === null ? null : { kind, to };
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
  if (text.length > MAX_LABEL || !beginsAsLabel(text.slice(0, 20))) return null;
  const folded = foldWords(text)
    .replaceAll(/\([^()]*\)/g, " ")
    .replaceAll(/[^\p{L}\d/'-]+/gu, " ")
    .replace(/\s\d$/, "")
    .trim();
  return kindOf.get(folded) ?? (folded.split(" ").length > 2 ? longKind(folded) : null);
}

/** The long labels of forms in their many versions: "Name and address of the present employer". */
function longKind(folded: string): LabelKind | null {
  return LONG_LABELS.find(([words]) => words.test(folded))?.[1] ?? null;
}

const LONG_LABELS: readonly (readonly [RegExp, LabelKind])[] = [
  [
    /^(?:name|nom|nombre|nome|naam|adresse).*(?:etablissement|institution|school|universit|hochschul|bildung|istruzione|formacion|formation|education|training|ausbildung)/,
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
  // "Main activities", "Principal subjects", but not "Principal Database Engineer" or "Art Director Print"
  [
    /^(?:main|principal\w*|hauptaktivitaten|wichtigste|type|tipo|art|nature|level|niveau|livello|nivel)\s.*(?:activit|attivit|respons|verantwort|taches|aufgaben|tatigkeit|fahigkeit|subject|skill|funcion|mansion|business|sector|secteur|settore|azienda|impiego|employ|qualif|national|klassifi|classifi|clasifi|organi|branch|unternehmen|empresa|entreprise|materi|matier|facher|competen|betrieb)/,
    "noise",
  ],
];
