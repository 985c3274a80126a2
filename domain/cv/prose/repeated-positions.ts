/** Positions that several sentences of a text tell. */
import type { PositionDraft } from "../positions/position-draft.ts";
import { isBare } from "./career-value.ts";

/** A sentence such as "I left Acme in April 2019" sets the end date of the position at Acme. */
export function withLeaving(all: readonly PositionDraft[]): readonly PositionDraft[] {
  const result: PositionDraft[] = [];
  for (const position of all) {
    const { company, title, date } = position;
    const isEnd = title === null && date !== null && date.start === null && date.end !== null && company !== null;
    const at = isEnd
      ? result.findLastIndex(
          (other) => other.company?.text === company.text && other.title !== null && other.date?.end == null,
        )
      : -1;
    const told = result[at]?.date;
    if (at === -1 || told == null || told.start === null) result.push(position);
    else
      result[at] = {
        ...(result[at] as PositionDraft),
        date: { ...told, end: date?.end ?? null, isOpen: false, isRange: true },
      };
  }
  return result;
}

/** "somebody at Acme Capital liked her, and she joined Acme as an analyst": the name that an earlier sentence gives in full */
export function withFullNames(all: readonly PositionDraft[]): readonly PositionDraft[] {
  const full = all.filter((one) => isBare(one) && one.company?.text.includes(" ") === true);
  if (full.length === 0) return all;
  return all.map((one) => {
    const short = one.company?.text ?? "";
    if (short === "" || short.includes(" ")) return one;
    const named = full.find(({ company }) => company?.text.startsWith(`${short} `) === true);
    return named === undefined ? one : { ...one, company: named.company };
  });
}

/** "She joined Acme after eight years at Lumen", where another sentence says as what. */
export function isRepeated({ company, title, date }: PositionDraft, all: readonly PositionDraft[]): boolean {
  return (
    title === null &&
    date === null &&
    all.some(
      (other) => isOf(other.company?.text ?? "", company?.text ?? "") && (other.title !== null || other.date !== null),
    )
  );
}

/** "Acme" after "Acme Capital" */
function isOf(name: string, short: string): boolean {
  return name === short || (name.startsWith(`${short} `) && short.length > 2);
}
