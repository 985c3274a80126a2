import { beginningTest } from "../words/beginnings.ts";
import { COMPANY_WORD } from "./bracketed-rows.ts";

/** "Selbstständig als Texterin" */
const SELF_AS = /^\s*(?:selbstst?ändig|freiberuflich|freelancing|self-employed|zelfstandig)(?: tätig)? (?:als|as)\s+/iu;

/** "CDI infirmière", "CDD de nuit à la Clinique Lumora": the kind of the contract stands before the title */
const CONTRACT =
  /^\s*(?:CDI|CDD)(?: de (?:nuit|jour)| saisonnier| (?:à )?temps (?:plein|partiel)| d['’]usage| de \d+ (?:mois|ans?))?(?: ?[:–-]| (?:comme|en tant que?) ?['’]?)?\s+(?=\p{L}{2}|à )/u;

/** "2012 - 1 an, développeur": how long the position lasted, between its year and its title */
const LASTED =
  /^\s*\d{1,2} (?:ans?|mois|years?|months?|jahre?|monate?|años?|mes(?:es)?|ann[io]|mes[ei]|jaar|maand(?:en)?)\s?[,:][\s\u200b]+(?=\p{L})/iu;

/** "2 years as Front-End Captain", "7 yrs Lumora" */
const YEARS_AS =
  /^\s*\d{1,2}\+? (?:years?|yrs?|months?|Jahre|ans|años|anni|jaar) (?:(?:as|als|comme|como|come) )?(?:an? )?(?=\p{Lu})/u;

/** "as IT Administrator", behind the dates of a sentence */
const AS = /^[\s)]*(?:as|als) (?:an? |the )?(?=\p{Lu})/u;

/** "Tätigkeit als Lehrer", "Tätigkeit in Kiel als Maler", "Werkzaam als docent", "Employed as Clerk", "Poste de comptable", "Seconded as Clerk": what comes before the title says nothing. */
const WORK_AS =
  /^\s*(?:(?:[Tt]ätig(?:keit)?|[Bb]eschäftig(?:t|ung)|[Aa]ngestellte?r?|[Aa]nstellung|[Ff]estanstellung|[Aa]rbeit|[Mm]itarbeit|[Ee]insatz|[Ee]ingesetzt|[Bb]erufstätig(?:keit)?|[Ss]telle|[Ee]ntsandt|[Ee]ntsendung|[Aa]bgeordnet)(?: in \p{Lu}[^\s,]{2,24})? als|(?:[Ww]erkzaam|[Ww]erkend|[Aa]angesteld|[Ii]n dienst|[Gg]ewerkt|[Ww]erk|[Ff]unctie|[Bb]aan) als|(?:[Ee]mployed|[Ee]mployment|[Ww]ork(?:ed|ing)?|[Pp]osition|[Hh]ired|[Ee]ngaged|[Ss]econded) as(?: an?)?|(?:[Tt]ravail|[Ee]mploi|[Ee]mployée?|[Ee]ngagée?|[Ee]mbauchée?|[Dd]étachée?|[Pp]oste) (?:comme|en tant que|en qualité de)|(?:[Tt]rabajo|[Ee]mplead[oa]|[Cc]ontratad[oa]|[Dd]estacad[oa]) como|(?:[Ii]mpiegat[oa]|[Aa]ssunt[oa]|[Dd]istaccat[oa]|[Ll]avoro) come)\s+(?=\p{L})/u;
/** "Angestellt bei Acme als Buchhalter" */
const WORK_AT =
  /^\s*(?:tätig(?:keit)?|beschäftig(?:t|ung)|angestellt|anstellung|festanstellung|arbeit|eingesetzt|werkzaam|employed|employment|employée?|impiegat[oa])\s+(?=(?:bei(?:m| der)?|bij|at|with|by|chez|presso|in der Firma)\s)/iu;

