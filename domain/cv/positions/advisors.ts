import { part } from "../pieces/commas.ts";
import type { Row } from "../rows/row.ts";
import { readSection } from "./experience.ts";
import type { PositionDraft } from "./position-draft.ts";

const ADVISOR =
  /\b(?:advis[eo]r|berater(?:in)?|beratend\p{L}+|asesora?|conseill(?:er|ère)|consigliere|adviseur|scout|(?:venture|operating) partner|entrepreneur in residence)\b/iu;
/** "Thesis advisor: Prof. Acme", "Financial Advisor" */
const OTHER_ADVISOR =
  /\b(?:thesis|academic|faculty|phd|doctoral|student|beirat|indipendente|independiente|amministrazione|comunale|regionale|municipal)\b/iu;
const MAX_LINE = 120;

/** The dated roles of an advisor that stand among boards, honors and hobbies: "Technical Adviser, Acme, since 2021". */
export function readAdvisors(rows: readonly Row[]): readonly PositionDraft[] {
  return rows
    .filter(({ text }) => text.length <= MAX_LINE && ADVISOR.test(text) && !OTHER_ADVISOR.test(text))
    .filter(({ dates }) => dates.length === 1)
    .flatMap((row) => readSection({ kind: "experience", rows: [row] }, true).found.map(withAdvised))
    .filter(({ title, company }) => title !== null && company !== null && ADVISOR.test(title.text));
}

/** "Asesora de Lumora": a short word joins a role and a company, too. */
function withAdvised(draft: PositionDraft): PositionDraft {
  const { title, company } = draft;
  const joint = title === null || company !== null ? null : OF.exec(title.text);
  if (title === null || joint === null) return draft;
  const role = part(title, title.from, title.from + joint.index);
  return { ...draft, title: role, company: part(title, title.from + joint.index + joint[0].length, title.to) };
}

const OF = /\s(?:to|of|at|for|de|di|da|del|von|bei|chez|bij|van)\s(?=\p{Lu})/u;
