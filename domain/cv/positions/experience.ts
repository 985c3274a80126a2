import type { EducationDraft } from "../educations/education-entries.ts";
import { readEducations } from "../educations/educations.ts";
import { isOfDegree } from "../pieces/degree-name.ts";
import { splitRow } from "../pieces/pieces.ts";
import { withOtherHalf, withSpecialty } from "../pieces/specialty.ts";
import { isTrainingOf } from "../rows/apprenticeships.ts";
import type { Row } from "../rows/row.ts";
import type { Section } from "../sections/section.ts";
import { splitWords } from "../words/split-words.ts";
import { readSignals } from "../words/words.ts";
import { isIndentedBelow } from "./assign.ts";
import { type Block, findBlocks } from "./blocks.ts";
import { withBracketedCompanies } from "./bracketed-companies.ts";
import { cutRoles, type Roles, withRoles } from "./bracketed-roles.ts";
import { withHeads } from "./company-heads.ts";
import { withCompanies } from "./continued-companies.ts";
import { withoutInnerBlanks } from "./inner-blanks.ts";
import { readJoinedList } from "./joined-lists.ts";
import { withoutNamesBelow } from "./names-below.ts";
import { withinCompanies } from "./nested.ts";
import { withOrganizations } from "./organizations.ts";
import { NO_ORDER, type Order, type PositionDraft, startOf } from "./position-draft.ts";
import { readPosition } from "./positions.ts";
import { withoutProjects } from "./project-headings.ts";
import { withSharedCompanies } from "./shared-companies.ts";
import { withoutSubheading } from "./subheadings.ts";
import { withTemplate } from "./templates.ts";
import { withTitleHeads } from "./title-heads.ts";
import { withTitlesBelow } from "./titles-below.ts";
import { draftsWithinTotals, isTotal } from "./totals.ts";
import { readLeftovers, readLines, readMarked, readUndated } from "./undated.ts";

/** Pages of LinkedIn write the title above the company. */
const PAGE_ORDER: Order = { first: "title", isApart: true };

/** The positions of a section, and the educations among them. */
export function readSection(
  { kind, rows: written }: Section,
  hasEducation: boolean,
): {
  readonly found: readonly PositionDraft[];
  readonly others: readonly EducationDraft[];
} {
  const { rows, roles } = cutRoles(withoutInnerBlanks(written));
  const isTop = kind === "top";
  const listed = isTop ? null : readJoinedList(rows);
  if (listed !== null) return { found: listed, others: [] };
  const blocks = isTop ? findBlocks(rows, isTop) : withoutSubheading(findBlocks(rows, isTop));
  if (blocks.length === 0 && kind === "experience") return { found: readUndated(rows), others: [] };
  const others: EducationDraft[] = [];
  const work: Block[] = [];
  for (const block of blocks) {
    const blockRows = isTop && isWholeStudy(block.anchor) ? [block.anchor] : inOrder(block);
    if (
      isEducation(blockRows, kind === "experience" && hasEducation) &&
      !(kind === "experience" && hasTitleBelow(block))
    )
      others.push(
        ...readEducations(
          blockRows,
          blockRows.some(({ text }) => readSignals(text).degree),
        ),
      );
    else work.push(block);
  }
  const own = readOwnRows(rows, work);
  const used = new Set(blocks.flatMap((block) => [block.anchor].concat(block.before, block.after)));
  if (own !== null) {
    const found = named(rows, own, roles);
    return { found: kind === "experience" ? withUndated(rows, used, found) : found, others };
  }
  const withinTotals = draftsWithinTotals(rows, work);
  const first = work.map((block) => withinTotals.get(block) ?? readPosition(block, NO_ORDER));
  const drafts = withoutNamesBelow(work, withTemplate(rows, work, first)).map(
    (draft, index) => withinTotals.get(work[index] as Block) ?? draft,
  );
  // Above its total duration, a company stands before all of its titles, whatever the order in other entries.
  const heads = new Set(rows.filter((_row, index) => isTotal(rows[index + 1])));
  const ungrouped = drafts.filter((draft) => draft?.company == null || !heads.has(draft.company.row));
  const order = !ungrouped.some(isSure) && isPage(work) ? PAGE_ORDER : typicalOrder(ungrouped);
  const headed = withHeads(rows, used, inTypicalOrder(rows, work, drafts, order));
  const found = named(rows, headed, roles);
  return { found: kind === "experience" ? withUndated(rows, used, found) : found, others };
}

