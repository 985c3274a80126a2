import type { Education, PersonProfile, Position } from "../profile/parse-profile.ts";
import { parseProfileUrl } from "../profile/profile-url.ts";
import { readLinkedinEducations } from "./linkedin-educations.ts";
import { linkedinHeading } from "./linkedin-headings.ts";
import { type GapLine, isLarge, isTitle, joinWrapped, paragraphsOf } from "./linkedin-lines.ts";
import { readLinkedinPositions } from "./linkedin-positions.ts";
import { hasLinkedinSizes } from "./linkedin-scale.ts";
import { linesOf, type PageText } from "./page-text.ts";

interface Section {
  readonly heading: string;
  readonly lines: readonly GapLine[];
}

/**
 * The layout of LinkedIn's "Save to PDF", in points: two columns on pages of 612 × 792, whose font sizes name the role of a line.
 * 26 name; 15.75 headings at the right, 13 at the left; 12 company, school, headline, summary; 11.5 title; 10.5 dates, location,
 * description, degree; 11 contact; 9 footer.
 */
const RIGHT_COLUMN = { from: 218, to: 229 };
const COLUMN_EDGE = 215;
const LEFT_EDGE = 30;
const NAME_SIZE = 20;
const HEADING_SIZE = { right: 14.5, left: 12.5 } as const;
const FOOTER = { size: 9.6, height: 80 };
/** Headline lines are 14.4 apart, the location follows after 15.4. */
const LOCATION_GAP = 14.9;
/** Two items of a list at the left are 18 apart, the lines of one 14. */
const ITEM_GAP = 16;
/** The next company, school or role, and a blank line of a description, follow after more. */
const BLOCK_GAP = 23;

/** Whether the pages have LinkedIn's layout: its sizes, and the name and the headings at the edges of its columns. */
export function isLinkedinPdf(pages: readonly PageText[]): boolean {
  const items = pages.flatMap((page) => page.items);
  const hasName = pages[0]?.items.some((item) => isAtRight(item) && item.fontSize >= NAME_SIZE && item.fontSize < 32);
  const hasHeading = items.some(
    ({ x, fontSize }) =>
      (isAtRight({ x }) && Math.abs(fontSize - 15.75) < 0.4) || (x < LEFT_EDGE && Math.abs(fontSize - 13) < 0.4),
  );
  return hasName === true && hasHeading && hasLinkedinSizes(items);
}

function isAtRight({ x }: { readonly x: number }): boolean {
  return x >= RIGHT_COLUMN.from && x <= RIGHT_COLUMN.to;
}

/** Reads a PDF with LinkedIn's layout. */
export function readLinkedinPdf(pages: readonly PageText[]): {
  readonly profile: PersonProfile;
  readonly text: string;
} {
  const right = columnLines(pages, true);
  const left = sectionsOf(columnLines(pages, false), HEADING_SIZE.left);
  const nameEnd = right.findIndex(({ fontSize }) => fontSize < NAME_SIZE);
  const name = right.slice(0, Math.max(0, nameEnd === -1 ? right.length : nameEnd));
  const sections = sectionsOf(right.slice(name.length), HEADING_SIZE.right);
  const [top, ...rest] = sections;
  const header = readHeader(top?.lines ?? []);
  const positions: Position[] = [];
  const educations: Education[] = [];
  const summary: string[] = [];
  for (const section of rest) {
    const kind = kindOf(section, positions.length > 0);
    if (kind === "experience") positions.push(...readLinkedinPositions(section.lines));
    else if (kind === "education") educations.push(...readLinkedinEducations(section.lines));
    else if (kind === "summary") summary.push(paragraphsOf(section.lines));
  }
  const skills = left.find(({ heading }) => linkedinHeading(heading) === "skills");
  const url = left.map(({ lines }) => urlIn(lines)).find((found) => found !== null);
  const fullName = joinWrapped(name.map(({ text }) => text));
  return {
    profile: {
      fullName: fullName === "" ? null : fullName,
      headline: header.headline,
      summary: summary.length === 0 ? null : summary.join("\n\n"),
      url: url?.url ?? null,
      publicId: url?.publicId ?? null,
      skills: [...new Set(itemsOf(skills?.lines ?? []))],
      positions,
      educations,
    },
    text: textOf(fullName, sections, left),
  };
}

function columnLines(pages: readonly PageText[], isRight: boolean): readonly GapLine[] {
  return pages.flatMap(({ items, height }) => {
    const column = items.filter(
      ({ x, y, fontSize }) => x >= COLUMN_EDGE === isRight && !(fontSize <= FOOTER.size && y > height - FOOTER.height),
    );
    return linesOf(column).map((line, index, lines) => {
      const { x, y, right, fontSize, items: own } = line;
      const above = lines[index - 1];
      const gap = above === undefined ? null : y - above.y;
      return { text: line.text.replaceAll("\t", " "), x, y, right, fontSize, items: own, gap };
    });
  });
}

