import { leadingLegalForms, legalFormsByCountry, unambiguousShortForms } from "../lists/legal-forms.ts";
import { codeAt, fold, IDENTITY_SHIFT, isWordCharacterAt, WORD_BIT } from "./characters.ts";

/** A form may follow another: `Ltd. & Co. KG`. */
const MAX_FORMS = 3;

/** A trie of all spellings of all forms, folded. */
interface Forms {
  /** By `beginningAt`: 1 where a form may begin so. It rejects nearly all words without a walk. */
  readonly beginnings: Uint8Array;
  /** Next node by node and character: `node << IDENTITY_BITS | identity`. */
  readonly next: ReadonlyMap<number, number>;
  /** By node: whether a form ends there, and whether it counts in any case. */
  readonly ends: Uint8Array;
  /** Ambiguous forms as they have to be written. */
  readonly asWritten: ReadonlySet<string>;
}

const IDENTITY_BITS = 16;

const NO_END = 0;
const ENDS_AS_WRITTEN = 1;
const ENDS_IN_ANY_CASE = 2;

/** Built at the first use: most modules need only types and constants of this room. */
let forms: Forms | null = null;

/** The offset after the legal forms that directly follow a name's end; the name's end where there is none. */
export function endOfLegalForm(text: string, nameEnd: number, to = text.length): number {
  let end = nameEnd;
  for (let count = 0; count < MAX_FORMS; count++) {
    const next = endOfOneForm(text, end, to);
    if (next === end) break;
    end = next;
  }
  return end;
}

function endOfOneForm(text: string, from: number, to: number): number {
  const hasComma = text.charCodeAt(from) === COMMA;
  const start = hasComma ? from + 2 : from + 1;
  if (start >= to || codeAt(text, start - 1) >>> IDENTITY_SHIFT !== SPACE) return from;
  forms ??= createForms();
  const { beginnings, next, ends, asWritten } = forms;
  if (beginnings[beginningAt(text, start, to)] === 0) return from;
  let end = from;
  for (let at = start, node: number | undefined = 0; at < to; at++) {
    node = next.get((node << IDENTITY_BITS) | (codeAt(text, at) >>> IDENTITY_SHIFT));
    if (node === undefined) break;
    if (ends[node] === NO_END || (at + 1 < to && isWordCharacterAt(text, at + 1))) continue;
    const inAnyCase = ends[node] === ENDS_IN_ANY_CASE;
    if (inAnyCase || (!hasComma && asWritten.has(text.slice(start, at + 1)) && !isDashAt(text, at + 1))) end = at + 1;
  }
  return end;
}

/** `Co-Founder` has no legal form. */
function isDashAt(text: string, at: number): boolean {
  return at < text.length && codeAt(text, at) >>> IDENTITY_SHIFT === DASH;
}

const COMMA = 0x2c;
const SPACE = codeAt(" ", 0) >>> IDENTITY_SHIFT;
const DASH = codeAt("-", 0) >>> IDENTITY_SHIFT;

/** A hash of three characters; of two where the third is none of a word, as after `AG`. */
function beginningAt(text: string, at: number, to: number): number {
  const first = codeAt(text, at) >>> IDENTITY_SHIFT;
  const second = at + 1 < to ? codeAt(text, at + 1) >>> IDENTITY_SHIFT : 0;
  const third = at + 2 < to ? codeAt(text, at + 2) : 0;
  const thirdOfWord = (third & WORD_BIT) === 0 ? 0 : third >>> IDENTITY_SHIFT;
  return (first ^ Math.imul(second, 31) ^ Math.imul(thirdOfWord, 1021)) & 0xffff;
}

function createForms(): Forms {
  const next = new Map<number, number>();
  const nodesAsWritten: number[] = [];
  const nodesInAnyCase: number[] = [];
  const asWritten = new Set<string>();
  const beginnings = new Uint8Array(1 << IDENTITY_BITS);
  const unambiguous = new Set(unambiguousShortForms.split("|"));
  for (const form of Object.values(legalFormsByCountry).flatMap((list) => list.split("|"))) {
    for (const spelling of spellingsOf(form)) {
      const inAnyCase = !/^\p{L}{1,3}$/u.test(spelling) || unambiguous.has(spelling);
      // `a.s.` has no form without dots: `as` is a word.
      if (!inAnyCase && spelling === spelling.toLowerCase()) continue;
      if (!inAnyCase) asWritten.add(spelling);
      beginnings[beginningAt(spelling, 0, spelling.length)] = 1;
      let node = 0;
      for (let at = 0; at < spelling.length; at++) {
        const key = (node << IDENTITY_BITS) | (codeAt(spelling, at) >>> IDENTITY_SHIFT);
        const known = next.get(key);
        node = known ?? next.size + 1;
        if (known === undefined) next.set(key, node);
      }
      (inAnyCase ? nodesInAnyCase : nodesAsWritten).push(node);
    }
  }
  const ends = new Uint8Array(next.size + 1);
  for (const node of nodesAsWritten) ends[node] = ENDS_AS_WRITTEN;
  for (const node of nodesInAnyCase) ends[node] = ENDS_IN_ANY_CASE;
  return { beginnings, next, ends, asWritten };
}

/** `S.p.A.`, `S.p.A`, `SpA.`, `SpA`, `S. p. A.`, `S. p. A`. */
function spellingsOf(form: string): ReadonlySet<string> {
  const inner = form.replace(/\.$/, "");
  const bodies = [inner, inner.replaceAll(".", ""), inner.replaceAll(/\.(?=\p{L})/gu, ". ")];
  return new Set(bodies.flatMap((body) => (inner === form ? [body] : [body, `${body}.`])));
}

const LEADING = new RegExp(`^(?:${leadingLegalForms.replaceAll(".", "\\.")}) +(?:["“„«](.+)["”“»]|(.+))$`, "u");

/** A cleaned name without its legal forms; null where it has none. */
export function withoutLegalForm(name: string): string | null {
  const leading = LEADING.exec(name);
  const rest = leading?.[1] ?? leading?.[2] ?? name;
  const at = startOfLegalForm(rest);
  if (at > 0) return rest.slice(0, at);
  return leading === null ? null : rest;
}

/** Whether two names differ only in how their legal form is written: `Inc.`, `, Inc`, `Incorporated`. */
export function haveSameLegalForm(name: string, other: string, bare: string): boolean {
  return canonicalForm(name, bare) === canonicalForm(other, bare);
}

function startOfLegalForm(name: string): number {
  for (let at = name.indexOf(" ", 1); at > 0; at = name.indexOf(" ", at + 1)) {
    const start = name.charCodeAt(at - 1) === COMMA ? at - 1 : at;
    // `D. E. Shaw & Co.` has no name without `& Co.`
    if (start > 0 && name.charAt(start - 1) !== "&" && endOfLegalForm(name, start) === name.length) return start;
  }
  return -1;
}

function canonicalForm(name: string, bare: string): string {
  return fold(name)
    .replace(fold(bare), "")
    .replaceAll(/[^\p{L}&]/gu, "")
    .replace("INCORPORATED", "INC")
    .replace("LIMITED", "LTD")
    .replace("PRIVATE", "PVT")
    .replace("CORPORATION", "CORP");
}
