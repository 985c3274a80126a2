/** Points of a told career, written by `npm run train:career-score`: what a value that reaches the limit adds to the base. */
import type { CareerFeature } from "./career-features.ts";

export const CAREER_BASE = -3.75;
export const CAREER_POINTS: Readonly<
  Partial<Record<CareerFeature, readonly (readonly [limit: number, points: number])[]>>
> = {
  personal: [
    [0.04, 0.21],
    [0.35, 0.44],
    [0.38, 0.1],
  ],
  about: [
    [0.41, 0.2],
    [0.44, 0.29],
    [0.56, 0.18],
    [0.6, 0.24],
    [0.7, 0.31],
  ],
  told: [
    [0.02, 0.06],
    [0.1, 0.1],
    [0.16, 0.18],
  ],
  companies: [[0.25, -0.89]],
  otherNames: [
    [1.1, -0.17],
    [2.89, 0.08],
    [2.94, 0.32],
    [3.14, 0.31],
  ],
  people: [
    [2, -0.33],
    [3, -0.69],
    [4, -0.91],
  ],
  peoplePerSentence: [[1.25, -0.31]],
  whole: [
    [2, 0.45],
    [3, 1.29],
  ],
  aboutWhole: [[0.27, 0.32]],
  positions: [[1, 0.46]],
  positionsPerSentence: [
    [0.36, 0.19],
    [0.52, 0.15],
  ],
  titledShare: [
    [0.33, 0.28],
    [0.38, 0.53],
    [0.58, 0.35],
    [0.71, 0.07],
  ],
  bareShare: [[0.6, -0.27]],
  likelyDated: [
    [0.02, 0.12],
    [0.14, 0.41],
    [0.15, 0.06],
  ],
  studies: [
    [1, 0.84],
    [2, 1.41],
  ],
  words: [
    [0.74, 0.23],
    [1.06, -0.57],
    [1.31, -0.04],
  ],
  density: [
    [0.69, 0.05],
    [0.75, 0.93],
    [0.88, 0.08],
    [1.1, 0.32],
    [1.28, 0.26],
    [1.41, 0.53],
    [1.57, 0.47],
  ],
  wholeDensity: [
    [0.24, 0.77],
    [0.57, 0.1],
    [0.69, 0.21],
    [0.8, 0.26],
  ],
};
