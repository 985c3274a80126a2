/** The person's own company, which a sentence calls "the company" and another sentence, a label or a form names. */
import type { DatedPart } from "../dates/dated-part.ts";
import { Piece } from "../pieces/piece.ts";
import type { PositionDraft } from "../positions/position-draft.ts";
import { isGivenName } from "../rows/people.ts";
import type { Row } from "../rows/row.ts";
import { cleanName } from "../words/names.ts";
import { readSignals } from "../words/words.ts";
import { employerNouns } from "./prose-cues.ts";
import { isDated, withPresent } from "./prose-dates.ts";
import type { Group } from "./prose-groups.ts";
import { nameEnd } from "./prose-names.ts";
import { type Sentence, toPiece } from "./prose-sentence.ts";
import type { Span } from "./prose-tokens.ts";
import { isAfterCue, isSeat } from "./told-titles.ts";

/** A title at a company that the sentence does not name */
export interface Officer {
  readonly title: Piece;
  readonly date: DatedPart | null;
  /** The sentence says "the company" or "its". */
  readonly isOfCompany: boolean;
  /** The sentence names another employer, too. */
  readonly isBeside: boolean;
}

const FOUNDER = /founder|(?:be|mit)?gr[üu]nder|fondat|fundador|oprichter|proprietor|owner/iu;
const LEADER =
  /\bC[ET]O\b|founder|chief executive|managing director|gr[üu]nder|geschäftsführ|vorstand|fondat|présidente?\b|directrice générale|directeur général|dirigeante?|fundador|gerente|director[a]? general|fondatrice|amministrat|oprichter|directeur/iu;
const OWN = /^(?:its|it|deren|dessen|ihre?|ihres?|which|sa|son)$/;

/** "she is its CEO", "founder and CEO since day one (June 2022)": the leader of a company that no name of the sentence is. */
export function officersOf(sentence: Sentence, groups: readonly Group[], hasEmployer: boolean): readonly Officer[] {
  const { tokens: all, dates } = sentence;
  return groups.flatMap(({ title, employer, date, isShared }) => {
    if (title === null || !(employer === null || isShared) || isSeat(all, title)) return [];
    const piece = toPiece(sentence, title);
    // "Founder: Jo Example"
    if (piece === null || !LEADER.test(piece.text) || all[title.last + 1]?.text === ":") return [];
    const isOfCompany =
      all.slice(Math.max(0, title.first - 2), title.first).some(({ key }) => OWN.test(key)) ||
      all.some(
        ({ key }, index) => employerNouns.has(key) && index < title.first && DETERMINER.test(all[index - 1]?.key ?? ""),
      );
    if (hasEmployer ? !isOfCompany || !isAfterCue(all, title) : !isOfCompany && dates.length === 0) return [];
    const range = lasting(
      sentence,
      withPresent(sentence, date ?? (dates.length === 1 ? (dates[0] as DatedPart) : null), title),
      title,
    );
    return [{ title: piece, date: range, isOfCompany, isBeside: hasEmployer }];
  });
}

/** "has been its CEO from the first day", "CEO since day one (June 2022)" */
function lasting({ tokens: all }: Sentence, date: DatedPart | null, { first }: Span): DatedPart | null {
  if (date === null || date.start === null || date.end !== null || date.isOpen) return date;
  const from = all.findIndex((token) => token.from >= date.from);
  const isSince = all.slice(Math.max(0, from - 5), Math.max(0, from)).some(({ key }) => SINCE.test(key));
  const isStill = all.slice(Math.max(0, first - 4), first).some(({ key }) => STILL.test(key));
  return isSince || isStill ? { ...date, isOpen: true, isRange: true } : date;
}

const SINCE = /^(?:since|seit|depuis|desde|dal|sinds)$/;
const STILL = /^(?:been|is|still|ist|bin|est|suis|es|ben)$/;

