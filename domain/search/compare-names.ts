const COLLATOR = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/** Alphabetical order, independent of the system's locale: ignores case and accents; 9 comes before 10. */
export function compareNames(a: string, b: string): number {
  const order = COLLATOR.compare(a, b);
  if (order !== 0 || a === b) return order;
  return a < b ? -1 : 1;
}