/** The first section has no heading. */
function sectionsOf(lines: readonly GapLine[], headingSize: number): readonly Section[] {
  const sections: { heading: string; lines: GapLine[] }[] = [{ heading: "", lines: [] }];
  for (const [index, line] of lines.entries()) {
    if (line.fontSize < headingSize) {
      const isFirst = sections.at(-1)?.lines.length === 0;
      sections.at(-1)?.lines.push(isFirst ? { ...line, gap: null } : line);
    } else if (index > 0 && (lines[index - 1] as GapLine).fontSize >= headingSize && (line.gap ?? 99) < 22) {
      // A heading of two lines
      const last = sections.at(-1) as { heading: string };
      last.heading += ` ${line.text}`;
    } else sections.push({ heading: line.text, lines: [] });
  }
  return sections;
}

/** By its heading; in other languages by the sizes below it. */
function kindOf(
  { heading, lines }: Section,
  isAfterExperience: boolean,
): "summary" | "experience" | "education" | "other" {
  const kind = linkedinHeading(heading);
  if (kind === "unpaid") return "other";
  if (lines.some(isTitle)) return "experience";
  if (kind === "summary" || kind === "education" || kind === "experience") return kind;
  // Schools without a degree
  if (lines.every(isLarge)) return isAfterExperience ? "education" : "summary";
  return lines.some((line) => !isLarge(line) && /\(.*\d{4}.*\)$/.test(line.text)) ? "education" : "other";
}

function readHeader(lines: readonly GapLine[]): { readonly headline: string | null; readonly location: string | null } {
  const texts = lines.map(({ text }) => text);
  const last = lines.at(-1);
  const hasLocation = lines.length > 1 && (last?.gap ?? 0) > LOCATION_GAP;
  const headline = joinWrapped(hasLocation ? texts.slice(0, -1) : texts);
  return {
    headline: headline === "" || headline === "--" ? null : headline,
    location: hasLocation ? (texts.at(-1) ?? null) : null,
  };
}

const PROFILE_LINK = /linkedin\.com\/in\//i;

/** The link may break over several lines, before "(LinkedIn)". */
function urlIn(lines: readonly GapLine[]): { readonly url: string; readonly publicId: string } | null {
  const start = lines.findIndex(({ text }) => PROFILE_LINK.test(text));
  if (start === -1) return null;
  let link = "";
  for (const { text } of lines.slice(start, start + 5)) {
    link += text.replace(/\s*\(\s*LinkedIn\s*\).*$/i, "");
    if (/\(\s*LinkedIn/i.test(text)) break;
    if (/[()]/.test(text)) break;
  }
  const parsed = parseProfileUrl(link.replaceAll(/\s+/g, ""));
  return parsed.ok ? parsed : null;
}

/** Items of a list at the left: a wrapped item's lines are closer than two items. */
function itemsOf(lines: readonly GapLine[]): readonly string[] {
  const items: string[] = [];
  for (const { text, gap } of lines) {
    if (gap !== null && gap < ITEM_GAP && items.length > 0) items.push(joinWrapped([items.pop() ?? "", text]));
    else items.push(text);
  }
  return items.filter((item) => item !== "");
}

function textOf(name: string, right: readonly Section[], left: readonly Section[]): string {
  return [
    name,
    ...right.map((section) => sectionText(section, false)),
    ...left.map((section) => sectionText(section, true)),
  ]
    .filter((part) => part.trim() !== "")
    .join("\n\n")
    .replaceAll(/\n{3,}/g, "\n\n");
}

function sectionText({ heading, lines }: Section, isLeft: boolean): string {
  const rows: string[] = heading === "" ? [] : [heading];
  for (const run of runsOf(lines)) {
    const [first] = run as [GapLine];
    if (first.gap !== null && first.gap > BLOCK_GAP && rows.length > 0) rows.push("");
    const isName = isTitle(first) || (isLarge(first) && linkedinHeading(heading) !== "summary" && heading !== "");
    if (isName) rows.push(run.map(({ text }) => text).join(" "));
    else rows.push(isLeft ? run.map(({ text }) => text).join("\n") : paragraphsOf(run));
  }
  return rows.join("\n");
}

/** Lines of one size at the distance of wrapped lines. */
function runsOf(lines: readonly GapLine[]): readonly (readonly GapLine[])[] {
  const runs: GapLine[][] = [];
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const isSame = above !== undefined && above.fontSize === line.fontSize && line.gap !== null && line.gap < BLOCK_GAP;
    const isHeaderLocation =
      above !== undefined && isLarge(line) && isLarge(above) && isBetween(line.gap, LOCATION_GAP, 17);
    if (isSame && !isHeaderLocation) runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  return runs;
}

function isBetween(value: number | null, from: number, to: number): boolean {
  return value !== null && value > from && value < to;
}