const DETERMINER = /^(?:the|my|das|die|der|des|l|l'|la|le|el|mein|meine|our|unsere?|de|het)$/;

const MAKES =
  /^(?:makes|builds|sells|develops|produces|offers|provides|rents|runs|turns|grows|baut|entwickelt|verkauft|vertreibt|produziert|stellt|bietet|propose|developpe|fabrique|vend|concoit|produit|desarrolla|fabrica|vende|ofrece|sviluppa|produce|maakt|bouwt|verkoopt|ontwikkelt)$/;

/** "Acme makes membranes": the name of a company that a sentence begins with */
export function makerOf(sentence: Sentence): Piece | null {
  const all = sentence.tokens;
  if (all[0]?.isName !== true || isGivenName(all[0].key)) return null;
  const last = nameEnd(all, 0);
  return MAKES.test(all[last + 1]?.key ?? "") ? toPiece(sentence, { first: 0, last }) : null;
}

const LABEL =
  /^[#>\d.)\s]*(?:company(?: name)?|start-?up(?: name)?|name of (?:the |your )?(?:company|start-?up)|project name|name des (?:start-?ups|unternehmens|projekts)|unternehmen|nom (?:du projet|de l['’]entreprise|de la (?:société|start-?up))|société|compañ[ií]a|empresa|nombre (?:de la empresa|del proyecto)|nome (?:della start-?up|dell['’]azienda|del progetto)|bedrijfsnaam|naam (?:van (?:het|de) )?(?:bedrijf|start-?up))\s?\*?\s?[:?]?\s*$/iu;
const LABELED =
  /^[#>\d.)\s]*(?:(?:legal |start-?up |project |company )?name of (?:the |your )?(?:company|start-?up)|(?:company|start-?up|project|venture)(?: name)?|unternehmen|start-?up-?name|name des (?:start-?ups|unternehmens|projekts)|projekt|(?:nom du )?projet|nom de l['’]entreprise|société|compañ[ií]a|empresa|proyecto|progetto|bedrijf(?:snaam)?)\s?\*?(?:\s?: *|\s*\t\s*| {3,})(?=\p{Lu})/iu;
const ABOUT =
  /^(?:Re|Subject|Betreff|Objet|Asunto|Betreft): (?=\p{Lu}[^–—-]{2,30} [–—-] .*(?:founder|diligence|memo|gründer|fondat|fundador))/u;
/** The foot of a slide: "Acme – Seed Deck – Confidential" */
const FOOT =
  /^(?=\p{Lu})(?=[^–—|·]{2,30} [–—|·-] .*(?:deck|pre-?seed|seed|series [a-c]|confidential|vertraulich|confidentiel|pitch)(?!\p{L}))/iu;
const MAX_NAME = 40;

/** The name behind "Company name", in the same line or the next one */
export function labeledCompany(rows: readonly Row[]): Piece | null {
  for (const [index, row] of rows.entries()) {
    if (row.length > MAX_LABELED) continue;
    const next = rows[index + 1];
    if (LABEL.test(row.text) && next !== undefined && next.length <= MAX_NAME) return pieceOf(next, 0);
    const label = (LABELED.exec(row.text) ?? ABOUT.exec(row.text) ?? FOOT.exec(row.text))?.[0];
    if (label !== undefined) return pieceOf(row, label.length);
  }
  return null;
}

const MAX_LABELED = 120;

function pieceOf(row: Row, from: number): Piece | null {
  const name = /^[^(,;|–—]+/u.exec(row.text.slice(from))?.[0].trimEnd() ?? "";
  if (name === "" || name.length > MAX_NAME) return null;
  const text = cleanName(name);
  return new Piece(row, { from, to: from + name.length }, text, readSignals(text));
}

/** The positions with those of the leader of the person's own company */
export function withOwnCompany(
  positions: readonly PositionDraft[],
  facts: readonly { readonly officers: readonly Officer[]; readonly makers: readonly Piece[] }[],
  rows: readonly Row[],
): readonly PositionDraft[] {
  const officers = facts.flatMap((one) => one.officers);
  if (officers.length === 0) return positions;
  const labeled =
    labeledCompany(rows) ??
    positions.findLast(({ title, company }) => company !== null && FOUNDER.test(title?.text ?? ""))?.company;
  const makers = facts.flatMap((one) => one.makers);
  const result = [...positions];
  for (const { title, date, isOfCompany, isBeside } of officers) {
    const company = labeled ?? (isOfCompany ? makers[0] : undefined);
    if (company == null || (!isOfCompany && (!isDated(date) || result.some((one) => one.company === company))))
      continue;
    const known = result.findIndex((one) => one.title?.row === title.row && one.title.from === title.from);
    if (known !== -1) {
      if (isBeside) result[known] = { ...(result[known] as PositionDraft), company, date };
      continue;
    }
    const at = result.findIndex((one) => one.company?.text === company.text && one.title === null);
    if (at !== -1) {
      const bare = result[at] as PositionDraft;
      result[at] = { ...bare, title, date: isDated(date) ? date : bare.date };
    } else if (!result.some((one) => one.company?.text === company.text && isSame(one, title, date)))
      result.push({ company, title, date, isSelfEmployed: false, isUnsure: false });
  }
  return result;
}

/** The leader of an entry without a company has the one of a label. */
export function withLabeledCompany(
  positions: readonly PositionDraft[],
  rows: readonly Row[],
): readonly PositionDraft[] {
  const isBare = ({ title, company, isSelfEmployed }: PositionDraft) =>
    (company === null || isFromOtherField(title, company)) && !isSelfEmployed && FOUNDER.test(title?.text ?? "");
  const company = positions.some(isBare) ? labeledCompany(rows) : null;
  return company === null
    ? positions
    : positions.map((one) => (isBare(one) ? Object.assign({}, one, { company }) : one));
}

/** "Role: CEO & cofounder" beside another field of a form, which is no employer */
function isFromOtherField(title: Piece | null, company: Piece): boolean {
  return title?.row.label?.kind === "title" && company.row !== title.row && company.row.label === null;
}

/** The same title, or one without a date that this one would repeat */
function isSame(one: PositionDraft, title: Piece, date: DatedPart | null): boolean {
  return one.title?.text === title.text || date === null;
}
