/** The paragraphs of a memo, a letter or an article that tell the career of one person, among others about a company or a product. */
import { isBare, isWhole, valueOf } from "./career-value.ts";
import type { ProseFacts } from "./prose.ts";

/** The least value of the richest paragraph: three positions, or two and their schools */
const MIN_VALUE = 5;
/** The share of the text's career that these paragraphs tell: others have no career of their own. */
const MIN_SHARE = 0.7;

/** The richest paragraph and those beside it that tell of the same person; none where the text tells of several careers. */
export function careerParagraphs(all: readonly ProseFacts[]): readonly ProseFacts[] {
  const values = all.map(({ positions, educations }) =>
    valueOf(
      positions.filter((position) => !isBare(position)),
      educations,
    ),
  );
  const best = values.indexOf(Math.max(...values));
  if (best === -1 || (values[best] as number) < MIN_VALUE) return [];
  let [from, to] = [best, best + 1];
  const isToldAt = (index: number) => (all[index]?.told ?? 0) > 0 && (values[index] as number) > 0;
  while (isToldAt(from - 1)) from--;
  while (isToldAt(to)) to++;
  const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0);
  if (sum(values.slice(from, to)) < MIN_SHARE * sum(values)) return [];
  const core = all.slice(from, to);
  return core.some(({ positions }) => positions.some(isWhole)) ? core : [];
}
