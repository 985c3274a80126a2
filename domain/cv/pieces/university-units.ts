import { findAll } from "../words/find-all.ts";
import { isPlace } from "../words/phrases.ts";
import { splitWords } from "../words/split-words.ts";
import { isUnitName, UNIVERSITY } from "../words/units.ts";
import { isField } from "../words/words.ts";
import { part } from "./commas.ts";
import type { Piece } from "./piece.ts";

/** The university that a department, an institute or a lab beside it belongs to. */
export function universityOf(unit: Piece, others: readonly Piece[]): Piece | null {
  if (!isUnitName(unit.text)) return null;
  return others.find((other) => UNIVERSITY.test(other.text) && other.title === 0 && !other.degree) ?? null;
}

/** "Plasma Physics, University of Lumora", "Angewandte Informatik, TU Lumora": the subject that somebody teaches or studies there */
export function universityOfSubject([subject, ...others]: readonly Piece[]): Piece | null {
  const { title, company, school, text } = subject as Piece;
  if (title > 0 || company === 3 || school || !isSubject(text)) return null;
  const university = others.find((other) => other.school && other.title === 0 && !other.degree);
  // "Computer Science, LUMTEC"
  const isLetters = (other: Piece) => /^\p{Lu}{4,8}$/u.test(other.text) && !isPlace(other.text);
  return university ?? (isField(text) ? others.find(isLetters) : null) ?? null;
}

function isSubject(text: string): boolean {
  const words = splitWords(text);
  return (
    words.length < MAX_SUBJECT && words.some((word) => SUBJECT_END.test(word) || (word.length > 3 && isField(word)))
  );
}

const MAX_SUBJECT = 8;
/** "Neuroscience", "Statistik", "Biologie", "Filología" */
const SUBJECT_END =
  /(?:science|studies|\p{L}{2}ics|[ln]ogy|onomy|metry|istry|graphy|[ln]og[ií][ea]|onom[ií][ea]|(?:phys|ist|han|mat|on)ik|kunde|wissenschaft(?:en)?|(?:ist|an|on|ys)ique|himie|urbanism[eo]?|planning)$/iu;

/** "Institut für Optik der Universität Lumora", "Faculté de droit de l'Université Lumora" */
const UNIT =
  /^(?!Graduate )(?:\p{L}+ )?(?:Institute?|Lehrstuhl|Fakultät|Fachbereich|Fachgebiet|Seminar|Zentrum|Klinik|Abteilung|Department|Professur|Arbeitsgruppe|[Ff]aculteit|[Vv]akgroep|Faculty|School|Cent(?:re|er)|Laboratory|Facult(?:é|ad)|Facoltà|Faculdade|Dipartimento|Département|Departamento|Laborato(?:ire|rio)|Istituto|Instituto|UFR)[\s\u2063]/u;
const OF =
  /(?<=[\s\u2063])(?:de[rs]|an der|am|aan de|van de|at|of|de la|della|d[aeiou])[\s\u2063](?:the )?(?=\p{Lu})|(?<=[\s\u2063])(?:de l|dell)['’](?=\p{Lu})/gu;

export function ofUniversity(piece: Piece): Piece {
  const text = piece.row.text.slice(piece.from, piece.to);
  if (!UNIT.test(text)) return piece;
  for (const { index, 0: link } of findAll(OF, text)) {
    const from = index + link.length;
    const [name = ""] = text.slice(from).split(",");
    if (!text.slice(0, from).includes(",") && (UNIVERSITY_FIRST.test(name) || SHORT.test(name)))
      return part(piece, piece.from + from, piece.to) ?? piece;
  }
  return piece;
}

/** "Universität Lumora", "Technical University of Lumora", "Lumora University" */
const UNIVERSITY_FIRST =
  /^(?:\p{Lu}[\p{L}.'’-]*\s){0,3}?(?:\p{Lu}\p{L}*hochschule|Hochschule|Univers[ií]|Polit[eé]cnic)/u;
const SHORT = /^(?:[TF]U|TH|ETH|RWTH|LMU|FAU|KIT|EPFL)(?!\p{L})/u;

const DEPARTMENT =
  /(?<=^(?:the )?university of \p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+){0,2}|university)(?:['’]s)? (?:department|dept\.?) of |(?<=\p{Ll})\s?[-–]\s?(?=(?:faculty|department|school) of |facult(?:é|ad|at) |facoltà |faculdade |fakultät |dipartimento |département |departamento |école doctorale|ufr |campus |sede )/iu;

/** Nearly no name has one: the expression tries every offset. */
const MAY_HOLD_IT = /d[eé]p(?:t|art)|dipart|fa[ck][ou]l|school of|doctorale|ufr|campus|sede/i;

/** "University of Lumora's Department of Physics", "Lumora University-Faculty of Economics" */
export function beforeDepartment(school: Piece): Piece {
  const text = school.row.text.slice(school.from, school.to);
  const at = MAY_HOLD_IT.test(text) ? departmentAt(text) : -1;
  return at < 1 ? school : (part(school, school.from, school.from + at) ?? school);
}

function departmentAt(text: string): number {
  const at = text.search(DEPARTMENT);
  if (at > 0) return at;
  const [, letters = "", subject = ""] = OF_LETTERS.exec(text) ?? [];
  return subject !== "" && isSubject(subject) ? letters.length : -1;
}

/** "LUMTEC Department of Statistics", but not "NYC Department of Education" and "Lumora Department of Health" */
const OF_LETTERS =
  /^(?!US|UK|NYC|NYS|DC)(\p{Lu}{2,7})\s(?:[Dd]epartment|[Dd]ept\.?) (?:of|for) (?!Education|Health|Energy|Justice|State)(\p{Lu}.*)$/u;

/** Has a name of its own: "School of Art" alone is a department. */
const OWN_SCHOOL =
  /^(?!the school).{2,}\s(?:school of|business school)|^(?:the )?(?!(?:medical|law|graduate|high|business|dental|summer|evening|grammar|secondary|primary|middle)\s)\p{L}[\p{L}.'’-]+ school$/iu;

/** "Lumora School of Art, Umbra University": the school of a university has both in its name. */
export function isSchoolOfUniversity(school: Piece, next: Piece | undefined): boolean {
  return (
    next?.school === true &&
    !next.degree &&
    OWN_SCHOOL.test(school.text) &&
    /universi(?:t|dad)|vidyapeeth|^(?:UC|CSU|SUNY|CUNY|UNC) /i.test(next.text)
  );
}

/** "Lumora Institute of Technology, LIT": a name and its initials */
export function hasInitials(name: Piece, next: Piece | undefined): boolean {
  if (next === undefined || !/^\p{Lu}{3,7}$/u.test(next.text)) return false;
  const initials = (name.text.match(/(?<![\p{L}'’])\p{Lu}/gu) ?? []).join("");
  return initials === next.text;
}
