/** `X-Robots-Tag` of an upload, which its downloads repeat. As storage-api, only what the standard knows is accepted. */
import { storageError } from "./errors.ts";

const RULES = new Set([
  "all",
  "noindex",
  "nofollow",
  "none",
  "nosnippet",
  "indexifembedded",
  "notranslate",
  "noimageindex",
]);
const isLength = (value: string) => Number.parseInt(value, 10) >= -1;
const RULES_WITH_VALUE: ReadonlyMap<string, (value: string) => boolean> = new Map([
  ["max-snippet", isLength],
  ["max-video-preview", isLength],
  ["max-image-preview", (value) => ["none", "standard", "large"].includes(value)],
  ["unavailable_after", (value) => !Number.isNaN(Date.parse(value))],
]);
const MAX_LENGTH = 1000;

/** @throws StorageError */
export function checkRobotsTag(tag: string): string {
  if (tag.trim() === "" || tag.length > MAX_LENGTH)
    throw storageError.invalidRobotsTag("X-Robots-Tag header value must be a non-empty string");
  for (const rule of rulesOf(tag)) checkRule(rule);
  return tag;
}

/** A date of `unavailable_after` may contain a comma. */
function rulesOf(tag: string): readonly string[] {
  const rules: string[] = [];
  for (const part of tag.split(",").map((text) => text.trim())) {
    const last = rules.at(-1);
    const isRestOfDate = last?.includes("unavailable_after:") && /^\d/.test(part);
    if (isRestOfDate) rules[rules.length - 1] = `${last}, ${part}`;
    else rules.push(part);
  }
  return rules;
}

/** A rule may be for one robot: `googlebot: noindex`. */
function checkRule(rule: string): void {
  if (RULES.has(rule)) return;
  const [, name = "", value = ""] = /^([^:]*):(.*)$/s.exec(rule) ?? [];
  const isValid = RULES_WITH_VALUE.get(name.trim());
  if (isValid?.(value.trim())) return;
  if (isValid !== undefined || name === "" || value.trim() === "")
    throw storageError.invalidRobotsTag(`Invalid X-Robots-Tag rule: "${rule}"`);
  checkRule(value.trim());
}
