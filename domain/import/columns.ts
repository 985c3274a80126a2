import { splitAmountHeader } from "./amount-header.ts";
import type { ColumnTarget, ImportField } from "./fields.ts";

export type Confidence = "sure" | "likely" | "none";

export interface FieldGuess {
  readonly field: ImportField;
  readonly confidence: Exclude<Confidence, "none">;
  /** Of two columns for one field, the one with the lower rank gets it. */
  readonly rank: number;
}

/** Spellings of headers, normalized. The first of a field is the best: an amount in US dollars is before one without a currency. */
const SURE: Readonly<Record<ImportField, string>> = {
  company_name:
    "company name|organization name|organisation name|company|name|record|account name|startup|startup name" +
    "|organization|organisation|org name|firmenname|unternehmensname|unternehmen|firma|companies|target|target company" +
    "|name of company|name of the company|portfolio company|title|scaleup|start up|investee" +
    "|entreprise|nom de l entreprise|societe|raison sociale|nom|empresa|nombre de la empresa|nombre|azienda|nome azienda" +
    "|societa|nome|bedrijf|bedrijfsnaam|naam|foretag|foretagsnamn|bolag|virksomhed|selskap",
  url:
    "crunchbase url|organization name url|cb url|crunchbase|crunchbase link|crunchbase profile" +
    "|company url crunchbase|permalink|company permalink|crunchbase permalink",
  linkedin:
    "linkedin|linkedin url|linkedin profile|linkedin page|linkedin company page|linkedin company url" +
    "|company linkedin url|company linkedin|linkedin link",
  website:
    "website|company website|domain|domains|company domain name|company domain|website url|homepage" +
    "|homepage url|web|webseite|organization website|organization domain|organization url|company url|site|domain name" +
    "|domain name des unternehmens|web address|web site|website link|web page|webpage|official website|webadresse" +
    "|site web|site internet|sitio web|pagina web|sito web|sito|webbplats|hemsida",
  founded_year:
    "founded year|founded|year founded|founding year|founded date|founded on|founded at|foundation year" +
    "|founding date|foundation date|date founded|inception|grundungsjahr|gegrundet|grundung|grundungsdatum" +
    "|launch date|launch year|year of foundation|year established|established|foundation|founded in|founding" +
    "|annee de creation|date de creation|creation|ano de fundacion|fundacion|anno di fondazione|fondazione|opgericht" +
    "|oprichtingsjaar|grundat|grundat ar",
  employee_count:
    "employee count|number of employees|employees|headcount|num employees|company size|employee range|ftes|fte" +
    "|number of ftes|team size|mitarbeiter|mitarbeiterzahl|employee band|number employees|num of employees" +
    "|no of employees|total employees|anzahl mitarbeiter|anzahl der mitarbeiter|mitarbeiteranzahl|employees range" +
    "|employee size|staff|size|workers|no employees|workforce|effectif|effectifs|nombre d employes|salaries" +
    "|empleados|numero de empleados|plantilla|dipendenti|numero dipendenti|addetti|werknemers|medewerkers" +
    "|aantal medewerkers|anstallda|antal anstallda",
  total_funding:
    "total funding|total funding amount in usd|total funding amount currency in usd|funding total usd" +
    "|total funding usd|total funding in usd|total raised usd|total funding amount|funding total|total raised" +
    "|total money raised|funding|raised|funding raised|amount raised|total amount raised" +
    "|total equity funding amount in usd|total funding raised|funding to date|total capital raised|capital raised" +
    "|gesamtfinanzierung|finanzierung|finanzierungssumme|total investment|fonds leves|montant leve|montant total leve" +
    "|levee de fonds|financiacion|financiacion total|finanziamento totale|finanziamenti",
  funding_currency:
    "total funding amount currency|total funding currency|total funding currency code|currency|funding currency|wahrung",
  aaa_investors:
    "top investors|investors|top 5 investors|investor names|all investors|key investors|aaa investors|investoren" +
    "|select investors|notable investors|investors names|active investors|institutional investors|lead investors" +
    "|lead investor|investor|investors name|investor name|backers|main investors|investisseurs|inversores|investitori",
  short_description:
    "short description|description|about|organization description|company description|tagline|summary" +
    "|one liner|what they do|what it does|beschreibung|kurzbeschreibung|business description|full description|overview" +
    "|long description|activite|actividad|attivita|descripcion|descrizione|omschrijving|beskrivning",
  categories:
    "industries|categories|category list|category code|industry|category|organization industries" +
    "|industry groups|category groups list|tags|branche|sectors|verticals|category groups|vertical|all industries" +
    "|primary industry|primary industry sector|primary industry group|primary industry code|industry vertical" +
    "|market|markets|industry sector|sector industry|secteur|secteur d activite|settore|sector de actividad|industria|bransch",
  city: "city|headquarters city|hq city|stadt|company city|location city|primary location city|hqcity|city location|ort|ville|ciudad|citta|plaats|stad",
  country:
    "country|country code|headquarters country|hq country|land|country region|company country|location country" +
    "|primary location country|hq country territory region|hqcountry|land region|countries|country countries|pays|pais" +
    "|paese",
  headquarters:
    "headquarters location|headquarters|hq|hq location|organization location|location|address|standort" +
    "|primary location|all locations|hauptsitz|firmensitz|sitz|based in|hq address|hq city country|city country" +
    "|siege|siege social|sede|huvudkontor",
  last_round_type:
    "last funding type|last round|last round type|funding type|latest round|last funding round|investment type" +
    "|funding round type|round type|last financing deal type|latest funding type|latest funding round|letzte runde" +
    "|finanzierungsrunde|round|last funding round type|last deal type|derniere levee|dernier tour|ultima ronda",
  last_round_on:
    "last funding date|last round date|announced date|last funding on|last funding at|announced on" +
    "|date of last round|funded at|last raised on|last funding round date|last financing date|latest funding date" +
    "|latest funded date|latest round date|date of last funding|datum der letzten runde|last funding round announced" +
    "|last deal date|deal date|round date|funding date|date de la derniere levee|fecha de la ultima ronda",
  operating_status: "operating status|company status",
  sector: "sector",
  geography: "geography",
  funding_stage: "stage|funding stage",
  priority: "priority|prio",
};
/** Headers that often mean something else. */
const LIKELY: ReadonlySet<string> = new Set(
  (
    "record|target|web|site|url|permalink|organization url|currency|funding|raised|about|summary|tags|location" +
    "|address|name|industry groups|funding total|total equity funding amount in usd|category|stage|status" +
    "|title|companies|size|staff|established|foundation|market|markets|ort|sitz|round|overview|long description" +
    "|lead investor|lead investors|active investors|all locations|nom|nombre|nome|naam|societe|societa|creation|fundacion" +
    "|fondazione|founding|salaries|plantilla|addetti|siege|sede|activite|actividad|attivita|deal date|round date|funding date"
  ).split("|"),
);

