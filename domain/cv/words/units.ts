/** Parts of an employer by their words: "Vision Lab", "Fakultät für Physik". */

/** Never an employer: "Speech Team", "Research Department", but "Umbra County Sheriff's Department" */
const UNIT_ONLY =
  /^AG \p{L}|^(?:(?:sub-?)?departments?|dept\.?|faculty|division|section|lehrstuhl|professur|fachbereich|fachgebiet|fakultät|arbeitsgruppe|abteilung|faculté|ufr|umr|équipe|equipe|département|departamento|facultad|dipartimento|facoltà|faculteit|vakgroep|afdeling) (?:of |for |für |de |d['’]|di |van |voor )?\P{Ll}|(?<!\p{Lu}\S+ (?:Police|Fire|Sheriff['’]?s?|Health|Parks))\s(?:department|dept\.?)$|\s(?:team|division|faculty|unit|section|research group)$/iu;
/** Elsewhere also companies: "Umbra Group", "Lumora Labs" */
const MAYBE_UNIT =
  /^(?:(?:research |graduate |medical )?(?:school|college|institute|cent(?:er|re)|laboratory|lab|unit|group|program(?:me)?|office) (?:of|for|in|on)|chair|\p{L}+(?:isches|liches) (?:institut|seminar)|institut (?:für|de|d['’])|zentrum für|seminar für|klinik für|laboratoire|centre d|centro de|instituto de)(?:\s|$|(?<=['’]))|\s(?:labs?|laborator(?:y|ies)|group|school|cent(?:er|re)|program(?:me)?|initiative)$/iu;
export const UNIVERSITY = /universi|hochschule|polit[eé]cnic|academy of sciences|akademie der wissenschaften/i;

export function isUnitName(text: string): boolean {
  return (UNIT_ONLY.test(text) || MAYBE_UNIT.test(text)) && !UNIVERSITY.test(text);
}

export function isUnitOnly(text: string): boolean {
  return UNIT_ONLY.test(text) && !UNIVERSITY.test(text);
}
