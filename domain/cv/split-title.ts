import { part, splitCommas, withoutRemarks } from "./commas.ts";
import { companyName, DEPARTMENT } from "./company-name.ts";
import { SUBUNIT } from "./educations.ts";
import type { Piece } from "./piece.ts";
import { endsInFunction, isFunction } from "./words.ts";

/** "Senior Engineer, Acme" and "Acme, Senior Engineer", but not "Vice President, Product Management". */
export function splitTitle(piece: Piece): { readonly title: Piece | null; readonly company: Piece | null } {
  const bare = withoutRemarks(piece);
  const parts = splitCommas(bare);
  if (parts.length < 2) return { title: bare, company: null };
  const isName = (candidate: Piece) => candidate.title === 0 && !isFunction(candidate.text) && !isDepartment(candidate);
  // "Vice President, North American Operations, Acme"
  const plain = parts.findIndex((candidate) => isName(candidate) && !endsInFunction(candidate.text));
  const at = plain === -1 ? parts.findIndex(isName) : plain;
  const isInstitution = ({ company, title, school }: Piece) => company === 3 || (title === 0 && school);
  const whole = parts.findIndex((candidate) => isInstitution(candidate) && !SUBUNIT.test(candidate.text));
  const strong = whole === -1 ? parts.findIndex(isInstitution) : whole;
  const index = strong === -1 ? at : strong;
  if (index === -1) {
    const company = parts.find(({ title, company }) => title === 0 && company > 0 && !isFunction(piece.text));
    return { title: bare, company: company ?? null };
  }
  const company = companyName(part(piece, (parts[index] as Piece).from, bare.to) as Piece);
  const last = parts
    .slice(0, index)
    .findLastIndex((candidate) => !isDepartment(candidate) && !SUBUNIT.test(candidate.text));
  const title =
    index > 0 && last >= 0 && last < index - 1
      ? part(piece, bare.from, (parts[last] as Piece).to)
      : index === 0
        ? part(piece, (parts[1] as Piece).from, bare.to)
        : part(piece, bare.from, titleEnd(parts, index));
  return { title: title === null ? null : withoutRemarks(title), company };
}

function titleEnd(parts: readonly Piece[], index: number): number {
  return (parts[index - 1] as Piece).to;
}

/** "Intern, Center for Global Health", beside the employer */
function isUnit({ text }: Piece): boolean {
  return DEPARTMENT.test(text) || /^cent(?:er|re) for\s|\slab(?:oratory)?$/iu.test(text);
}

function isDepartment({ text }: Piece): boolean {
  return DEPARTMENT.test(text);
}

/** The title without its place; without the company where both are in one piece ("CTO, Acme GmbH"). */
export function titleName(piece: Piece): Piece {
  const bare = withoutRemarks(piece);
  const parts = splitCommas(bare);
  const end = parts.findIndex(
    (candidate, index) => index > 0 && candidate.title === 0 && (candidate.company === 3 || isUnit(candidate)),
  );
  return end === -1 ? bare : (part(bare, bare.from, (parts[end - 1] as Piece).to) ?? bare);
}