const GUESSES: ReadonlyMap<string, FieldGuess> = new Map(
  (Object.entries(SURE) as [ImportField, string][]).flatMap(([field, spellings]) =>
    spellings
      .split("|")
      .map(
        (spelling, rank) => [spelling, { field, rank, confidence: LIKELY.has(spelling) ? "likely" : "sure" }] as const,
      ),
  ),
);

/** Lower case letters and digits with single spaces: `Total Funding Amount (in USD)` is `total funding amount in usd`. */
export function normalizeHeader(header: string): string {
  return header
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** What a header may say besides the field: `Organization - Industry`, `Company City`. */
const OWNER = /^(?:organization|organisation|org|company|startup|account) /;
/** Of two columns for one field, the one that says nothing else gets it, and an amount in another currency is the last. */
const OTHER_RANK = { owner: 30, remark: 40, otherCurrency: 60 } as const;

const LONGEST_HEADER = 200;

/** The field that a header names; null for an unknown header. */
export function fieldOfHeader(header: string): FieldGuess | null {
  // Of a line that is no header. Bounds the time of the patterns, too.
  if (header.length > LONGEST_HEADER) return null;
  const normalized = normalizeHeader(header);
  return (
    GUESSES.get(normalized) ??
    GUESSES.get(normalizeHeader(splitWords(header))) ??
    fieldOfAmount(header) ??
    fieldOfYear(normalized) ??
    ranked(GUESSES.get(normalized.replace(OWNER, "")), OTHER_RANK.owner) ??
    ranked(GUESSES.get(normalizeHeader(header.replace(/\s*[([][^)\]]*[)\]]\s*$/, ""))), OTHER_RANK.remark)
  );
}

/** `Total Funding (USD M)` is the total funding. */
function fieldOfAmount(header: string): FieldGuess | null {
  const { base, currency } = splitAmountHeader(header);
  const guess = GUESSES.get(normalizeHeader(base));
  if (guess?.field !== "total_funding") return null;
  return currency === null || currency === "USD"
    ? { ...guess, confidence: "sure" }
    : ranked(guess, OTHER_RANK.otherCurrency);
}

/** `Number of employees 2022` is before the one of 2019. */
function fieldOfYear(normalized: string): FieldGuess | null {
  const [, base = "", year] = /^(.+) (20\d{2})$/.exec(normalized) ?? [];
  const guess = GUESSES.get(base);
  return guess?.field === "employee_count" ? ranked(guess, OTHER_RANK.remark + 2100 - Number(year)) : null;
}

function ranked(guess: FieldGuess | undefined, behind: number): FieldGuess | null {
  return guess === undefined ? null : { ...guess, rank: guess.rank + behind, confidence: "likely" };
}

/** `companyName` is `company Name`. */
function splitWords(header: string): string {
  return header.replace(/([a-z])([A-Z])/g, "$1 $2");
}

const MOSTLY = 0.6;
const SAMPLE_TESTS: readonly { readonly field: ImportField; readonly test: RegExp }[] = [
  { field: "url", test: /^(https?:\/\/)?(www\.)?crunchbase\.com\/(organization|company)\//i },
  { field: "linkedin", test: /^(https?:\/\/)?([a-z]{2,3}\.)?linkedin\.com\/(company|school|showcase)\//i },
  { field: "website", test: /^(https?:\/\/)?([a-z0-9-]+\.)+[a-z]{2,}\/?$/i },
];

/** The field that most values of a column have the form of: for columns whose header says nothing, or something else. */
export function fieldOfSamples(samples: readonly string[]): ImportField | null {
  const filled = samples.map((sample) => sample.trim()).filter((sample) => sample !== "");
  if (filled.length === 0) return null;
  const matching = SAMPLE_TESTS.find(
    ({ test }) => filled.filter((sample) => test.test(sample)).length >= MOSTLY * filled.length,
  );
  return matching?.field ?? null;
}

export interface MappedColumn {
  readonly header: string;
  readonly field: ColumnTarget;
  readonly confidence: Confidence;
}
