const COLLATOR = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/** The alphabet's order as people expect it, on every machine: capitals and accents do not matter, 9 comes before 10. */
export function compareNames(a: string, b: string): number {
  const order = COLLATOR.compare(a, b);
  if (order !== 0 || a === b) return order;
  return a < b ? -1 : 1;
}
