import { beginningTest } from "../words/beginnings.ts";
import { HEADING_FILLER } from "../words/fillers.ts";
import { readLabel } from "../words/labels.ts";
import { unitTest } from "../words/memoize.ts";
import { splitColumns } from "./columns.ts";
import { withoutEntryMarks } from "./entry-marks.ts";
import { withoutEvenGaps } from "./even-gaps.ts";
import { withoutListOfAll } from "./list-of-all.ts";
import { withoutPageBlanks, withoutPageHeads } from "./page-heads.ts";
import { type LinePart, Row } from "./row.ts";
import { readTables } from "./tables.ts";

/** Longer lines are paragraphs: they hold sentences, never the name of a position. */
const MAX_ENTRY = 200;

const BULLET = /^(?:[•‣▪▫◦●○◉■□◆◇►▶▸▹➢➤➔→✓✔✦★☆❖❑❒❍➣⮚⦁⬥*·∙§»›>]|[-–—](?=\s)|o(?=\s)|[\ue000-\uf8ff])+[\s\u200b]*/u;
/** "** Engineer; Acme; 2014 - 2016 **": marks on both sides are no bullet. */
const FRAME = /^([*=~+-]{2,6})\s+(?=[\p{L}\d]).*\s\1$/u;
/** "-- EXPERIENCE --------", "EDUCATION ________": a line drawn beside a heading of a plain text */
const RULED = /^([-–—=_~*#]{2,}\s*)?(?=\p{L})([^.;]{3,60}?)\s?([-–—=_~*#]{4,})$/u;
const RESIDUE =
  /^(?:logo(?:tipo)? (?:von|de|di|van|of|du|da|do|d’|d') ?.*|.{1,80} (?:logo|graphic)|company logo|skip to (?:main|search|content).*|zum hauptinhalt.*|passer au contenu.*|aller au contenu.*|page \d+( of \d+)?|seite \d+(?: von \d+)?|\d+ of \d+|page \d+ sur \d+|show (?:all|more).*|see (?:more|all).*|…\s?(?:see more|mehr anzeigen|voir plus|ver más|vedi altro|meer weergeven|ver mais)|mehr anzeigen|alle .{1,40} (?:anzeigen|weergeven)|afficher .*|mostrar tod[oa]s .*|mostra tutt[aeio] .*|exibir tod[oa]s .*|ir al contenido .*|vai al contenuto .*|pular para .*|naar hoofd.*|voir (?:plus|tout).*|ocultar|hide|masquer|ausblenden|nascondi|\.{2,}|…|[-–—_=*~|:+\s]+)$/i;

const PAGE = /^(?:page|seite|página|pagina|\d+ (?:of|von|de|di|sur|\/))[ \d]/i;

/** The rows of a text in reading order: columns one after the other, without the residue of copied pages and doubled lines. */
export function readRows(text: string): readonly Row[] {
  const rows: Row[] = [];
  const isLatin = /[a-z]{4}/i.test(text.slice(0, 20_000));
  let gap = 1;
  let isNewPage = false;
  const lines = splitColumns(text, readLines(text));
  const trimmed = lines.map(({ start, end }) => trim(text, start, end));
  const raws = inOneByte(trimmed.map(([from, to]) => text.slice(from, to)));
  for (const [index, [from]] of trimmed.entries()) {
    const { start } = lines[index] as LinePart;
    const raw = raws[index] as string;
    if (raw === "") {
      gap++;
      continue;
    }
    const ruled = isRuleEnd(raw.charCodeAt(raw.length - 1)) ? RULED.exec(raw) : null;
    const frame = ruled?.[3]?.length ?? FRAME.exec(raw)?.[1]?.length ?? 0;
    const bullet =
      ruled !== null
        ? (ruled[1] ?? "").length
        : isLetter(raw.charCodeAt(0)) && raw.charCodeAt(0) !== 0x6f
          ? 0
          : (BULLET.exec(raw)?.[0].length ?? 0);
    const written = frame === 0 ? raw.slice(bullet) : raw.slice(bullet, -frame).trimEnd();
    const content = withoutDoubling(written);
    if (content === "" || isResidue(content) || (isLatin && isRightToLeft(content))) {
      isNewPage ||= content !== "" && PAGE.test(content);
      continue;
    }
    const previous = rows.at(-1);
    const isRepeated = content === previous?.text && content.length < MAX_ENTRY;
    if (isRepeated) {
      if (!previous.isWhole)
        rows[rows.length - 1] = new Row(previous.start, content, { ...previous.flags, isWhole: true });
      continue;
    }
    const flags = {
      isBullet: bullet > 0 && frame === 0 && !isField(content),
      isAfterBlank: gap > 0,
      isWhole: content.length < written.length,
      gap,
      indent: from - start,
      hang: from + bullet - start,
      mark: raw.slice(0, bullet).trim(),
      level: levelOf(text, start, from),
    };
    const row = new Row(from + bullet, content, flags);
    rows.push(isNewPage ? withoutPageBlanks(row) : row);
    gap = 0;
    isNewPage = false;
  }
  return readTables(
    text,
    withContinuations(withoutEntryMarks(text, withoutListOfAll(withoutEvenGaps(withoutPageHeads(rows))))),
  );
}

/**
 * Copies that take one byte a character where they can. A slice of a text with one dash takes two, which makes regular expressions
 * with `\p{L}` several times slower.
 */
function inOneByte(lines: readonly string[]): readonly string[] {
  return JSON.parse(JSON.stringify(lines)) as readonly string[];
}

function levelOf(text: string, start: number, from: number): number {
  let level = 0;
  for (let at = start; at < from; at++) if (text.charAt(at) === HEADING_FILLER) level++;
  return level;
}

/** The translation of a line, beside Latin ones. */
function isRightToLeft(content: string): boolean {
  const unit = content.charCodeAt(0);
  return unit >= 0x590 && unit < 0x800 && !/[\p{Script=Latin}\d]/u.test(content);
}

const WRAPPED = 40;
/** "• Lumora AG, Unterfeld –": the item goes on. */
const OPEN_ITEM =
  /(?:\s[–—]|,|\s(?:bis|und|and|et|of|der|des|für|the|to|with|for|at|by|from|mit|bei|von|zur|zum|avec|chez|pour|par|dans|con|por|para|per|bij|voor|van|met|en))$/u;
const MAX_OPEN_ITEM = 6;
const MAX_DATES = 40;

/** Marks the next lines of a long list item as parts of it: they begin below its first word, or go on in lower case. */
function withContinuations(rows: readonly Row[]): readonly Row[] {
  let item: Row | null = null;
  return rows.map((row, index) => {
    if (row.isBullet) item = row;
    else if (row.isAfterBlank || item === null || (row.flags.level ?? 0) > 0) item = null;
    else {
      const before = (rows[index - 1] as Row).text;
      const indent = row.flags.indent ?? 0;
      // Not below the mark of "•Handled the stores"
      const isHanging = Math.abs(indent - (item.flags.hang ?? 0)) < 2 && indent > (item.flags.indent ?? 0);
      const isInside =
        before.length > WRAPPED &&
        !before.endsWith("-") &&
        ((isHanging && !isAboveDates(rows, index) && !endsInDates(row, item)) ||
          /^\p{Ll}/u.test(row.text) ||
          OPEN_ITEM.test(before.slice(-MAX_OPEN_ITEM))) &&
        row.dates[0]?.from !== 0;
      if (isInside) return new Row(row.start, row.text, { ...row.flags, isBullet: true });
      item = null;
    }
    return row;
  });
}

/** "Lumora AG, Kiel · 2014 – 2016" below the item of a title: dates apart, and none in the item above */
function endsInDates({ text, dates }: Row, item: Row): boolean {
  const [date] = dates;
  if (date === undefined || dates.length > 1 || !date.isRange || item.dates.length > 0) return false;
  // The gap before a column of dates may be wider than the name.
  const before = text.slice(0, date.from);
  if (before.trimEnd().length > MAX_COMPANY) return false;
  return /^[\s)\u200b]*$/.test(text.slice(date.to)) && DATE_APART.test(before);
}

const MAX_COMPANY = 120;
const DATE_APART = /(?:[·|•(\t]|\s[–—-]|\s{3})[\s\u200b(]*$/u;

/** A title below the item of its company, and above its dates */
function isAboveDates(rows: readonly Row[], index: number): boolean {
  const next = rows[index + 1];
  if (next === undefined || next.isBullet || next.isAfterBlank || next.text.length > MAX_DATES) return false;
  return rows[index - 1]?.dates.length === 0 && (next.dates[0]?.isRange ?? false);
}

/** "• Employer: Acme" is a field of a form. */
function isField(content: string): boolean {
  const kind = content.length < MAX_ENTRY ? readLabel(content)?.kind : undefined;
  return kind !== undefined && kind !== "noise" && kind !== "client";
}

const isRuleEnd = unitTest(/[-–—=_~*#]/);

function isLetter(unit: number): boolean {
  return (unit > 0x40 && unit < 0x5b) || (unit > 0x60 && unit < 0x7b);
}

function isResidue(content: string): boolean {
  if (content.length > 120) return false;
  return (
    (mayBeginAsResidue(content) || content.slice(-4).toLowerCase() === "logo" || content.endsWith(" Graphic")) &&
    RESIDUE.test(content)
  );
}

/** How the residue begins that does not end in "logo" */
const mayBeginAsResidue = beginningTest(
  [
    "logo",
    "company",
    "skip",
    "zum",
    "pass",
    "aller",
    "page",
    "seite",
    "show",
    "see",
    "mehr",
    "alle",
    "affich",
    "voir",
    "mostra",
    "exibir",
    "ir al",
    "vai al",
    "pular",
    "naar",
    "ocultar",
    "hide",
    "masqu",
    "ausbl",
    "nascondi",
  ],
  "0123456789.-_=*~|:+ \t\n\r\v\f",
);

function readLines(text: string): LinePart[] {
  const lines: LinePart[] = [];
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    const unit = at === text.length ? 0x0a : text.charCodeAt(at);
    if (unit > 0x0d && unit < 0x2028) continue;
    if (unit === 0x0a || unit === 0x0d || unit === 0x0b || unit === 0x0c || unit === 0x2028 || unit === 0x2029) {
      lines.push({ start, end: at });
      if (unit === 0x0d && text.charCodeAt(at + 1) === 0x0a) at++;
      start = at + 1;
    }
  }
  return lines;
}

const BLANK = /[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/;

function trim(text: string, start: number, end: number): readonly [number, number] {
  let from = start;
  let to = end;
  while (from < to && isBlank(text, from)) from++;
  while (to > from && isBlank(text, to - 1)) to--;
  return [from, to];
}

function isBlank(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit <= 0x20 || (unit >= 0xa0 && BLANK.test(text.charAt(at)));
}

/** LinkedIn's pages hold each name twice, once for screen readers: "Product ManagerProduct Manager". */
function withoutDoubling(content: string): string {
  const half = content.length / 2;
  if (content.length < 8 || content.length > 2 * MAX_ENTRY || !Number.isInteger(half)) return content;
  return content.startsWith(content.slice(0, half), half) ? content.slice(0, half) : content;
}
