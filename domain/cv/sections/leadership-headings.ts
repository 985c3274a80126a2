/** "Leadership experience" beside "Work experience": what students led at their clubs. Alone, it is what executives head their work with. */
import type { Row } from "../rows/row.ts";
import type { Heading } from "./heading-style.ts";

const LEADERSHIP =
  /^\W*(?:(?:selected|other|additional|relevant|key) )?leadership(?: (?:and|&) (?:activit(?:y|ies)|involvement|service|volunteer(?:ing)?|extracurriculars?|community|campus|organi[sz]ation(?:al)?))? experiences?\W*$/i;
const WORK = /\b(?:work|professional|employment|research|industry|internships?|job)\b/i;

/** The headings with that of such activities as one of no positions */
export function withoutLeadership(rows: readonly Row[], headings: readonly Heading[]): readonly Heading[] {
  const textOf = ({ index }: Heading) => (rows[index] as Row).text;
  const work = headings.filter(({ kind }) => kind === "experience");
  const led = work.filter((heading) => LEADERSHIP.test(textOf(heading)));
  if (led.length === 0 || !work.some((heading) => WORK.test(textOf(heading)))) return headings;
  return headings.map((heading) => (led.includes(heading) ? { ...heading, kind: "other" } : heading));
}
