import type { DatedPart } from "./dated-part.ts";

const AFTER = /^\s+(?!as |als |comme |como )\p{Ll}+\s[^()]*\)/u;
/** "(Joined after a degree from Lumora, May 2024)": a sentence on a line of its own */
const LINE = /^\s*\(\p{Lu}\p{Ll}{2,}(?: \p{Ll}{2,}){2}[^()]*\)\s*$/u;
const BEFORE = /^\(\p{Ll}{3,}\s(?:[^(),]*\s)?\p{L}{2,}[^(),\p{L}]*$/u;

/** The dates without those that tell of something else in brackets: "Acme B.V. (since 2022 part of Lumora), Leeds". */
export function withoutRemarkDates(text: string, dates: readonly DatedPart[]): readonly DatedPart[] {
  if (dates.length === 0 || !text.includes("(")) return dates;
  if (LINE.test(text) && dates.every(({ isRange }) => !isRange)) return [];
  return dates.filter(({ from, to, start, end }) => {
    if (start !== null && end !== null && start !== end) return true;
    const open = text.lastIndexOf("(", from);
    const before = open === -1 ? ")" : text.slice(open, from);
    return before.includes(")") || !(AFTER.test(text.slice(to)) || BEFORE.test(before));
  });
}