/** "Currently CTO at Acme", "In precedenza ingegnere" */
const WHEN =
  /^\s*(?:currently|presently|formerly|previously|derzeit|aktuell|zurzeit|zuvor|vormals|actuellement|auparavant|précédemment|anciennement|actualmente|anteriormente|previamente|attualmente|in precedenza|precedentemente|momenteel|voorheen|atualmente),?\s+(?=\p{L})/iu;

const MAY_BE_WORK =
  /^\s*[tbafmeswigphcld]\p{L}+(?: \p{Ll}+){0,2} (?:als|as|comme|en|como|come|bei|beim|bij|at|with|by|chez|presso|in)\s/iu;

/** "Ex-Head of Product", "ex Engineer" */
const EX = /^\s*ex[- ](?=\p{L}{3})/iu;

/** "NYSC – Lumora Secondary School": the service of graduates in Nigeria, before where it was done */
const SERVICE_AT = /^\s*(?:NYSC|National Youth Service(?: Corps)?)\s?[-–—:]\s+(?=\p{Lu})/u;

/** "Part-time Lecturer", but not "Part-time job" */
const SHARE_OF_TIME =
  /^\s*(?:(?:part|full)[- ]?time|deeltijds?|voltijds?) (?=\p{L}{4})(?!jobs?|works?|positions?|employ|faculty|intern|staff|stud|while|in |at |for |with )/iu;

/** "2024 (exchange)  University of Leeds": why somebody was there, between the year and the school */
const EXCHANGE =
  /^\s*\((?:exchange|erasmus|study abroad|semester abroad|austausch|auslands|échange|intercambio|movilidad|scambio|mobilità|uitwisseling|intercâmbio|visiting)[^()\d]{0,30}\)\s+(?=\p{Lu})/iu;

/** How all of these begin */
const mayBegin = beginningTest(
  `selbst freiberuf freelanc self- zelfstandig cdi cdd tatig besch angest anst fest arbeit mitarb einsatz einges beruf stell werk aanges
gewerkt functie baan employ work position hired engaged travail emploi embauch poste trabajo emplead contratad impiegat assunt lavoro
current present formerly previous derzeit aktuell zurzeit zuvor vormals actuel auparavant anciennement actual anterior previa attual
precedent momenteel voorheen atual nysc societe ste entreprise firma empresa ditta eingesetzt second entsan entsen abgeord detach destacad distacc exchange erasmus study semester austausch auslands echange échange intercambi movilidad scambio mobilit uitwissel intercâmb visiting`
    .split(/\s+/)
    .concat("as ", "als ", "in dienst", "in precedenza", "ex-", "ex ", "national youth")
    .concat("part", "full", "deeltij", "voltij"),
  "0123456789() \t\u200b",
);

/** The length of what stands before a title or a company and belongs to neither */
export function prefixLength(text: string): number {
  if (!mayBegin(text)) return 0;
  const prefix =
    (MAY_BE_WORK.test(text) ? (WORK_AS.exec(text) ?? WORK_AT.exec(text)) : null) ??
    SELF_AS.exec(text) ??
    LASTED.exec(text) ??
    YEARS_AS.exec(text) ??
    AS.exec(text) ??
    CONTRACT.exec(text) ??
    WHEN.exec(text) ??
    SHARE_OF_TIME.exec(text) ??
    EX.exec(text) ??
    SERVICE_AT.exec(text) ??
    EXCHANGE.exec(text) ??
    COMPANY_WORD.exec(text);
  return prefix?.[0].length ?? 0;
}

const EMPLOYMENT =
  /^\s*(?:full[- ]?time|part[- ]?time|vollzeit|teilzeit|festanstellung|temps (?:plein|partiel)|jornada completa|media jornada|(?:a )?tempo pieno|fulltime|parttime|tempo integral|cd[id]), (?=\p{Lu})/iu;

/** The length of "Vollzeit, " before the name of a company, as on pages of XING */
export function employmentLength(text: string): number {
  return text.includes(", ") ? (EMPLOYMENT.exec(text)?.[0].length ?? 0) : 0;
}
