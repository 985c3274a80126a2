/** Whether paragraphs tell the career of one person: learned points for what is counted in their sentences. Decision 015. */
import type { CareerCounts } from "./career-counts.ts";
import { type CareerFeature, careerFeatures } from "./career-features.ts";
import { CAREER_BASE, CAREER_POINTS } from "./career-points.ts";

/** The higher, the more they look like the sentences of one person's career. */
export function careerScore(counts: CareerCounts): number {
  let score = CAREER_BASE;
  for (const [name, value] of Object.entries(careerFeatures(counts)) as [CareerFeature, number][])
    for (const [limit, points] of CAREER_POINTS[name] ?? []) if (value >= limit) score += points;
  return score;
}
