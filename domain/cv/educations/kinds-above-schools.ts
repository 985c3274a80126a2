/** "2008 – 2010", "Berufskolleg II, Elektrotechnik", "Jo-Muster-Schule": the kind of a school above its name is what was obtained there. */
import { part } from "../pieces/commas.ts";
import type { Piece } from "../pieces/piece.ts";
import { splitRow } from "../pieces/pieces.ts";
import type { Row } from "../rows/row.ts";
import { isPlace } from "../words/phrases.ts";
import { isField } from "../words/words.ts";
import type { Entry } from "./education-entries.ts";

const KIND =
  /^(?:(?:zwei|ein|drei)jährige |höhere |staatliche |kaufmännische |technische[sr]? |gewerbliche |bischöfliche )*(?:(?:real|haupt|grund|mittel|ober|primar|sekundar|gesamt|volks|handels|berufs|berufsfach|fach|fachober|berufsober|wirtschafts|regel|werkreal)schule|(?:berufs|ober|erzbischöfliches )?kolleg|(?:wirtschafts|abend|sport|musik|fach|humanistisches |technisches |berufliches )?gymnasium|lycée(?: (?:général|technique|technologique|professionnel|agricole))?|collège|école (?:primaire|secondaire|élémentaire|maternelle)|liceo(?: (?:classico|scientifico|linguistico|artistico))?|istituto (?:tecnico|professionale)|scuola (?:media|elementare|superiore)|(?:basis|middelbare |lagere )school|escuela primaria|(?:senior |junior |middle |primary |secondary |high )+school)(?: I{1,3}| \d)?(?=$|,|\s(?:für|mit|pour|voor|per|para|in|en)\s|\s(\p{L}+)$)/iu;

/** Moves the kind of a school, which an entry has behind its dates, to its degree where the row names the school itself. */
export function withKindAsDegree(entry: Entry, row: Row, school: Piece): void {
  const kind = entry.school;
  if (kind === null || entry.date === null || entry.degree !== null || row.isAfterBlank || row.dates.length > 0) return;
  const match = KIND.exec(kind.text);
  const subject = match?.[1];
  if (match === null || (subject !== undefined && (isPlace(subject) || !isField(subject)))) return;
  if (kind.row === school.row || KIND.exec(school.text)?.[0] === school.text) return;
  const whole = splitRow(kind.row).find(({ from, to }) => from <= kind.from && to >= kind.to) ?? kind;
  entry.degree = part(whole, kind.from, whole.to) ?? kind;
  entry.unknown = entry.unknown.filter((piece) => piece.row !== kind.row);
  entry.school = null;
}
