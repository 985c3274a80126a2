import { employmentLength, prefixLength } from "../rows/prefixes.ts";
import type { Joint, Row } from "../rows/row.ts";
import { NOT_ABBREVIATED } from "../words/abbreviations.ts";
import { splitKindLink, splitSmallLink } from "../words/employer-links.ts";
import { isFate } from "../words/fates.ts";
import { isPlaceOfWork, splitEmployer, splitHolder, splitQuoted } from "../words/holders.ts";
import type { LabelKind } from "../words/labels.ts";
import { isLed } from "../words/led-entries.ts";
import { memoizeObject } from "../words/memoize.ts";
import { cleanName, trimStretch } from "../words/names.ts";
import {
  isBareTraining,
  isDuration,
  isEmploymentKind,
  isNeverName,
  isPlace,
  isStreet,
  isTownInRegion,
} from "../words/phrases.ts";
import { isReportingLine, purposeAt } from "../words/purpose.ts";
import { isDashInName, isSlashInName } from "../words/separators.ts";
import { withoutSites } from "../words/sites.ts";
import { isSizeAlone } from "../words/sizes.ts";
import { splitWords } from "../words/split-words.ts";
import { readSignals } from "../words/words.ts";
import {
  carrierAt,
  findWorkplace,
  isInName,
  splitAfterKind,
  splitFrench,
  splitInternship,
  splitSpanish,
} from "../words/workplaces.ts";
import { isWorkOfArt } from "../words/works.ts";
import { nameEnd } from "./cell-towns.ts";
import { isInBrackets } from "./commas.ts";
import { labeled, Piece } from "./piece.ts";
import { lengthBehindDates, partsBesideDates, serviceEnd, splitService } from "./row-parts.ts";

