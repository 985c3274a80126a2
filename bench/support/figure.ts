/** One line a figure: what was measured, and whether it keeps its bar. A missed bar is said, not punished: machines differ. */
export function printFigure(figure: {
  readonly what: string;
  readonly measured: string;
  /** "at most 2×" */
  readonly bar: string;
  readonly kept: boolean;
}): void {
  const { what, measured, bar, kept } = figure;
  console.log(`${kept ? "✓" : "✗"} ${what}: measured ${measured} (bar: ${bar}${kept ? "" : ", missed"})`);
}
