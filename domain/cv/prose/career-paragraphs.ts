/** The paragraphs of a memo, a letter or an article that tell the career of one person, among others about a company or a product. */
import { foldWords } from "../words/split-words.ts";
import { isBare, isWhole, valueOf } from "./career-value.ts";
import type { ProseFacts } from "./prose.ts";

/** The least value of the richest paragraph: three positions, or two and their schools */
const MIN_VALUE = 4;
/** The share of the text's career that these paragraphs tell: others have no career of their own. */
const MIN_SHARE = 0.7;

/** Between two paragraphs of the career, one may describe the work. */
const MAX_APART = 2;

/**
 * The richest stretch of paragraphs that tell of the same person; none where the text tells of several careers. A paragraph without a
 * position may stand inside: "The field belonged to her in-laws."
 */
export function careerParagraphs(all: readonly ProseFacts[]): readonly ProseFacts[] {
  const values = all.map(({ positions, educations }) =>
    valueOf(
      positions.filter((position) => !isBare(position)),
      educations,
    ),
  );
  const total = sum(values);
  const best = values.indexOf(Math.max(...values));
  if (best === -1 || total < MIN_VALUE) return [];
  const persons = new Set(all[best]?.introduced.flat());
  // "Kim, for completeness, is the commercial half" below a paragraph about Jo
  const isOther = (index: number) =>
    persons.size > 0 && (all[index]?.introduced ?? []).some((names) => !names.some((name) => persons.has(name)));
  const isToldAt = (index: number) => (all[index]?.told ?? 0) > 0 && (values[index] as number) > 0 && !isOther(index);
  // "Jo Example, founder of Acme since 2020." above the paragraph about the career
  const isHead = (index: number) =>
    !isOther(index) && all[index]?.subjects.some((names) => isPersonAt(all[index] as ProseFacts, names)) === true;
  const next = (index: number, step: number) =>
    isOther(index + step)
      ? null
      : ([1, MAX_APART]
          .map((distance) => index + distance * step)
          .find((at) => isToldAt(at) || (at === index - 1 && isHead(at))) ?? null);
  let [from, to] = [best, best];
  for (let at = next(from, -1); at !== null; at = next(from, -1)) from = at;
  for (let at = next(to, 1); at !== null; at = next(to, 1)) to = at;
  const core = all.slice(from, to + 1);
  const value = sum(values.slice(from, to + 1));
  // Elsewhere, a title alone is that of somebody who is named.
  const others = sum(all.filter((one) => !core.includes(one)).map(sureValue));
  if (value < MIN_VALUE || value < MIN_SHARE * (value + others)) return [];
  return core.some(({ positions }) => positions.some(isWhole)) ? core : [];
}

/** A name of several words that is no employer's */
function isPersonAt({ positions }: ProseFacts, names: readonly string[]): boolean {
  return (
    names.length > 1 && !positions.some(({ company }) => foldWords(company?.text ?? "").startsWith(names[0] as string))
  );
}

function sureValue({ positions, educations }: ProseFacts): number {
  return valueOf(
    positions.filter(isWhole),
    educations.filter(({ degree }) => degree !== null),
  );
}

function sum(some: readonly number[]): number {
  return some.reduce((total, one) => total + one, 0);
}
