/** Posts in brackets: "Acme (analyst, 2011–2014) and Lumora (2014–2016)", "a tax inspector (Acme, 1998–2011)" */
import type { Span, Token } from "./prose-tokens.ts";

/** Whether brackets say that the name is an employer. */
export function isBracketedPost(
  all: readonly Token[],
  span: Span,
  previous: Span | undefined,
  employers: readonly Span[],
): boolean {
  return isNextBehindBrackets(all, span, employers) || isInBracketsOfTitle(all, span, previous);
}

/** "Acme (analyst, 2011–2014) and Lumora (", where Acme is an employer */
function isNextBehindBrackets(all: readonly Token[], { first, last }: Span, employers: readonly Span[]): boolean {
  if (all[last + 1]?.text !== "(") return false;
  let close = first - 1;
  while (close > first - MAX_JOIN && JOIN.test(all[close]?.key ?? "")) close--;
  if (all[close]?.text !== ")") return false;
  const open = all.findLastIndex(({ text }, index) => index < close && text === "(");
  return employers.some((employer) => employer.last === open - 1);
}

const MAX_JOIN = 4;
const JOIN = /^(?:,|and|then|und|dann|et|puis|y|luego|e|poi|en|at|bei|chez|the|der|die|das|la|le|el)$/;

const RANGE = /^(?:19|20)\d\d[–-]/;

/** "a tax inspector (ACME, 1998–2011)" */
function isInBracketsOfTitle(all: readonly Token[], { first, last }: Span, previous: Span | undefined): boolean {
  if (previous?.kind !== "title" || all[first - 1]?.text !== "(" || previous.last !== first - 2) return false;
  // "plant manager (Leeds, 2012–2016)", "author of The Anchor (Acme, 2020)"
  if (first === last && !/^\p{Lu}{2,}$/u.test((all[first] as Token).text)) return false;
  return (
    all[last + 1]?.text === "," &&
    RANGE.test(
      all
        .slice(last + 2, last + 5)
        .map(({ text }) => text)
        .join(""),
    )
  );
}
