/**
 * Writes a person as LinkedIn's "Save to PDF" does: the font sizes and distances are those measured on real files.
 */
import { type PdfItem, textWidth, wrap, writePdf } from "./pdf-writer.ts";

export interface LinkedinRole {
  readonly title: string;
  /** Such as "September 2009 - Present"; null where the person gave none. */
  readonly dates: string | null;
  /** Such as "16 years 3 months". */
  readonly duration?: string;
  readonly location?: string;
  readonly description?: string;
}

export interface LinkedinPerson {
  readonly name: string;
  readonly headline: string;
  readonly location?: string;
  readonly summary?: string;
  readonly slug?: string;
  readonly email?: string;
  readonly skills?: readonly string[];
  readonly sidebar?: readonly { readonly heading: string; readonly items: readonly string[] }[];
  readonly companies: readonly {
    readonly name: string;
    readonly total?: string;
    readonly roles: readonly LinkedinRole[];
  }[];
  readonly schools: readonly { readonly name: string; readonly details?: string }[];
  readonly words?: Partial<LinkedinWords>;
  /** Printed to another paper: the size of the text, and the distance to the original position. */
  readonly print?: { readonly scale: number; readonly x: number; readonly y: number };
}

interface LinkedinWords {
  readonly contact: string;
  readonly skills: string;
  readonly summary: string;
  readonly experience: string;
  readonly education: string;
  /** "Page 1 of 2" */
  readonly page: (page: number, of: number) => string;
}

const ENGLISH: LinkedinWords = {
  contact: "Contact",
  skills: "Top Skills",
  summary: "Summary",
  experience: "Experience",
  education: "Education",
  page: (page, of) => `Page ${page} of ${of}`,
};
const LEFT = { x: 21.6, width: 165 };
const RIGHT = { x: 223.6, width: 366 };
const TOP = 52;
const BOTTOM = 735;

/** Lines of a column with the distance to the line above; the first on a page begins at its top. */
class Column {
  readonly pages: PdfItem[][] = [[]];
  private readonly area: { readonly x: number; readonly width: number };
  private y = TOP;

  constructor(area: { readonly x: number; readonly width: number }) {
    this.area = area;
  }

  add(text: string, size: number, gap: number, wrapGap = gap): void {
    for (const [index, line] of wrap(text, size, this.area.width).entries())
      this.line(line, size, index === 0 ? gap : wrapGap);
  }

  /** Items on one baseline. */
  items(texts: readonly string[], size: number, gap: number): void {
    this.advance(gap);
    let x = this.area.x;
    for (const text of texts) {
      this.pages.at(-1)?.push({ text, x, y: this.y, size });
      x += textWidth(text, size);
    }
  }

  private line(text: string, size: number, gap: number): void {
    this.advance(gap);
    if (text !== "") this.pages.at(-1)?.push({ text, x: this.area.x, y: this.y, size });
  }

  private advance(gap: number): void {
    if (this.pages.length === 1 && this.pages[0]?.length === 0) return;
    this.y += gap;
    if (this.y <= BOTTOM) return;
    this.pages.push([]);
    this.y = TOP;
  }
}

export function linkedinPdf(person: LinkedinPerson): Uint8Array {
  const words = { ...ENGLISH, ...person.words };
  const left = leftColumn(person, words);
  const right = rightColumn(person, words);
  const count = Math.max(left.pages.length, right.pages.length);
  const pages = Array.from({ length: count }, (_, page) => {
    const footer = { text: words.page(page + 1, count), x: 300, y: 778.1, size: 9 };
    return (left.pages[page] ?? []).concat(right.pages[page] ?? [], footer);
  });
  const { scale, x, y } = person.print ?? { scale: 1, x: 0, y: 0 };
  const printed = pages.map((items) =>
    items.map((item) => ({
      text: item.text,
      x: item.x * scale + x,
      y: item.y * scale + y,
      size: item.size * scale,
    })),
  );
  return writePdf(printed, {
    info: {
      Title: "Resume",
      Author: "LinkedIn",
      Subject: "Resume generated from profile",
      Producer: "Apache FOP Version 2.2",
    },
  });
}

function leftColumn({ slug, email, skills = [], sidebar = [] }: LinkedinPerson, words: LinkedinWords): Column {
  const column = new Column(LEFT);
  column.add(words.contact, 13, 0);
  if (email !== undefined) column.add(email, 11, 20);
  if (slug !== undefined) {
    const link = `www.linkedin.com/in/${slug}`;
    const at = link.lastIndexOf("-", 28) + 1;
    column.add(at > 20 && link.length > 30 ? link.slice(0, at) : link, 11, 20);
    column.add(at > 20 && link.length > 30 ? `${link.slice(at)} (LinkedIn)` : "(LinkedIn)", 11, 14);
  }
  for (const { heading, items } of [{ heading: words.skills, items: skills }, ...sidebar]) {
    if (items.length === 0) continue;
    column.add(heading, 13, 33, 16);
    for (const item of items) column.add(item, 10.5, 18, 14);
  }
  return column;
}

function rightColumn(person: LinkedinPerson, words: LinkedinWords): Column {
  const column = new Column(RIGHT);
  column.add(person.name, 26, 0, 30);
  column.add(person.headline, 12, 24, 14.4);
  if (person.location !== undefined) column.add(person.location, 12, 15.4);
  if (person.summary !== undefined) {
    column.add(words.summary, 15.75, 36);
    column.add(person.summary, 12, 24, 18);
  }
  if (person.companies.length > 0) column.add(words.experience, 15.75, 38);
  for (const [index, { name, total, roles }] of person.companies.entries()) {
    column.add(name, 12, index === 0 ? 26 : 34, 18);
    if (total !== undefined) column.add(total, 10.5, 16.5);
    for (const [order, role] of roles.entries())
      addRole(column, role, order === 0 ? (total === undefined ? 16 : 21.3) : 32);
  }
  if (person.schools.length > 0) column.add(words.education, 15.75, 38);
  for (const [index, { name, details }] of person.schools.entries()) {
    column.add(name, 12, index === 0 ? 26 : 32, 18);
    if (details !== undefined) column.add(details, 10.5, 16.5, 14.4);
  }
  return column;
}

function addRole(column: Column, { title, dates, duration, location, description }: LinkedinRole, gap: number): void {
  column.add(title, 11.5, gap, 14.4);
  if (dates !== null) column.items([dates, " ", ...(duration === undefined ? [] : [`(${duration})`])], 10.5, 14.5);
  if (location !== undefined) column.add(location, 10.5, 14.7);
  if (description !== undefined) column.add(description, 10.5, location === undefined ? 20.3 : 21.4, 18);
}
