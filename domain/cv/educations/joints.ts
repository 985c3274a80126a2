/** What stands between a degree and its school in one line, in whatever form: "BSc (Lumora College)", "Lumora College–BSc". */
import { isDegreeOnly, isKindOfSchool } from "../pieces/school-name.ts";
import { Row } from "../rows/row.ts";
import { findAll } from "../words/find-all.ts";
import { splitWords } from "../words/split-words.ts";
import { isField, readSignals } from "../words/words.ts";
import { isSchoolLike } from "./education-entries.ts";

/** Stretches of the marks between two names, and behind the second one */
interface Joint {
  readonly kind: "bracket" | "dash" | "slash" | "stop";
  readonly from: number;
  readonly to: number;
  /** Of the second name */
  readonly end: number;
}

type Order = "degree" | "school";

const MAX_ENTRY = 200;
const MAY_HAVE_JOINT = /[(–—/]|\. /;
const DASH = /(?<=[\p{L})."”])[–—](?=["“]?\p{Lu})/gu;
const SLASH = /\s+\/\/?\s+/g;
/** Not behind an abbreviation, such as "Govt." */
const STOP = /(?<=\p{L}{5}|\))\.\s+(?=\p{Lu})/gu;

/** The rows with a tab, as between cells, in the place of such marks. What most lines of a section have, the others have too. */
export function withCells(rows: readonly Row[], isSection: boolean): readonly Row[] {
  if (!rows.some(mayHaveJoint)) return rows;
  const orders = new Set<string>();
  const known = rows.map((row) => {
    if (!mayHaveJoint(row)) return row;
    for (const joint of jointsOf(row)) {
      const order = orderOf(row, joint);
      if (order === null) continue;
      orders.add(`${joint.kind} ${order}`);
      return withCell(row, joint);
    }
    return row;
  });
  if (!isSection || orders.size === 0) return known;
  return known.map((row, index) => {
    if (row !== rows[index] || !mayHaveJoint(row)) return row;
    const joint = jointsOf(row).find((one) => isAlike(row, one, orders));
    return joint === undefined ? row : withCell(row, joint);
  });
}

function mayHaveJoint({ text, flags }: Row): boolean {
  return text.length < MAX_ENTRY && flags.columns === undefined && MAY_HAVE_JOINT.test(text);
}

function jointsOf(row: Row): readonly Joint[] {
  const { text, dates } = row;
  const end = dates.find(({ from }) => from > 0)?.from ?? text.length;
  const bracket = bracketOf(row);
  const between = (kind: Joint["kind"], pattern: RegExp) =>
    findAll(pattern, text.slice(0, end)).map(
      ({ index, 0: mark }): Joint => ({ kind, from: index, to: index + mark.length, end }),
    );
  return [
    ...(bracket === null ? [] : [bracket]),
    ...(/[–—]/.test(text) ? between("dash", DASH) : []),
    ...(text.includes(" / ") ? between("slash", SLASH) : []),
    ...(text.includes(". ") ? between("stop", STOP) : []),
  ];
}

/** The last brackets that are in no others and name more than a date */
function bracketOf({ text, dates }: Row): Joint | null {
  let found: Joint | null = null;
  let [depth, open] = [0, -1];
  for (let at = text.indexOf("("); at >= 0 && at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === "(" && depth++ === 0) open = at;
    else if (letter === ")") {
      if (--depth < 0) return null;
      const isDate = dates.some(({ from, to }) => from <= open + 2 && to >= at - 2);
      if (depth === 0 && open > 2 && !isDate) found = { kind: "bracket", from: open, to: open + 1, end: at };
    }
  }
  return depth === 0 ? found : null;
}

/** Which of the two names is first, where words say that one of them is a degree, and the other is a school */
function orderOf(row: Row, joint: Joint): Order | null {
  const [left, right] = namesOf(row, joint);
  if (!mayBeApart(joint, left, right)) return null;
  const [first, second] = [kindOf(left), kindOf(right)];
  // "Mechanical Engineering–Lumora University"
  const isStudied = first === "degree" || (!readSignals(left).school && splitWords(left).some(isField));
  if (isStudied && second === "school") return "degree";
  return first === "school" && second === "degree" ? "school" : null;
}

function namesOf({ text, dates }: Row, { from, to, end }: Joint): readonly [string, string] {
  const start = dates.findLast((date) => date.to <= from)?.to ?? 0;
  const inner = dates.find((date) => date.from >= to)?.from ?? end;
  return [bare(text.slice(start, from)), bare(text.slice(to, Math.min(inner, end)))];
}

const EDGES = /^[\s,;:|–—)-]+|[\s,;:|–—(-]+$/g;

function bare(text: string): string {
  return text.replaceAll(EDGES, "");
}

/** "Diplom (FH)" and "Master (Hons)" are one name. */
function mayBeApart({ kind }: Joint, left: string, right: string): boolean {
  return left.length > 1 && right.length > (kind === "bracket" ? 3 : 1);
}

function kindOf(text: string): Order | null {
  const { school, degree } = readSignals(text);
  const isSchool = school && !isKindOfSchool(text) && !isDegreeOnly(text);
  if (isSchool === (degree || (school && !isSchool))) return null;
  return isSchool ? "school" : "degree";
}

/** "MBA (INSEAD)" among lines such as "BSc (Lumora College)" */
function isAlike(row: Row, joint: Joint, orders: ReadonlySet<string>): boolean {
  const [left, right] = namesOf(row, joint);
  if (!mayBeApart(joint, left, right)) return false;
  const isName = (text: string) => kindOf(text) === "school" || (kindOf(text) === null && isSchoolLike({ text }));
  return (
    (orders.has(`${joint.kind} degree`) && isName(right) && kindOf(left) !== "school") ||
    (orders.has(`${joint.kind} school`) && isName(left) && kindOf(right) !== "school")
  );
}

function withCell({ start, text, flags }: Row, { kind, from, to, end }: Joint): Row {
  const rest = text.slice(to);
  const behind = kind === "bracket" ? `${text.slice(to, end)}\t${text.slice(end + 1)}` : rest;
  return new Row(start, `${text.slice(0, from)}${"\t".repeat(to - from)}${behind}`.trimEnd(), flags);
}
