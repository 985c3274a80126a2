/** What the career score of a text depends on. */
import type { PositionDraft } from "../positions/position-draft.ts";
import type { CareerCounts } from "./career-counts.ts";
import { isBare, isWhole } from "./career-value.ts";
import { isDated } from "./prose-dates.ts";

export type CareerFeature = keyof ReturnType<typeof careerFeatures>;

/** Shares of the sentences or positions, and small counts. Their number a word says how dense a text is. */
export function careerFeatures(counts: CareerCounts) {
  const { positions, likely, educations, sentences: n } = counts;
  const count = (isCounted: (position: PositionDraft) => boolean) => positions.filter(isCounted).length;
  const all = positions.length + likely.length;
  const whole = count(isWhole);
  const titled = count(({ title }) => title !== null);
  const about = Math.min(1, (counts.personal + counts.named) / n);
  const dense = (some: number) => Math.log1p((50 * some) / Math.max(10, counts.words));
  return {
    personal: counts.personal / n,
    about,
    told: counts.told / n,
    companies: counts.companies / n,
    otherNames: Math.log1p(counts.otherNames),
    people: Math.min(4, counts.people),
    peoplePerSentence: counts.people / n,
    whole: Math.min(3, whole),
    aboutWhole: about * Math.min(3, whole),
    positions: Math.min(6, positions.length) / 2,
    positionsPerSentence: all / n,
    titledShare: titled / Math.max(1, positions.length),
    bareShare: count(isBare) / Math.max(1, positions.length),
    likelyDated: likely.filter(({ date }) => isDated(date)).length / n,
    studies: Math.min(2, educations.length),
    words: Math.log1p(counts.words / 20),
    density: dense(all),
    wholeDensity: dense(whole),
  };
}
