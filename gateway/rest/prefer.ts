/** The `Prefer` header (RFC 7240), and the part of it that was honored. */

export interface Preferences {
  readonly resolution: "merge-duplicates" | "ignore-duplicates" | null;
  readonly return: "representation" | "minimal" | "headers-only" | null;
  readonly count: "exact" | "planned" | "estimated" | null;
  readonly tx: "commit" | "rollback" | null;
  readonly missing: "default" | "null" | null;
  readonly handling: "strict" | "lenient" | null;
  readonly timezone: string | null;
  readonly maxAffected: bigint | null;
  /** What is none of these, as written. */
  readonly invalid: readonly string[];
}

type Name = Exclude<keyof Preferences, "invalid" | "maxAffected">;

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  resolution: ["merge-duplicates", "ignore-duplicates"],
  return: ["representation", "minimal", "headers-only"],
  count: ["exact", "planned", "estimated"],
  tx: ["commit", "rollback"],
  missing: ["default", "null"],
  handling: ["strict", "lenient"],
};
const TIMEZONE = /^[A-Za-z0-9_+\-/]{1,64}$/;
const NOTHING: Preferences = {
  resolution: null,
  return: null,
  count: null,
  tx: null,
  missing: null,
  handling: null,
  timezone: null,
  maxAffected: null,
  invalid: [],
};

/** Of a preference given twice the first counts. */
export function parsePrefer(header: string | null): Preferences {
  if (header === null) return NOTHING;
  const found: Record<string, string> = {};
  const invalid: string[] = [];
  for (const part of header.split(",")) {
    const preference = part.trim();
    if (preference === "") continue;
    const equals = preference.indexOf("=");
    const name = preference.slice(0, Math.max(equals, 0));
    const value = preference.slice(equals + 1);
    if (isKnown(name, value)) found[name] ??= value;
    else if (name !== "max-affected") invalid.push(preference);
  }
  const { "max-affected": maxAffected, ...named } = found;
  return { ...NOTHING, ...named, maxAffected: maxAffected === undefined ? null : BigInt(maxAffected), invalid };
}

function isKnown(name: string, value: string): boolean {
  if (name === "timezone") return TIMEZONE.test(value);
  if (name === "max-affected") return /^-?\d{1,18}$/.test(value);
  return Object.hasOwn(CHOICES, name) && CHOICES[name]?.includes(value) === true;
}

const ORDER: readonly Name[] = ["resolution", "missing", "return", "count", "tx", "handling", "timezone"];

/** The `Preference-Applied` header for the preferences an action heeds, or null. */
export function preferenceApplied(preferences: Preferences, heeded: readonly (Name | "maxAffected")[]): string | null {
  const applied: string[] = [];
  for (const name of ORDER) {
    const value = preferences[name];
    if (value !== null && heeded.includes(name)) applied.push(`${name}=${value}`);
  }
  const { maxAffected, handling } = preferences;
  if (maxAffected !== null && handling === "strict" && heeded.includes("maxAffected")) {
    applied.push(`max-affected=${maxAffected}`);
  }
  return applied.length === 0 ? null : applied.join(", ");
}