/** "BSc Physics, Lumora University, 2005 – 2008": nothing near it belongs to it */
function isWholeStudy({ text }: Row): boolean {
  const { title, company, school, degree } = readSignals(text);
  return school && degree && title === 0 && company < 3 && text.includes(", ");
}

/** The drafts with what other entries, brackets and dashes say about their names. */
function named(rows: readonly Row[], drafts: readonly PositionDraft[], roles: Roles): readonly PositionDraft[] {
  const shared = withSharedCompanies(withCompanies(withBracketedCompanies(drafts)));
  return withRoles(
    withOrganizations(
      rows,
      shared.map((draft) => withOtherHalf(withSpecialty(draft))),
    ),
    roles,
  );
}

/** The positions with those without dates that have the same form. */
function withUndated(
  rows: readonly Row[],
  used: ReadonlySet<Row>,
  dated: readonly PositionDraft[],
): readonly PositionDraft[] {
  const found = withTitleHeads(rows, dated);
  const { first, isApart } = typicalOrder(found);
  const undated =
    isApart && first === "title"
      ? readLeftovers(rows, used)
      : !isApart && first !== null
        ? readLines(rows, used, found)
        : [];
  const others = [...undated, ...readMarked(rows, used)];
  return others.length === 0 ? found : [...found, ...others].toSorted((a, b) => startOf(a) - startOf(b));
}

/** Positions that are on one line each, if most are: other lines are headings or describe them. */
function readOwnRows(rows: readonly Row[], work: readonly Block[]): readonly PositionDraft[] | null {
  const crowded = work.filter(({ before, after }) => before.length + after.length > 0).length;
  // Items of a list stand alone, whatever is above the list: a person and a title, as on a slide about a team.
  const areItems = work.length > 1 && work.every(({ anchor }) => anchor.isBullet);
  if (!areItems && (work.length < 3 || crowded > 0.5 * work.length)) return null;
  const alone = work.map((block) => (isBelowCompany(block) ? block : { ...block, before: [], after: [] }));
  const drafts = alone.map((block) => readPosition(block, NO_ORDER));
  const isComplete = (draft: PositionDraft | null) => draft !== null && draft.title !== null && draft.company !== null;
  if (drafts.filter(isComplete).length < 0.6 * work.length) return null;
  // "Stock Controller" on the line of the dates, and its company on the next one
  const whole = work.map((block, index) => (isComplete(drafts[index] ?? null) ? alone[index] : block) as Block);
  return inTypicalOrder(
    rows,
    whole,
    whole.map((block, index) => (block === alone[index] ? drafts[index] : readPosition(block, NO_ORDER)) ?? null),
    typicalOrder(drafts),
  );
}

/** "Jan 2020 - Present · 2 yrs", as on pages of LinkedIn */
function isPage(work: readonly Block[]): boolean {
  return work.filter(({ anchor, date }) => anchor.text.slice(date.from, date.to).includes(" · ")).length > 1;
}

function isSure(draft: PositionDraft | null): boolean {
  return draft !== null && !draft.isUnsure && draft.company !== null && draft.title !== null;
}

/** "ACME SERVICES, INC." above "Program Manager, 2019 – 2021" */
function isBelowCompany({ anchor, before }: Block): boolean {
  const { title, company, school } = readSignals(anchor.text);
  const above = before.at(-1);
  if (title === 0 || company === 3 || school || above === undefined) return false;
  return readSignals(above.text).company === 3 || isIndentedBelow(anchor, above);
}

