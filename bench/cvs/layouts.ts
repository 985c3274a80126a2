/** Words and layouts for `generated.ts`. */

/** For each language: the headings of work, education and skills, "present", "since" and "at", then tasks of a position. */
export const LANGUAGES = {
  en: "Work experience|Education|Skills|Present|since|at|Led a team of six and cut costs by 12 %|Introduced Salesforce and Jira|Weekly reports to the board, with the sales team",
  de: "Berufserfahrung|Ausbildung|Kenntnisse|heute|seit|bei|Führung von sechs Mitarbeitern|Einführung von SAP und Jira|Berichte an die Geschäftsführung und den Beirat",
  fr: "Expérience professionnelle|Formation|Compétences|aujourd'hui|depuis|chez|Encadrement d'une équipe de six personnes|Mise en place de SAP et de Jira|Suivi des clients et des fournisseurs",
  es: "Experiencia laboral|Formación|Habilidades|actualidad|desde|en|Gestión de un equipo de seis personas|Implantación de SAP y Salesforce|Informes semanales para la dirección",
  it: "Esperienza lavorativa|Istruzione|Competenze|oggi|dal|presso|Gestione di un gruppo di sei persone|Introduzione di SAP e Salesforce|Rapporti settimanali alla direzione",
  nl: "Werkervaring|Opleiding|Vaardigheden|heden|sinds|bij|Aansturing van zes medewerkers|Invoering van SAP en Jira|Wekelijkse rapportage aan de directie",
} as const;

/**
 * Entries: {w} is the title or degree, {o} the organization, {O} the same in capitals, {p} the place, {d} the dates, {e} the last
 * year, {at} the language's word; `~` fills up to the right margin, `⏎` ends a line, `→` is a tab.
 */
export const WORK = `
{w}⏎{o}, {p}⏎{d}
{w}, {o}, {p}⏎{d}
{d}⏎{w}⏎{o}, {p}
{d}→{w}⏎→{o}, {p}
{o}, {p}~{d}⏎{w}
{w}~{d}⏎{o}, {p}
{o} | {w} | {d}
{w} | {o} | {p} | {d}
{o} – {w} ({d})
{d}: {w}, {o}, {p}
{d}   {o}, {p} – {w}
{w} {at} {o} ({d})
{o}⏎{p}⏎{w}⏎{d}
{o}⏎{w}⏎{d} | {p}
{w} {at} {o}⏎{d}⏎{p}
{o} ({p})⏎{w}~{d}
{d} | {o}, {p} | {w}
{w}⏎{d}⏎{o}⏎{p}
{d}⏎{o}, {p}⏎{w}
{o} • {p} • {d}⏎{w}
{w}, {d}⏎{o}, {p}
{o} – {p}⏎{d}⏎{w}
**{w}** · {o}⏎_{d}_
{O}, {p}~{d}⏎{w}
{d}→{o}⏎→{w}⏎→{p}
- {w}, {o} ({d})
{w} / {o} / {d}
{o}: {w}, {d}
{d} – {w} – {o}
{w} — {o}, {p}⏎{d}
{d} {w} ({o}, {p})
{o}~{p}⏎{w}~{d}
{w}⏎{o} | {d}
{w} - {o} - {p}⏎{d}
{d}, {o}, {w}
{o}, {w}⏎{d}
{d}~{w}⏎{o}
{w}⏎{p} | {d}⏎{o}
| {d} | {w} | {o} |
`;
export const STUDY = `
{w}⏎{o}, {p}⏎{d}
{o}, {p}~{d}⏎{w}
{d}→{w}⏎→{o}, {p}
{w}, {o}, {e}
{w} | {o} | {d}
{o} — {w}, {d}
{d}: {w}, {o}
{o}⏎{w}⏎{d}
{d}⏎{o}⏎{w}
{w} – {o} ({e})
{d}   {o}, {p}⏎   {w}
{w}~{d}⏎{o}
{o}, {w} ({e})
{o}~{e}⏎{w}
`;
