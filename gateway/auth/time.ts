/** A `timestamptz` parameter. */
export function timestamp(ms: number): string {
  return new Date(ms).toISOString();
}

export function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}
