/** Several roles at one company in one line: "Head of IT (2016 – 2019), Senior Engineer (2013 – 2016)". */
import type { DatedPart } from "../dates/dated-part.ts";
import { Piece } from "../pieces/piece.ts";
import { Row } from "../rows/row.ts";
import { cleanName } from "../words/names.ts";
import { readSignals } from "../words/words.ts";
import { findLedRoles } from "./led-roles.ts";
import type { PositionDraft } from "./position-draft.ts";

interface Role {
  readonly title: Piece;
  /** The end of its brackets. */
  readonly to: number;
  readonly date: DatedPart;
  /** Beside its company, it has all of its own date. */
  readonly isLed?: boolean;
}

/** The roles of a line, by the row that replaces it. */
export type Roles = ReadonlyMap<Row, readonly Role[]>;

const MAX_ROW = 240;
const MAX_TITLE = 90;
/** "), then" between two roles */
const BETWEEN =
  /^\s*[,;/|·–-]?\s*(?:(?:and|und|et|y|e|en)\s+)?(?:(?:puis|dann|danach|später|then|later|previously|before that|davor|zuvor|vorher|avant|auparavant|luego|después|antes|poi|prima|daarna|daarvoor)\s+)?/iu;

export function betweenLength(text: string): number {
  return BETWEEN.exec(text)?.[0].length ?? 0;
}

/** Each line of roles as its first title, or in a line for each role where nothing beside it has a date. */
export function cutRoles(rows: readonly Row[]): { readonly rows: readonly Row[]; readonly roles: Roles } {
  const roles = new Map<Row, readonly Role[]>();
  const below = new Set<Row>();
  const cut = rows.flatMap((row, index) => {
    if (below.has(row)) return [];
    const stacked = findStacked(rows, index);
    if (stacked !== null) {
      for (const { title } of stacked.slice(1)) below.add(title.row);
      const [first] = stacked as [Role];
      const title = new Row(row.start, row.text.slice(0, first.title.to), row.flags);
      roles.set(title, stacked);
      return [title];
    }
    const led = row.dates.length > 1 ? findLedRoles(row) : null;
    if (led !== null) {
      const head = withoutRest(row, led.at(-1)?.to ?? row.text.length);
      roles.set(head, led);
      return [head];
    }
    const found = mayHoldRoles(row) ? findRoles(row) : [];
    const [first] = found;
    if (first === undefined || found.length < 2) return [row];
    if (!isDated(rows[index - 1]) && !isDated(rows[index + 1])) return found.map((role) => rowOf(row, role));
    const title = new Row(row.start + first.title.from, first.title.text, row.flags);
    roles.set(title, found);
    return [title];
  });
  return { rows: roles.size === 0 && cut.length === rows.length ? rows : cut, roles };
}

/** "Acme: Controller 2014–2016, CFO 2016–2019. Closed the round": what was done there is no part of the entry. */
function withoutRest(row: Row, to: number): Row {
  const rest = /^\)?\.\s/.exec(row.text.slice(to));
  return rest === null ? row : new Row(row.start, row.text.slice(0, to + rest[0].length - 2), row.flags);
}

/** A draft for each role of its title's line; a role without its first or last date has that of the whole. */
export function withRoles(drafts: readonly PositionDraft[], roles: Roles): readonly PositionDraft[] {
  if (roles.size === 0) return drafts;
  return drafts.flatMap((draft) => {
    const found = draft.title === null ? undefined : roles.get(draft.title.row);
    if (found === undefined) return [draft];
    const { company, isSelfEmployed, isUnsure } = draft;
    return found.map(({ title, date, isLed }) => ({
      company,
      title,
      date: isLed === true ? date : within(date, draft.date),
      isSelfEmployed,
      isUnsure,
    }));
  });
}

/** "2014 – 2018   Manager (2016 – 2018)" above "Engineer (2014 – 2016)": the roles of lines that belong to the first one's dates */
function findStacked(rows: readonly Row[], index: number): readonly Role[] | null {
  const { text, dates } = rows[index] as Row;
  const [whole, own, ...others] = dates;
  if (whole?.from !== 0 || !whole.isRange || own === undefined || others.length > 0 || !text.endsWith(")")) return null;
  const gap = /^\s+/.exec(text.slice(whole.to))?.[0].length ?? 0;
  const first = gap < 2 ? null : onlyRole(rows[index] as Row, whole.to + gap, own);
  if (first === null) return null;
  const stacked = [first];
  for (const row of rows.slice(index + 1, index + 8)) {
    const [date, another] = row.dates;
    if (row.isAfterBlank || date === undefined || another !== undefined || !row.text.endsWith(")")) break;
    const role = onlyRole(row, 0, date);
    if (role === null) break;
    stacked.push(role);
  }
  return stacked.length > 1 ? stacked : null;
}

function onlyRole(row: Row, from: number, date: DatedPart): Role | null {
  const open = row.text.lastIndexOf("(", date.from);
  if (open <= from || row.text.slice(open + 1, date.from).trim() !== "" || row.text.slice(date.to).length > 1)
    return null;
  const title = titleOf(row, from, open);
  return title === null ? null : { title, to: row.text.length, date };
}

function mayHoldRoles({ text }: Row): boolean {
  const open = text.length > MAX_ROW ? -1 : text.indexOf("(");
  return open !== -1 && text.includes("(", open + 1) && /\d{2}\s*\)/.test(text);
}

function findRoles(row: Row): readonly Role[] {
  const roles: Role[] = [];
  // "Post held: Clerk (2016 – 2017), Manager (2018 – 2020)"
  let from = row.label?.kind === "title" ? row.label.to : 0;
  for (const date of row.dates) {
    const open = row.text.slice(0, date.from).trimEnd().length - 1;
    const close = /^\s*\)/.exec(row.text.slice(date.to))?.[0].length ?? 0;
    if (row.text.charAt(open) !== "(" && row.text.charAt(date.from) !== "(") return [];
    const isInside = row.text.charAt(date.from) === "(";
    if (!isInside && close === 0) return [];
    const title = titleOf(row, from, isInside ? date.from : open);
    if (title === null) return [];
    const to = date.to + close;
    roles.push({ title, to, date });
    from = to + betweenLength(row.text.slice(to));
  }
  return from >= row.text.length ? roles : [];
}

/** "Juriste, service Contentieux": the title ends where its department begins. */
function titleOf(row: Row, from: number, to: number): Piece | null {
  const text = row.text.slice(from, to).trimEnd();
  const title = text.replace(/,\s\p{Ll}.*$/u, "");
  const signals = readSignals(title);
  if (title.length < 2 || title.length > MAX_TITLE || signals.title === 0 || signals.company === 3) return null;
  return new Piece(row, { from, to: from + title.length }, cleanName(title), signals);
}

function rowOf(row: Row, { title, to }: Role): Row {
  const isFirst = title.from === 0;
  return new Row(
    row.start + title.from,
    row.text.slice(title.from, to),
    isFirst ? row.flags : { ...row.flags, isAfterBlank: false },
  );
}

function isDated(row: Row | undefined): boolean {
  return row !== undefined && !row.isBullet && row.text.length < 120 && row.dates.some(({ isRange }) => isRange);
}

function within(date: DatedPart, whole: DatedPart | null): DatedPart {
  if (whole === null) return date;
  const start = date.start ?? whole.start;
  if (!date.isRange) return { ...date, start };
  const isOpen = date.isOpen && whole.isOpen;
  return { ...date, start, isOpen, end: date.end ?? (isOpen ? null : whole.end) };
}
