/** The nearest known name to a mistyped one. */

/** Null where none has at least `minimum` of its letters in common (1 is equality). */
export function closest(name: string, known: Iterable<string>, minimum: number): string | null {
  let best: string | null = null;
  let bestScore = minimum;
  for (const candidate of known) {
    const longest = Math.max(name.length, candidate.length);
    const shortest = Math.min(name.length, candidate.length);
    if (longest === 0 || shortest / longest < bestScore) continue;
    const score = 1 - distance(name.toLowerCase(), candidate.toLowerCase()) / longest;
    if (score >= bestScore && (best === null || score > bestScore)) {
      best = candidate;
      bestScore = score;
    }
  }
  return best;
}

/** Levenshtein's. */
function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const substitution = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(substitution, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
