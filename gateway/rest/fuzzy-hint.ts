/** Fuzzy matching for "Perhaps you meant …" hints. */

/** The most similar candidate, or null below `minSimilarity` (1 is equal, 0 has nothing in common). */
export function closestMatch(name: string, candidates: Iterable<string>, minSimilarity: number): string | null {
  let best: string | null = null;
  let bestSimilarity = minSimilarity;
  for (const candidate of candidates) {
    const longest = Math.max(name.length, candidate.length);
    const shortest = Math.min(name.length, candidate.length);
    if (longest === 0 || shortest / longest < bestSimilarity) continue;
    const similarity = 1 - levenshteinDistance(name.toLowerCase(), candidate.toLowerCase()) / longest;
    if (similarity >= bestSimilarity && (best === null || similarity > bestSimilarity)) {
      best = candidate;
      bestSimilarity = similarity;
    }
  }
  return best;
}

function levenshteinDistance(a: string, b: string): number {
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
