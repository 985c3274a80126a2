/** Units of an employer that a sentence names beside it. */
import { COMPANY, LEGAL_FORM } from "../words/word-classes.ts";
import type { Span, Token } from "./prose-tokens.ts";

/** "leitete den Standort Stavenhagen der Acme eG": the employer is the company that the unit belongs to. */
export function withoutUnits(all: readonly Token[], employers: readonly Span[]): readonly Span[] {
  const isNamed = ({ first, last }: Span) =>
    all.slice(first, last + 1).some(({ classes }) => (classes & COMPANY_BITS) !== 0);
  return employers.filter((unit, index) => {
    const whole = employers[index + 1];
    if (isUnitOf(all, unit, employers[index - 1]) || isTeamOf(all, unit, whole)) return false;
    if (whole === undefined || isNamed(unit) || !isNamed(whole) || whole.cueAt !== unit.last + 1) return true;
    return !/^(?:der|des|of|de|du)$/.test(all[whole.cueAt]?.key ?? "");
  });
}

/** "at Acme, as an operator at National Control": a unit of the employer before */
function isUnitOf(all: readonly Token[], unit: Span, whole: Span | undefined): boolean {
  if (whole?.cue !== "at" || unit.cue !== "at" || all[unit.cueAt]?.key !== all[whole.cueAt]?.key) return false;
  const as = all.findLastIndex(({ key }, index) => index < unit.cueAt && /^(?:as|als|comme|como)$/.test(key));
  if (as <= whole.last || all[as - 1]?.text !== ",") return false;
  return !all.slice(whole.last + 1, unit.first).some(({ key }) => /^(?:and|und|et|y|then|later|dann|puis)$/.test(key));
}

/** "a partner in the Pumps & Energy group of Acme" */
function isTeamOf(all: readonly Token[], { last }: Span, whole: Span | undefined): boolean {
  if (whole?.cueAt !== last + 2 || !/^(?:of|at|bei|der|de|du|chez|von|van)$/.test(all[whole.cueAt]?.key ?? ""))
    return false;
  return TEAM.test(all[last + 1]?.text ?? "");
}

const TEAM = /^(?:group|practice|team|department|division|desk|unit|section|arm)$/;

const COMPANY_BITS = COMPANY | LEGAL_FORM;
