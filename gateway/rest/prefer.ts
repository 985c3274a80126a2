/** The `Prefer` and `Preference-Applied` headers (RFC 7240). */

export interface Preferences {
  readonly resolution: "merge-duplicates" | "ignore-duplicates" | null;
  readonly return: "representation" | "minimal" | "headers-only" | null;
  readonly count: "exact" | "planned" | "estimated" | null;
  readonly tx: "commit" | "rollback" | null;
  readonly missing: "default" | "null" | null;
  readonly handling: "strict" | "lenient" | null;
  readonly timezone: string | null;
  readonly maxAffected: bigint | null;
  /** Unknown preferences and values, as written. */
  readonly invalid: readonly string[];
}

type Name = Exclude<keyof Preferences, "invalid" | "maxAffected">;
/** A preference that an action may apply. */
export type AppliedPreference = Name | "maxAffected";

const VALUES: Readonly<Record<string, readonly string[]>> = {
  resolution: ["merge-duplicates", "ignore-duplicates"],
  return: ["representation", "minimal", "headers-only"],
  count: ["exact", "planned", "estimated"],
  tx: ["commit", "rollback"],
  missing: ["default", "null"],
  handling: ["strict", "lenient"],
};
const TIMEZONE = /^[A-Za-z0-9_+\-/]{1,64}$/;
const NO_PREFERENCES: Preferences = {
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

/** The first of duplicate preferences counts. */
export function parsePrefer(header: string | null): Preferences {
  if (header === null) return NO_PREFERENCES;
  const found: Record<string, string> = {};
  const invalid: string[] = [];
  for (const part of header.split(",")) {
    const preference = part.trim();
    if (preference === "") continue;
    const equals = preference.indexOf("=");
    const name = preference.slice(0, Math.max(equals, 0));
    const value = preference.slice(equals + 1);
    if (isValid(name, value)) found[name] ??= value;
    else if (name !== "max-affected") invalid.push(preference);
  }
  const { "max-affected": maxAffected, ...named } = found;
  return { ...NO_PREFERENCES, ...named, maxAffected: maxAffected === undefined ? null : BigInt(maxAffected), invalid };
}

function isValid(name: string, value: string): boolean {
  if (name === "timezone") return TIMEZONE.test(value);
  if (name === "max-affected") return /^-?\d{1,18}$/.test(value);
  return Object.hasOwn(VALUES, name) && VALUES[name]?.includes(value) === true;
}

/** PostgREST's order. */
const ORDER: readonly Name[] = ["resolution", "missing", "return", "count", "tx", "handling", "timezone"];

/** The value of `Preference-Applied`, or null. @param supported preferences that the action applies. */
export function preferenceApplied(preferences: Preferences, supported: readonly AppliedPreference[]): string | null {
  const applied: string[] = [];
  for (const name of ORDER) {
    const value = preferences[name];
    if (value !== null && supported.includes(name)) applied.push(`${name}=${value}`);
  }
  const { maxAffected, handling } = preferences;
  if (maxAffected !== null && handling === "strict" && supported.includes("maxAffected")) {
    applied.push(`max-affected=${maxAffected}`);
  }
  return applied.length === 0 ? null : applied.join(", ");
}
