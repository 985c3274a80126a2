import { blanked } from "../words/fillers.ts";

/** In JSON Resume, in JSON or YAML, "name" above "position" is the employer's. */
const NAME =
  /(^[^\S\n]*(?:-[^\S\n]+|(?:\{[^\S\n]*)?"))name("?[^\S\n]*:[^\n]{1,200}\n(?:[^\n]{1,200}\n)?[^\S\n]*"?position"?[^\S\n]*:)/gm;

/** Above its company or school, "name" is the title's or the degree's. */
const ROLE =
  /^([^\S\n]*(?:\{[^\S\n]*)?["']?)name(?=["']?[^\S\n]*:[^\n]{1,200}\n(?:[^\S\n]*["']?(?:dates?|period|years?|location)["']?[^\S\n]*:[^\n]{1,80}\n)?[^\S\n]*["']?(?:institution|company|employer|organi[sz]ation)["']?[^\S\n]*:)/gm;

/** On resumes of Indeed: "Branch: Lumora Army" above "Service Country" or "Rank" */
const BRANCH = /^([^\S\n]*)Branch(?=:[^\n]{1,80}\n{1,2}[^\S\n]*(?:Service Country|Rank):)/gm;

const INSTITUTION = /^[^\S\n]*["']?(?:institution|company|employer|organi[sz]ation)["']?[^\S\n]*:/m;

/** A list of entries in YAML: "- company: Acme" */
const YAML = /^[^\S\n]*- [a-zA-Z_]{2,20}:[^\S\n]+\S/m;
/** "info:" above the entries says nothing. */
const CONTAINER =
  /^[^\S\n]*(?:-[^\S\n]+)?(?:info|contents?|items|entries|list|data|values|type: time_table)[^\S\n]*:?[^\S\n]*$/gm;
const QUOTED = /^([^\S\n]*(?:-[^\S\n]+)?[a-zA-Z_ ]{2,30}:[^\S\n]*)(["'])([^\n]*)\2(?=[^\S\n]*$)/gm;
/** A comment above a list of entries is its heading: "# Work" */
const COMMENT = /^[^\S\n]*#+ (?=\p{L}[^\n]{2,30}\n{1,2}[^\S\n]*- [a-z_]{2,20}:)/gmu;

/** In the CVs of al-folio: "- title: Honors" above "type: list" */
const TABLE = /^- title:(?=[^\S\n]+[^\n]{2,60}\n {2}type: (?:map|time_table|nested_list|list|list_groups)[^\S\n]*$)/gm;
const TABLE_TYPE = /^ {2}type: (?:map|time_table|nested_list|list|list_groups)[^\S\n]*$/gm;

/** The same text with a key of the same length that names a company, and without the marks of YAML. */
export function withWorkKeys(text: string): string {
  const ranked = text.includes("Rank:") ? text.replaceAll(BRANCH, "$1Firma ") : text;
  const keyed = ranked.includes("position") ? ranked.replaceAll(NAME, "$1firm$2") : ranked;
  const named = INSTITUTION.test(keyed) ? keyed.replaceAll(ROLE, "$1role") : keyed;
  if (!YAML.test(named)) return named;
  return named
    .replaceAll(TABLE, "#       ")
    .replaceAll(TABLE_TYPE, blanked)
    .replaceAll(CONTAINER, blanked)
    .replaceAll(QUOTED, "$1 $3 ")
    .replaceAll(COMMENT, blanked);
}
