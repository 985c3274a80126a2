import { readSignals } from "../words/words.ts";
import type { DatedPart } from "./dated-part.ts";

const AFTER = /^\s+(?!as |als |comme |como )\p{Ll}+\s[^()]*\)/u;
/** "(Joined after a degree from Lumora, May 2024)": a sentence on a line of its own */
const LINE = /^\s*\(\p{Lu}\p{Ll}{2,}(?: \p{Ll}{2,}){2}[^()]*\)\s*$/u;
const BEFORE = /^\(\p{Ll}{3,}\s(?:[^(),]*\s)?\p{L}{2,}[^(),\p{L}]*$/u;

/** The dates without those that tell of something else in brackets: "Acme B.V. (since 2022 part of Lumora), Leeds". */
export function withoutRemarkDates(text: string, dates: readonly DatedPart[]): readonly DatedPart[] {
  if (dates.length === 0) return dates;
  const last = dates.at(-1) as DatedPart;
  if (dates.length < 3 && isOfNextTitle(text, dates[0] as DatedPart, last)) return dates.slice(0, -1);
  if (!text.includes("(")) return dates;
  if (LINE.test(text) && dates.every(({ isRange }) => !isRange)) return [];
  return dates.filter(({ from, to, start, end }) => {
    if (start !== null && end !== null && start !== end) return true;
    const open = text.lastIndexOf("(", from);
    const before = open === -1 ? ")" : text.slice(open, from);
    return before.includes(")") || !(AFTER.test(text.slice(to)) || (BEFORE.test(before) && !COMPLETED.test(before)));
  });
}

/** "(completed in 2012)", "(afgerond in 2012)": the end of the studies before it */
const COMPLETED =
  /^\((?:completed|awarded|earned|obtained|graduated|graduating|expected|conferred|abgeschlossen|abschluss|erworben|bestanden|voraussichtlich|obtenue?|terminée?|achevée?|diplômée?|prévue?|finalizad[oa]|concluid[oa]|terminad[oa]|obtenid[oa]|titulad[oa]|egresad[oa]|previst[oa]|conseguit[oa]|conclus[oa]|terminat[oa]|ottenut[oa]|behaald|afgerond|voltooid|afgestudeerd|verwacht|conclu[íi]d[oa]|finalizad[oa]|obtid[oa]|formad[oa])\s/iu;

/** "Project engineer, from 2011 project lead": one title of an entry that has its dates elsewhere, or before it */
function isOfNextTitle(text: string, first: DatedPart, { from, to, isOpen }: DatedPart): boolean {
  if (!isOpen || from < MIN_TITLE || text.charAt(from - 2) !== ",") return false;
  const [before, behind] = [text.slice(first.from === from ? 0 : first.to, from - 2), text.slice(to)];
  return NEXT_TITLE.test(behind) && isTitle(before) && isTitle(behind);
}

function isTitle(text: string): boolean {
  const { title, company, school } = readSignals(text);
  return title > 0 && company === 0 && !school;
}

const MIN_TITLE = 6;
/** Also "ab 2011 als Leiter" */
const NEXT_TITLE = /^ \p{L}[^,;:|\t]*$/u;
