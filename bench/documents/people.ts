/** Invented people, the same in every run. */
import { BULLETS, CITIES, COMPANIES, DEGREES, NAMES, SCHOOLS, TITLES } from "./names.ts";

export type Language = "en" | "de" | "fr" | "es";

export interface Month {
  readonly year: number;
  readonly month: number | null;
}

export interface SamplePosition {
  readonly company: string;
  readonly title: string;
  readonly start: Month;
  /** Null for a current position. */
  readonly end: Month | null;
  readonly location: string | null;
  readonly bullets: readonly string[];
}

export interface SampleEducation {
  readonly school: string;
  readonly degree: string;
  readonly field: string;
  readonly from: number;
  readonly to: number;
}

export interface SamplePerson {
  readonly language: Language;
  readonly name: string;
  readonly headline: string;
  readonly city: string;
  readonly positions: readonly SamplePosition[];
  readonly educations: readonly SampleEducation[];
}

/** The same number gives the same person. */
export function samplePerson(number: number, language: Language): SamplePerson {
  const random = numbersFrom(number * 7919 + language.charCodeAt(0));
  const pick = <T>(items: readonly T[]): T => items[random(items.length)] as T;
  const hasMonths = random(4) > 0;
  const positions: SamplePosition[] = [];
  const companies = shuffled(COMPANIES[language], random);
  const count = 3 + random(4);
  let year = 2025 - random(2);
  let isCurrent = random(3) > 0;
  while (positions.length < count) {
    const company = companies[positions.length] as string;
    // A promotion is a second role at the company.
    for (let role = random(4) === 0 ? 2 : 1; role > 0; role -= 1) {
      const end = isCurrent ? null : { year, month: hasMonths ? 1 + random(12) : null };
      const start = { year: year - 1 - random(3), month: hasMonths ? 1 + random(12) : null };
      const bullets = Array.from({ length: random(4) }, (_, bullet) => BULLETS[language][bullet] as string);
      positions.push({
        company,
        title: pick(TITLES[language]),
        start,
        end,
        location: random(2) === 0 ? pick(CITIES[language]) : null,
        bullets,
      });
      isCurrent = false;
      year = start.year;
    }
  }
  const schools = shuffled(SCHOOLS[language], random);
  const educations = Array.from({ length: 1 + random(2) }, (_, index): SampleEducation => {
    const [degree, field] = pick<readonly [string, string]>(DEGREES[language]);
    const to = year - index * 4;
    return { school: schools[index] as string, degree, field, from: to - 3, to };
  });
  const [first] = positions as [SamplePosition];
  return {
    language,
    name: NAMES[language][number % NAMES[language].length] as string,
    headline: `${first.title} · ${first.company}`,
    city: pick(CITIES[language]),
    positions,
    educations,
  };
}

/** Park and Miller's generator: no random CV differs between two runs. */
function numbersFrom(seed: number): (below: number) => number {
  let state = (seed % 2_147_483_646) + 1;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * below);
  };
}

function shuffled<T>(items: readonly T[], random: (below: number) => number): readonly T[] {
  return items
    .map((item) => ({ item, order: random(1000) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