/** Reads the unsure ones again, in the order of the sure ones. */
function inTypicalOrder(
  rows: readonly Row[],
  blocks: readonly Block[],
  drafts: readonly (PositionDraft | null)[],
  order: Order,
): readonly PositionDraft[] {
  const read = blocks.map((block, index) => {
    const draft = drafts[index] ?? null;
    return draft?.isUnsure === true ? readPosition(block, order) : draft;
  });
  const numbers = new Map(rows.map((row, number) => [row, number]));
  return withoutProjects(rows, blocks, withinCompanies(blocks, read)).flatMap((draft, index) => {
    if (draft === null) return [];
    const next = blocks[index + 1];
    const from = (numbers.get((blocks[index] as Block).anchor) ?? 0) + 1;
    const to = next === undefined ? rows.length : (numbers.get(next.anchor) ?? 0) - next.before.length;
    return withTitlesBelow(rows, from, to, draft);
  });
}

function inOrder({ before, anchor, after, side }: Block): readonly Row[] {
  return side === "before" ? [...before, anchor] : [anchor, ...after];
}

/** "Lumora University", dates, and "Lecturer" on the line below */
function hasTitleBelow({ side, after: [below] }: Block): boolean {
  if (side === "after" || below === undefined || below.isAfterBlank) return false;
  const { title, degree } = readSignals(below.text);
  return title > 0 && !degree;
}

function isEducation(rows: readonly Row[], needsDegree: boolean): boolean {
  // "Employer: Lumora University"
  if (rows.some(({ label }) => label?.kind === "company")) return false;
  if (
    rows.some(({ flags }) => flags.columns?.includes("title") === true || flags.columns?.includes("company") === true)
  )
    // "M.Sc. Physics" in the column of titles
    return rows.length === 1 && isStudy(rows[0] as Row);
  // "Título: Ingeniero en Sistemas"
  if (rows.some(({ label }) => label?.kind === "degree") && !rows.some(({ label }) => label?.kind === "title"))
    return true;
  const signals = rows.map(({ text }) => readSignals(text));
  // "Diploma thesis at Acme GmbH"
  if (needsDegree && signals.some(({ company, school }) => company === 3 && !school)) return false;
  // "Dipl. Pflegefachfrau HF" is what a person works as, unless a school stands beside it.
  if (!signals.some(({ school }) => school) && rows.some(({ text }) => isDiplomaTitle(text))) return false;
  // "Diplôme d'ingénieur, INSA" has no title.
  if (signals.some(({ title, company }, index) => title > 0 && (company > 2 || !isOfDegree((rows[index] as Row).text))))
    return false;
  if (!signals.some(({ school }) => school) && rows.some(({ text }) => isTrainingOf(text))) return false;
  // "Ausbildung Kauffrau" above a company
  if (signals.some(({ company }) => company > 2) && signals.some(({ title, degree }) => title > 0 && degree))
    return false;
  return (
    signals.some(({ degree }) => degree) ||
    (!needsDegree && signals.some(({ school }, index) => school && !HOSPITAL.test((rows[index] as Row).text)))
  );
}

/** "LUMORA HOSPITAL & UNIVERSITY HEALTH CENTER" beside dates, without a degree */
const HOSPITAL = /hospital|health cent(?:er|re)|medical cent(?:er|re)|klinikum|universitätsmedizin/iu;

function isStudy(row: Row): boolean {
  const { school, title, company } = readSignals(row.text);
  if (!school || title > 0 || company > 2) return false;
  const titled = splitRow(row).find((piece) => piece.title > 0);
  return titled !== undefined && readSignals(splitWords(titled.text).slice(0, 2).join(" ")).degree;
}

const DIPLOMA = /^(?:eidg\.? )?dipl(?:\.|\b)[- ]?\s*(?=\p{L})/iu;

function isDiplomaTitle(text: string): boolean {
  return DIPLOMA.test(text) && readSignals(text.replace(DIPLOMA, "")).title > 0;
}

/** Whether companies or titles come first in most entries. */
function typicalOrder(drafts: readonly (PositionDraft | null)[]): Order {
  const sure = drafts.filter(isSure);
  let companyFirst = 0;
  let apart = 0;
  for (const draft of sure.length > 0 ? sure : drafts) {
    if (draft === null || draft.company === null || draft.title === null) continue;
    const { company, title } = draft;
    apart += company.row === title.row ? -1 : 1;
    companyFirst += company.row.start + company.from < title.row.start + title.from ? 1 : -1;
  }
  return { first: companyFirst === 0 ? null : companyFirst > 0 ? "company" : "title", isApart: apart > 0 };
}
