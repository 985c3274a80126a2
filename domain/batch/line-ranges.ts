/** `Lines 1, 3–5`, of ascending numbers; a line with several companies counts once. */
export function lineRanges(numbers: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const number of new Set(numbers)) {
    const last = ranges.at(-1);
    if (last?.to === number - 1) last.to = number;
    else ranges.push({ from: number, to: number });
  }
  const text = ranges.flatMap(({ from, to }) => {
    if (from === to) return [`${from}`];
    return to === from + 1 ? [`${from}`, `${to}`] : [`${from}–${to}`];
  });
  return `${new Set(numbers).size === 1 ? "Line" : "Lines"} ${text.join(", ")}`;
}
