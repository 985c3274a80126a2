/** Prints one measurement and its target. A missed target does not fail the run: machines differ. */
export function printMeasurement(measurement: {
  readonly name: string;
  readonly measured: string;
  /** For example "at most 2×". */
  readonly target: string;
  readonly met: boolean;
}): void {
  const { name, measured, target, met } = measurement;
  console.log(`${met ? "✓" : "✗"} ${name}: ${measured} (target: ${target}${met ? "" : ", missed"})`);
}
