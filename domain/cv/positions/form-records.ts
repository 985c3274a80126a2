/** Entries of a form: the fields of one position, in whatever order ("Period: …", "Project: …", "Designation: …", "Employer: …"). */

import type { DatedPart } from "../dates/dated-part.ts";
import { part } from "../pieces/commas.ts";
import { companyName } from "../pieces/company-name.ts";
import type { Piece } from "../pieces/piece.ts";
import { splitRow } from "../pieces/pieces.ts";
import { titleName } from "../pieces/split-title.ts";
import type { Row } from "../rows/row.ts";
import { mainDate } from "../rows/row-dates.ts";
import type { Section } from "../sections/section.ts";
import { readSection } from "./experience.ts";
import { type PositionDraft, startOf } from "./position-draft.ts";

type Field = "company" | "title" | "date";

/** What the fields of one position say so far. */
interface Record {
  readonly rows: Row[];
  company: Piece | null;
  title: Piece | null;
  date: DatedPart | null;
}

/** The positions and educations of a section: those of complete records, and what the other rows name. */
export function readWork(section: Section, hasEducation: boolean): ReturnType<typeof readSection> {
  const records = completeRecords(section.rows);
  if (records.length === 0) return readSection(section, hasEducation);
  const used = new Set(records.flatMap(({ rows }) => rows));
  const rows = section.rows.filter((row) => !used.has(row));
  const own = records.map(
    ({ company, title, date }): PositionDraft => ({
      company: company === null ? null : companyName(company),
      title: title === null ? null : titleName(title),
      date,
      isSelfEmployed: false,
      isUnsure: false,
    }),
  );
  // "✓ Best Employee 2015" is no entry.
  const isDated = rows.some(
    ({ label, isBullet, dates }) => label === null && !isBullet && dates.some(({ isRange }) => isRange),
  );
  const { found, others } = isDated ? readSection({ kind: section.kind, rows }, hasEducation) : NOTHING;
  return { found: [...own, ...found].toSorted((one, other) => startOf(one) - startOf(other)), others };
}

const NOTHING: ReturnType<typeof readSection> = { found: [], others: [] };

/** Those that name an employer, a title and dates. A field that the record has begins the next one. */
function completeRecords(rows: readonly Row[]): readonly Record[] {
  const records: Record[] = [];
  let record = emptyRecord();
  for (const row of rows) {
    const field = fieldOf(row);
    if (field === null) continue;
    if (record[field] !== null || (row.isAfterBlank && isComplete(record))) {
      records.push(record);
      record = emptyRecord();
    }
    if (field === "date") record.date = mainDate(row);
    else record[field] = valueOf(row, field);
    record.rows.push(row);
  }
  records.push(record);
  const complete = records.filter(isComplete);
  // Dates on two lines, or other entries that are built in another way
  return complete.length === records.length ? complete : [];
}

/** "Assistant Manager - Planning" is one title. */
function valueOf(row: Row, field: "company" | "title"): Piece | null {
  const [first = null] = splitRow(row);
  const isWhole =
    field === "title" && first !== null && row.dates.length === 0 && !/[\t|;,]/.test(row.text.slice(first.from));
  return isWhole ? (part(first, first.from, row.text.length) ?? first) : first;
}

function emptyRecord(): Record {
  return { rows: [], company: null, title: null, date: null };
}

function isComplete({ company, title, date }: Record): boolean {
  return company !== null && title !== null && date !== null;
}

function fieldOf({ label, dates, flags }: Row): Field | null {
  if (label === null || flags.columns !== undefined) return null;
  if (label.kind === "date") return dates.length === 1 && dates[0]?.isRange === true ? "date" : null;
  if (label.kind === "company" || label.kind === "school") return "company";
  return label.kind === "title" ? "title" : null;
}
