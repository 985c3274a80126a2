import { detectDelimiter, normalizeLineEnds, parseDelimited } from "../import/csv.ts";
import { decodeText } from "../import/decode.ts";
import { type PersonProfile, parseProfile } from "../profile/parse-profile.ts";

type CsvRow = Readonly<Record<string, string>>;

/** The files of LinkedIn's data archive that are read, by their names in lower case. */
export const ARCHIVE_FILES = ["profile.csv", "positions.csv", "education.csv", "skills.csv"] as const;
export type ArchiveFile = (typeof ARCHIVE_FILES)[number];

/** Reads the CSV files of LinkedIn's data archive; columns are found by their names. */
export function readArchive(files: ReadonlyMap<ArchiveFile, Uint8Array>): PersonProfile {
  const rows = (name: ArchiveFile) => readRows(files.get(name));
  const [person = {}] = rows("profile.csv");
  return parseProfile({
    first_name: person["first name"],
    last_name: person["last name"],
    headline: person.headline,
    summary: person.summary,
    skills: rows("skills.csv").map(({ name }) => name),
    experiences: rows("positions.csv").map((row) => ({
      company_name: row["company name"],
      title: row.title,
      description: row.description,
      location: row.location,
      start_date: row["started on"],
      end_date: row["finished on"],
    })),
    educations: rows("education.csv").map((row) => ({
      school_name: row["school name"],
      degree_name: row["degree name"],
      start_date: row["start date"],
      end_date: row["end date"],
      // A missing end is a gap in the archive, not an ongoing study.
      is_current: false,
      activities: row.activities,
      description: row.notes,
    })),
  });
}

/** Rows by the names of the header, in lower case. Lines above the header, such as notes, are skipped. */
function readRows(bytes: Uint8Array | undefined): readonly CsvRow[] {
  if (bytes === undefined) return [];
  const text = normalizeLineEnds(decodeText(bytes).text).trim();
  if (text === "") return [];
  const { rows } = parseDelimited(text, detectDelimiter(text));
  const header = rows.findIndex(({ cells }) => cells.some((cell) => HEADER.test(cell.trim())));
  if (header === -1) return [];
  const names = (rows[header]?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  return rows
    .slice(header + 1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""))
    .map(({ cells }) => Object.fromEntries(names.map((name, index) => [name, cells[index]?.trim() ?? ""])));
}

const HEADER = /^(?:first name|company name|school name|name)$/i;