const STRONG = new RegExp(
  String.raw`[\t|;→]+|(?:[·•](?!(?<=\p{L}.)(?:e|es|ne|nes|le|rice|trice|euse|ère|in|innen)(?![\p{L}])))+|[^\S\n]{4,}|\s+[–—―-]+\s+|\s+[–—―-]+$|^[–—―-]+\s+|\s+\/\/?\s+|[:;]\s+|\s+[>~_»]+(?<!«[^«»]{1,80}»)\s+|(?<=\p{L}{2})-\s+(?=\p{Lu})|\s+[@]\s*|\s+-\s*$|\s*[–—]\s+|(?<=\p{L}{3}|[\p{L}.]\))[–—](?=\p{Lu}\p{Ll}*\s|\p{Lu}\p{Ll}{3})|(?<=[\p{L}\d)\u200b])—(?=\u200b*\p{Lu})|,?\s+\(?(?=since\b|seit\b|depuis\b)|\.(?<=\p{Ll}{4}\u200b*.)${NOT_ABBREVIATED}\u200b*\s+(?=[\p{Lu}«„“"])`,
  "gu",
);
/** Without one of them, a row has no separator. */
const SEPARATES = /[\t|·•;→–—―@/:>~_»]|\s{4}|\s-|-\s|\.[\s\u200b]|since|seit|depuis/;
/** Between the parts of a line of a LinkedIn page; a dash there belongs to a name. */
const CELL = /\s*[\t|·•]+\s*/g;
/** In small letters, a part of a French name */
const KIND = "(?:institut|lycée|université|école|hôpital|clinique|collège|centre|ministère|musée)";
/** "an der Universität Lumora", "aan de TU Lumora", but not "an der Rezeption" */
const SCHOOL_NEXT = String.raw`(?=\s*(?:\p{Lu}[\p{L}.-]*\s(?:von\s|van\s)?){0,3}(?:[\p{L}-]*(?:[Uu]niversi[td]|[Hh]ochschule|[Aa]kademie|[Ss]chule|[Pp]olit[eé]cnic|[Ss]cuola|[Hh]ogeschool|[Kk]linik|[Cc]ollege|[Ii]nstituut)|(?:Uni|[TFPH]U|FH|ETH|LMU|RWTH|HTW|Business School|Charité|Facoltà)(?!\p{L})))`;
const AT = new RegExp(
  String.raw`(?:^\u200b*(?:At|Bei(?:m| der)?)|(?:^|(?<!gedetacheerd|seconded)\s|,)(?:at|bei(?:m| der| dem| den)?|am|chez|presso(?: (?:il|l[ao]))?|bij|@|(?:an de[rm]|aan (?:de|het)|(?:all|dell)['’](?!\s)|alla|della|de la|da|for(?: the)?)${SCHOOL_NEXT}|with the|with(?!\s+(?:over |more |\d))|für die firma|au sein d(?:u|es|e(?:\s(?:la(?=\s)|l['’]))?)|auprès de|aux?(?!\sGrandes [ÉE]coles)(?:\s(?!${KIND}\s)\p{Ll}{4,})?|à la|bei der firma|im hause|(?:en|para) la empresa|presso (?:la ditta|l['’]azienda)|(?:chez|dans|pour) l['’]entreprise|à l['’]|presso l['’]))(?:[\s\u200b\u2063]+|(?<=['’]))(?=(?!(?:Law|Large|Sea|Wochenenden?|Abend|Empfang|Schalter|Telefon|Fließband|Counter|Herd|Buffet)(?!\p{L}|\s\p{Lu}))[\p{Lu}\p{N}\p{Lo}"“„«‘‚]|(?:the|der|die|den|la|le)\s|(?:de|het|el|il)\s\p{Lu}|\p{Ll}+\p{Lu}|(?<=au sein (?:d\p{Ll}+|de la)\s)\p{Ll}+\s\p{Lu}|(?<=(?:bei de[rm]|beim)\s)\p{Ll}[\p{Ll}\d.&-]*(?:\s[\p{Ll}\d.&-]+){0,2}\s(?:ag|gmbh|kg|ug|se)(?!\p{L})|(?<=(?:at|@|bei|chez)\s)[\p{Ll}.]{4,}\s*[(|,–-]?\s*$|(?<=(?:at|@|bei|chez)\s)(?!(?:home|work|school|university|college|night|sea|least|present|large|uns|mir|moi|nous)(?!\p{L}))\p{Ll}[\p{Ll}\d.]{2,}(?:\s[\p{Ll}\d.&]{2,}){0,2}\s*(?:[,(|]|$)|(?<=(?:aux?|la|l['’])\s?)${KIND}\s(?:d\S{1,2}\s)?(?:[dl]['’])?\p{Lu})`,
  "u",
);
/** "Lumora, client: Acme": whom the person worked for there */
const CLIENT = /(?:^\s*|(?<=\S)[\s,(/]+)(?:end[- ]?)?(?:clients?|kunden?|clientes?|klant|opdrachtgever)\s?$/iu;
/** "Before Acme: Waiter, Lumora, 1994 – 1998": when it was, and no name */
const TIME_BEFORE =
  /^\s*(?:(?:before|prior to|earlier|previously|vor|vor der|früher|zuvor|davor|avant|auparavant|antes de|anteriormente|prima di|in precedenza|voor|daarvoor|eerder)(?:\s\p{Lu}[^,;:|]{1,40})?|(?:before|prior to|avant|antes de|prima di) (?:that|cela|eso|questo))$/iu;
const PERSONAL_AT = /(?:^|\s|,)(?:at|bei|beim|chez|presso|bij|@)\s/;
const CONTACT =
  /@[\w-]+\.|linkedin\.com|github\.com|\+\d[\d ()./-]{7,}|\b(?:tel|telefon|phone|mobile|mobil|e-?mail|fax)\.?\s*[:+(\d]/i;
/** "Head: Flight Operations" and "Section Head: Birds" are one title. */
const OFFICE =
  /^\s*(?:(?:Acting|Deputy|Senior|Group|Executive|General|Regional|Divisional|Assistant|Section|Unit|Team|Area|Department) ){0,2}(?:Head|Manager|Director|Specialist|Officer|Administrator)$/;
/** Behind dates and a colon: "2017-2018 : Titulaire au CH Lumora" */
const FRENCH_AT = /(?:^|\s)(?:au sein|auprès|au|à la)\s/;
/** The pieces of a row without its dates, places, kinds of employment and durations. */
export const splitRow = memoizeObject(readPieces);

function readPieces(row: Row): readonly Piece[] {
  if (CONTACT.test(row.text) || row.flags.isTableHead === true) return [];
  if (row.flags.columns !== undefined) return readCells(row, row.flags.columns);
  if (row.flags.joint !== undefined) return readJoint(row, row.flags.joint);
  const { label } = row;
  if (label?.kind === "noise" || label?.kind === "client") return [];
  const pieces: Piece[] = [];
  // "Acme / Growth / 2019 – 2021": a slash at the dates separates, and so do the others.
  const hasSlashAtDate = row.dates.some(({ from, to }) => isSlashAt(row.text, from, to));
  const maySplit = SEPARATES.test(row.text);
  for (const { from, to: end } of withoutSites(row.text, partsBesideDates(row))) {
    let to = end;
    if (to === row.text.length) to = carrierAt(row.text, from);
    let start =
      from === 0 ? Math.min(label?.to ?? serviceEnd(row.text), to) : from + lengthBehindDates(row.text.slice(from, to));
    const part = row.text.slice(0, to);
    let isClient = false;
    const separator = row.isWhole ? CELL : STRONG;
    separator.lastIndex = start;
    for (let match = maySplit ? separator.exec(part) : null; match !== null; match = separator.exec(part)) {
      if (match[0] === "") {
        separator.lastIndex++;
        continue;
      }
      if (isInBrackets(part, match.index)) continue;
      const [before, after] = [part.slice(start, match.index), part.slice(separator.lastIndex)];
      // "Institution: Acme / Lumen Academy"
      if ((label?.kind === "company" || label?.kind === "school") && / \/ /.test(match[0])) continue;
      if (!hasSlashAtDate && isSlashInName(match[0], before, after)) continue;
      if (isDashInName(match[0], before, after)) continue;
      const isColon = match[0].startsWith(":");
      if (isColon && OFFICE.test(before) && readSignals((/^[^@|·,\t]*/u.exec(after) as RegExpExecArray)[0]).company < 3)
        continue;
      const client = isColon ? before.search(CLIENT) : -1;
      if (!isClient && !(isColon && TIME_BEFORE.test(before)))
        addPiece(pieces, row, start, client === -1 ? match.index : start + client);
      isClient = client !== -1;
      start = match.index + match[0].length;
    }
    if (!isClient) addPiece(pieces, row, start, to);
  }
  if (row.text.includes(" @")) markEmployers(row, pieces);
  if (label === null && serviceEnd(row.text) > 0) return pieces.flatMap(splitService);
  return label === null ? pieces : pieces.map((piece, index) => (index === 0 ? labeled(piece, label.kind) : piece));
}

/** "Engineer @ Acme" */
function markEmployers(row: Row, pieces: Piece[]): void {
  for (const [index, piece] of pieces.entries())
    if (index > 0 && /\s@\s*["'“„«]?$/u.test(row.text.slice(0, piece.from)))
      pieces[index] = piece.with({ isAfterAt: true });
}

function isSlashAt(text: string, from: number, to: number): boolean {
  return text.slice(0, from).endsWith(" / ") || text.startsWith(" / ", to);
}

const MAX_SPANISH = 100;
function readJoint(row: Row, { title, company }: Joint): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const name of [title, company].toSorted((a, b) => (a?.from ?? 0) - (b?.from ?? 0))) {
    if (name === null) continue;
    const before = pieces.length;
    pushPiece(pieces, row, name.from, name.to, name === company);
    const piece = pieces[before];
    if (piece === undefined) continue;
    pieces[before] =
      name === company ? piece.with({ title: 0, degree: false }) : piece.with({ title: piece.title || 1, company: 0 });
  }
  return pieces;
}

/** The cells of a table's row, each named by the table's head. */
function readCells(row: Row, columns: readonly (LabelKind | null)[]): readonly Piece[] {
  const pieces: Piece[] = [];
  const hasSchool = columns.includes("school");
  let cell = 0;
  for (const match of row.text.matchAll(/(?:[^\t|\s]|[^\S\t]{1,2}(?=[^\t|\s]))+/g)) {
    const kind = columns[cell++] ?? null;
    if (kind === "date" || kind === "client") continue;
    // "Umbra-Gymnasium, Kiel" in a column of places, but not "High school" in one of levels
    if (kind === "noise" && (hasSchool || !readSignals(match[0]).school)) continue;
    const before = pieces.length;
    const length = kind === "company" || kind === "school" ? nameEnd(match[0]) : match[0].length;
    pushPiece(pieces, row, match.index, match.index + length, kind !== null);
    const piece = pieces[before];
    if (piece !== undefined)
      pieces[before] = (kind === null || kind === "noise" ? piece : labeled(piece, kind)).with({
        isAfterAt: kind === "company",
      });
  }
  return pieces;
}

function addPiece(pieces: Piece[], row: Row, first: number, end: number): void {
  const to = first + purposeAt(row.text.slice(first, end));
  const whole = row.text.slice(first, to);
  const from = first + prefixLength(whole);
  const text = row.text.slice(from, to);
  const workplace = findWorkplace(text) ?? splitInternship(text) ?? splitKindLink(text) ?? splitAfterKind(text);
  if (workplace !== null) {
    pushPiece(pieces, row, from, from + workplace.titleEnd, false);
    pushEmployer(pieces, row, from + workplace.from, to, row.text.slice(from, from + workplace.titleEnd).trim() !== "");
    return;
  }
  const quoted = splitQuoted(text);
  if (quoted !== null) {
    pushPiece(pieces, row, from, from + quoted.titleEnd, false);
    pushPiece(pieces, row, from + quoted.from, from + quoted.to, true);
    return;
  }
  const at = AT.exec(text);
  if (at !== null && !isInBrackets(row.text, from + at.index) && !isInName(text, at.index, at[0])) {
    // Of ") with Acme" and ", at Acme" behind dates, nothing
    const left = row.text.slice(from, from + at.index).replace(/^[\s),;]+$/, "");
    const signals = readSignals(left);
    // "second de cuisine chez Acme": what comes before an employer is a title
    const isTitle =
      signals.title === 0 &&
      !signals.degree &&
      // "University of Texas at Austin", "Lumora Technology Center at Leeds"
      !signals.school &&
      !CENTER_END.test(left) &&
      (row.dates.length > 0 || (row.text.length < 80 && /^\p{Lu}/u.test(left) && /bei|chez|\sat\s/.test(at[0]))) &&
      !readSignals(row.text.slice(from + at.index, to)).school &&
      (PERSONAL_AT.test(at[0]) ||
        (FRENCH_AT.test(at[0]) && isLed(row.text, row.dates[0])) ||
        (row.dates.length > 0 && /^\swith\s/.test(at[0]) && /^\p{Lu}(?!.*\s(?:year|semester)$)/u.test(left))) &&
      splitWords(left).length <= (isLed(row.text, row.dates[0]) ? 7 : 5);
    // "Company: Lumora Resort at Unterdorf"
    const isNamed = from === row.label?.to && (row.label.kind === "company" || row.label.kind === "school");
    if (isNamed && signals.title === 0) return pushPiece(pieces, row, from, to, false);
    // "Acme Pvt. Ltd at Unterdorf Park": the place of work
    if (signals.company === 3 && signals.title === 0 && /^\s?at\s/.test(at[0])) {
      pushPiece(pieces, row, from, from + at.index, true);
      return;
    }
    // "Apotheke am Markt"
    if (isPlaceOfWork(left, at[0])) {
      pushPiece(pieces, row, from, to, false);
      return;
    }
    const isSchoolAt = signals.school && !readSignals(row.text.slice(from + at.index, to)).school;
    const isDegree = signals.degree && !left.includes(",");
    if (!isSchoolAt && (left.trim() === "" || signals.title > 0 || isTitle || isDegree)) {
      const before = pieces.length;
      pushPiece(pieces, row, from, from + at.index, false);
      const piece = pieces[before];
      if (isTitle && piece !== undefined && !piece.degree && !piece.school && piece.company < 3)
        pieces[before] = piece.with({ title: 1 });
      pushEmployer(pieces, row, from + at.index + at[0].length, to, left.trim() !== "");
      return;
    }
  }
  const spanish = row.text.length < MAX_SPANISH ? splitSpanish(row.text.slice(from, to), row.text.slice(to)) : null;
  const split = spanish ?? splitFrench(row.text.slice(from, to)) ?? splitSmallLink(row.text.slice(from, to));
  if (split !== null) {
    pushPiece(pieces, row, from, from + split.titleEnd, false);
    pushPiece(pieces, row, from + split.from, to, true);
    return;
  }
  const holder = splitHolder(row.text.slice(from, to), row.dates.length > 0);
  if (holder !== null) {
    pushPiece(pieces, row, from, from + holder.companyEnd, true);
    pushPiece(pieces, row, from + holder.from, to, false);
    return;
  }
  pushPiece(pieces, row, from, to, false);
}

const CENTER_END = /\s(?:cent(?:er|re)|campus|hospital|clinic|resort|hotel)$/i;

/** What follows "bei" or "Firma". The title may follow, or another one: "Praktikum bei Acme als Koch". */
function pushEmployer(pieces: Piece[], row: Row, from: number, to: number, hasTitle: boolean): void {
  const split = splitEmployer(row.text.slice(from, to), hasTitle);
  pushPiece(pieces, row, from, split === null ? to : from + split.companyEnd, true);
  if (split !== null) pushPiece(pieces, row, from + split.from, to, false);
}

/** "Sener (convenio de prácticas), Getxo": what the brackets say is no title of its own. */
function withoutSmallRemark(text: string): string {
  const bare = text.includes(" (") ? text.replace(/ \(\p{Ll}+ [^()]+\)/u, "") : text;
  return bare !== text && bare.length > 2 && readSignals(text).title > 0 ? bare : text;
}

function pushPiece(pieces: Piece[], row: Row, from: number, to: number, isAfterAt: boolean): void {
  const stretch = trimStretch(row.text, from + employmentLength(row.text.slice(from, to)), to);
  if (stretch === null) return;
  const text = cleanName(row.text.slice(stretch.from, stretch.to));
  const isKind = isEmploymentKind(text);
  const signals = readSignals(withoutSmallRemark(text));
  const isTraining = signals.degree && signals.title === 0 && row.dates.length > 0 && isBareTraining(text);
  if (text.length < 2 || (isKind && signals.title === 0 && !isTraining) || isDuration(text) || isFate(text)) return;
  if (isNeverName(text) && !isTraining) return;
  if (isReportingLine(text) || isStreet(text)) return;
  // "Producer — The Long Night (feature film)" beside the employer
  if (pieces.length > 0 && signals.company === 0 && isWorkOfArt(text)) return;
  // "Aushilfe / Werkstudent": kinds of work stand beside places, and are titles, too.
  if (!isAfterAt && !(isKind && signals.title > 0) && (isPlace(text) || (pieces.length > 0 && isTownInRegion(text))))
    return;
  if (isSizeAlone(text)) return;
  if (
    (!signals.degree && !/\p{L}{2}|\d\p{L}|\p{L}\d|\p{L}[&-]\p{L}|(?:\p{Lu}\.){2}\p{Lu}/u.test(text)) ||
    /^(?:from|since|seit|von|vom|ab|de|du|depuis|dal|to|bis|till date|in|the|(?:before|prior to|after) (?:that|this)|davor|zuvor|vorher|danach|avant cela|après cela|daarvoor|daarna)$/i.test(
      text,
    )
  )
    return;
  // "Praktikum" is a title where there is no other.
  const title = isKind || isTraining ? 1 : signals.title;
  pieces.push(
    new Piece(row, stretch, text, title === signals.title ? signals : { ...signals, title }, isAfterAt, pieces.length),
  );
}
