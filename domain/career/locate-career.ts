import type { Career, Evidence } from "./career.ts";

type Span = NonNullable<Evidence["span"]>;

/** Title and company of one position are at most this far apart. */
const NEAR = 300;
/** Of a name that is written often, such as "Intern". */
const MOST_PLACES = 20;

/**
 * Adds where a text says each position and education, for a career that was read from fields or a layout. An item whose names the
 * text spells otherwise has no span.
 *
 * @param text what the screen shows of the career, in about the same order
 */
export function locateCareer(career: Career, text: string): Career {
  const find = finderIn(text);
  return {
    ...career,
    positions: career.positions.map((position) => ({
      ...position,
      evidence: { ...position.evidence, span: find(position.title, position.company) },
    })),
    educations: career.educations.map((education) => ({
      ...education,
      evidence: { ...education.evidence, span: find(education.school, education.degree) },
    })),
  };
}

/** Finds each item after the one before; an item that is not there is searched in the whole text. */
function finderIn(text: string): (name: string | null, beside: string | null) => Span | null {
  let cursor = 0;
  return (name, beside) => {
    const [main, other] = [wholeWords(name), wholeWords(beside)];
    const pattern = main ?? other;
    if (pattern === null) return null;
    const ahead = bestFrom(text, cursor, pattern, other);
    if (ahead !== null) cursor = ahead.end;
    const found = ahead ?? (cursor === 0 ? null : bestFrom(text, 0, pattern, other));
    if (found !== null || main === null || other === null) return found;
    return bestFrom(text, cursor, other, null) ?? bestFrom(text, 0, other, null);
  };
}

/** A place with the other name beside it, on lines of its own where possible: headlines and summaries name the same. */
function bestFrom(text: string, from: number, pattern: RegExp, beside: RegExp | null): Span | null {
  let best: { readonly span: Span; readonly rank: number } | null = null;
  pattern.lastIndex = from;
  for (let place = 0; place < MOST_PLACES; place += 1) {
    const match = pattern.exec(text);
    if (match === null) break;
    const span = { start: match.index, end: match.index + match[0].length };
    const rank = (isBeside(text, span, beside) ? 2 : 0) + (isOwnLine(text, span) ? 1 : 0);
    if (best === null || rank > best.rank) best = { span, rank };
    if (rank === 3) break;
  }
  return best?.span ?? null;
}

function isBeside(text: string, { start, end }: Span, beside: RegExp | null): boolean {
  if (beside === null) return true;
  beside.lastIndex = 0;
  return beside.test(text.slice(Math.max(0, start - NEAR), end + NEAR));
}

function isOwnLine(text: string, { start, end }: Span): boolean {
  return (
    /(?:^|\n)[^\p{L}\p{N}\n]*$/u.test(text.slice(Math.max(0, start - 8), start)) &&
    /^[^\p{L}\p{N}\n]{0,8}(?:\n|$)/u.test(text.slice(end, end + 9))
  );
}

/** A line break counts as a blank. Null for no words. */
function wholeWords(name: string | null): RegExp | null {
  const words = name?.trim().replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&") ?? "";
  return words === ""
    ? null
    : new RegExp(`(?<![\\p{L}\\p{N}])${words.split(/\s+/).join("\\s+")}(?![\\p{L}\\p{N}])`, "giu");
}
