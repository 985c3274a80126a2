/** Employers that the person does not stand at, but that a sentence says to have hired or to be led by the person. */
import { verbs } from "./prose-cues.ts";
import type { Span, Token } from "./prose-tokens.ts";

const HIRES =
  /^(?:hired|made|recruited|appointed|poached|brought|promoted|named|tapped|engaged|picked|headhunted|holte|berief|machte|stellte|warb|engagierte|ernannte|debauche|recrute|embauche|engage|nomme|recruta|embaucha|nomma|ficho|contrato|nombro|assunse|chiamo)$/;
const PERSON = /^(?:him|her|me|ihn|sie|mich|m'|me|le|la|l'|lo|mi)$/;

/** "Acme then hired her as", "Acme me recrute comme" */
export function hiresPerson(all: readonly Token[], { last }: Span): boolean {
  for (let at = last + 1; at <= last + 3; at++)
    if (HIRES.test(all[at]?.key ?? ""))
      return PERSON.test(all[at + 1]?.key ?? "") || (at > last + 1 && PERSON.test(all[at - 1]?.key ?? ""));
  return false;
}

const KIND =
  /^(?:company|firm|startup|start-up|agency|studio|business|fund|venture|shop|nonprofit|practice|unternehmen|firma|agentur|societe|entreprise|empresa)$/;
const WHICH = /^(?:which|that|die|das|den|qu'|que|che)$/;
const PRONOUN = /^(?:he|she|i|er|sie|ich|il|elle|je|j'|j)$/;
const LEADS =
  /^(?:running|building|leading|gegrundet|mitgegrundet|grundete|leitet|fuhrt|fondee?|cofondee?|dirige|fundo|dirigo)$/;
const MAX_REMARK = 10;

/** "Acme, the firm he has been running since", "Acme, which she founded with" */
export function isLedByPerson(all: readonly Token[], { last }: Span): boolean {
  if (all[last + 1]?.text !== ",") return false;
  for (let at = last + 2; at < last + 2 + MAX_REMARK; at++) {
    const key = all[at]?.key ?? "";
    if (!WHICH.test(key) && !KIND.test(key)) continue;
    if (WHICH.test(key) && at > last + 2 && !KIND.test(all[at - 1]?.key ?? "")) continue;
    const after = all.slice(at + 1, at + 7).map((token) => token.key);
    if (!after.slice(0, 2).some((word) => PRONOUN.test(word))) continue;
    return after.some((word) => LEADS.test(word) || verbs.has(word));
  }
  return false;
}
