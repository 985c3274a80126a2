/** A slide about the founder: the name, the title, and a career in bullets. */
import { isGivenName } from "../rows/people.ts";
import type { Row } from "../rows/row.ts";
import { foldWords } from "../words/split-words.ts";
import { readSignals } from "../words/words.ts";
import { isBare, valueOf } from "./career-value.ts";
import { type ProseFacts, readProse } from "./prose.ts";

const MAX_ROWS = 45;
const MAX_NAME = 60;
/** A position with its title and a school, or two positions */
const MIN_VALUE = 2;
/** "Jo Example", "Jo Example, CEO", "Jo Example (CEO)", "JO EXAMPLE — Founder" */
const NAME = /^(\p{Lu}[\p{L}'’-]+)(?: (?:\p{Lu}[\p{L}.'’-]*|["“(]\p{L}+["”)])){1,3}(?=$|,| [–—|·(-])/u;
/** "Advisors: Kim Sample (ex-Acme)", "Unser Netzwerk" */
const OTHERS =
  /^(?:(?:our |unsere? |notre |nos )?(?:advis[eo]rs?|board|beirat|netzwerk|network|hiring|investors?|angels?|backed|partners?|customers?|with$|design partners|team:|kunden|pilotkunden|conseil|clients?|ils nous|inversores|asesores|gesucht)(?!\p{L}))/iu;
const IS_BULLET = /^(?:[•▪✓→➔»·*+-]|\p{So}) ?/u;

/** The career below the first person's name; null where there is none, or other people of the slide have one, too. */
export function readSlide(
  rows: readonly Row[],
  all: readonly ProseFacts[] | null = null,
): Pick<ProseFacts, "positions" | "educations"> | null {
  if (rows.length > MAX_ROWS || rows.length < MIN_ROWS) return null;
  const facts = slideFacts(rows, all ?? rows.map(readProse));
  if (facts.length === 0) return null;
  return {
    positions: facts.flatMap(({ positions }) => positions),
    educations: facts.flatMap(({ educations }) => educations),
  };
}

const MIN_ROWS = 4;

function slideFacts(rows: readonly Row[], all: readonly ProseFacts[]): readonly ProseFacts[] {
  const people = rows.flatMap((row, index) => (isHead(row, rows[index + 1]) ? [index] : []));
  const [first] = people;
  if (first === undefined) return [];
  const stretches = people.map((at, index) => {
    const end = people[index + 1] ?? rows.length;
    const others = rows.findIndex((row, other) => other > at && other < end && OTHERS.test(row.text));
    return all.slice(at, others === -1 ? end : others);
  });
  const [own, ...others] = stretches.map((facts) => facts.filter(({ sentences }) => sentences <= 2));
  if (own === undefined || valueIn(own) < MIN_VALUE || others.some((facts) => valueIn(facts) >= MIN_VALUE)) return [];
  const bullets = rows.slice(first, people[1]).filter((row) => row.isBullet || IS_BULLET.test(row.text)).length;
  return bullets >= 2 ? own.map(withoutBare) : [];
}

function valueIn(facts: readonly ProseFacts[]): number {
  return facts.reduce(
    (sum, one) =>
      sum +
      valueOf(
        one.positions.filter((position) => !isBare(position)),
        one.educations,
      ),
    0,
  );
}

function withoutBare(facts: ProseFacts): ProseFacts {
  return { ...facts, positions: facts.positions.filter((position) => !isBare(position)) };
}

/** A name with a title beside or below it, or that of a known given name */
function isHead(row: Row, next: Row | undefined): boolean {
  if (row.length > MAX_NAME || row.isBullet) return false;
  const name = NAME.exec(row.text);
  if (name === null || readSignals(name[0]).title > 0 || readSignals(name[0]).company > 1) return false;
  if (isGivenName(foldWords(name[1] as string))) return true;
  return [row.text.slice(name[0].length), next?.text ?? ""].some(
    (text) => text.length < MAX_NAME && /founder|CEO|gründer|fondat|fundador/iu.test(text),
  );
}
