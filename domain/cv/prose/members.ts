/** Employers that somebody serves or belongs to: "served in the Acme Guard", "wechselte in die Geschäftsleitung der Acme AG" */
import { COMPANY, SCHOOL } from "../words/word-classes.ts";
import { employerNouns } from "./prose-cues.ts";
import { isNextTo } from "./prose-names.ts";
import type { Span, Token } from "./prose-tokens.ts";

/** "served four years in the U.S. Marine Corps" */
export function isServed(all: readonly Token[], { cueAt, first, last }: Span): boolean {
  // "served Acme as its treasurer"
  if (all[first - 1]?.key === "served") return all.slice(last + 1, last + 4).some(({ key }) => key === "as");
  if (all[cueAt]?.key !== "in" || cueAt < first - 2) return false;
  // "an officer in the Lumora Defense Forces"
  if (FORCES.test((all[last] as Token).key)) return true;
  return all.slice(Math.max(0, cueAt - 4), cueAt).some(({ key }) => key === "served" || key === "diente");
}

const FORCES = /^(?:forces|army|navy|marines|guard|corps|bundeswehr|police|luftwaffe|heer|armee|marine)$/;

/** "in the Leeds firm Acme", "bei der Firma Acme" */
export function isBehindKind(all: readonly Token[], { first }: Span): boolean {
  if (!employerNouns.has(all[first - 1]?.key ?? "") || !isNextTo(all, first)) return false;
  return all
    .slice(Math.max(0, first - 5), first - 1)
    .some(({ key }) => /^(?:in|at|for|with|to|bei|fur|zu|zur|chez|en)$/.test(key));
}

/** "gehörte der Strategieabteilung der Acme AG an", "wechselte in die Geschäftsleitung der Acme AG" */
export function isMemberOf(all: readonly Token[], { cueAt, last }: Span): boolean {
  const before = all.slice(0, cueAt);
  if (BODY.test(all[cueAt - 1]?.key ?? "") && before.some(({ key }) => JOINED_BODY.test(key))) return true;
  return (
    before.some(({ key }) => /^gehorten?$/.test(key)) && all.slice(last + 1, last + 4).some(({ key }) => key === "an")
  );
}

const BODY = /^(?:geschaftsleitung|geschaftsfuhrung|vorstand|direktion|chefredaktion|konzernleitung|bereichsleitung)$/;
const JOINED_BODY = /^(?:wechselte|ruckte|trat|stieg|kam|ging|zog|berufen|wechselt)$/;

/** "unterrichtete Mathematik am Gymnasium Lumora" */
export function isWorkAt(all: readonly Token[], { first, last, cueAt }: Span): boolean {
  if (!/^(?:am|an|im)$/.test(all[cueAt]?.key ?? "")) return false;
  if (!all.slice(first, last + 1).some(({ classes }) => (classes & (COMPANY | SCHOOL)) !== 0)) return false;
  return all.slice(Math.max(0, cueAt - MAX_REACH), cueAt).some(({ key }) => AT_WORK.test(key));
}

const MAX_REACH = 10;
const AT_WORK =
  /^(?:unterrichtete?n?|unterrichtet|lehrte|forschte|arbeitete|arbeite|arbeitet|praktizierte|operierte|absolvierte)$/;
