/** "Ausbildung im Bereich Metallbau, Schlosserei Muster" among the studies: who was trained at a company worked there. */
import type { EducationDraft } from "../educations/education-entries.ts";

const TRAINING =
  /^(?:(?:kaufmännische|handwerkliche|gewerbliche|technische|betriebliche|duale|dreijährige|\d-jährige) )?(?:(?:berufs)?(?:ausbildung|lehre)|umschulung)(?!\p{L})/iu;
/** What ends an apprenticeship, and no title */
const CERTIFICATE =
  /^(?:gesellen(?:brief|prüfung)|facharbeiter(?:brief|prüfung)|kaufmannsgehilfenbrief|lehrabschluss)/iu;
/** Chambers examine, and schools teach. */
const NO_WORKPLACE = /bildung|schul|akadem|kammer|innung|institut|zentrum|formation|hochschule|universit|kolleg/iu;

/** Whether the school is a company. */
export function isTrainingAtCompany({ school, degree, date }: EducationDraft): boolean {
  if (school === null || degree === null || date === null || school.school || school.company === 0) return false;
  return (TRAINING.test(degree.text) || isCertificate(degree.text)) && !NO_WORKPLACE.test(school.text);
}

export function isCertificate(degree: string): boolean {
  return CERTIFICATE.test(degree);
}
