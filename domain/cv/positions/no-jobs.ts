/** Voluntary work, memberships and seats on boards, which are no positions of a career. */
import type { Piece } from "../pieces/piece.ts";
import { isVolunteer } from "../words/phrases.ts";
import type { PositionDraft } from "./position-draft.ts";

export function isNoJob({ title, company }: PositionDraft): boolean {
  if (title === null) return false;
  // In Spanish and Italian, a partner of a company is called as a member of a society.
  if (SOCIO.test(title.text) && company !== null && company.company > 0) return false;
  return isVolunteer(title.text) || isUnpaid(title) || MEMBER.test(title.text);
}

const SOCIO = /^soci[oa]$/iu;

/** "Scheduler (volunteer)" */
function isUnpaid({ row, to }: Piece): boolean {
  return VOLUNTEER_BEHIND.test(row.text.slice(to, to + MAX_REMARK));
}

/** Of a society, or of a board that does not lead the company */
const MEMBER =
  /^(?:(?:senior )?independent )?(?:non-executive (?:director|chair)|trustee$|board member$|(?:verwaltungs|stiftungs|aufsichts)rat(?:in|smitglied)?$)|^fellow of the (?:[\p{L}-]+ ){0,4}(?:board|college|society|association) of |^mitglied des (?:aufsichts|verwaltungs|stiftungs|bei)rat(?:e?s)?$|^(?:(?:active|life|student|senior|full|associate|founding|ordentliches|gründungs-?) ?)?(?:member|mitglied|membre|miembro|socio|membro|lid)$/iu;
const VOLUNTEER_BEHIND = /^\s?\((?:volunteer|voluntary|ehrenamtlich|bénévol|voluntari|volontari|vrijwillig)/iu;
const MAX_REMARK = 16;
