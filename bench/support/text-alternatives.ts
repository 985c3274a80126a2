/** Alternatives to `findMatches`, adapted to give the same results: whole words, leftmost, longest. */

interface Span {
  readonly start: number;
  readonly end: number;
}
export type Search = (text: string) => readonly Span[];

export interface Alternative {
  readonly name: string;
  readonly build: (names: readonly string[]) => Search;
}

const WORD_BEFORE = "(?<![\\p{L}\\p{M}\\p{N}_])";
const WORD_AFTER = "(?![\\p{L}\\p{M}\\p{N}_])";
const WORD = /[\p{L}\p{M}\p{N}_]/u;

const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

/** One RegExp per name: the usual implementation. Not exact: `\b` is ASCII-only. */
export const regExpPerName: Alternative = {
  name: "one RegExp per name",
  build(names) {
    const patterns = names.map((name) => new RegExp(`\\b${name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}\\b`, "gi"));
    return (text) =>
      patterns.flatMap((pattern) =>
        [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({ start: index, end: index + length })),
      );
  },
};

interface TrieNode {
  readonly next: Map<string, TrieNode>;
  isEnd: boolean;
}

/** One regular expression built as a trie of all names, as the package `retrie` does. */
export const trieExpression: Alternative = {
  name: "trie expression",
  build(names) {
    const root: TrieNode = { next: new Map(), isEnd: false };
    for (const name of names) {
      let node = root;
      for (const letter of name.toLowerCase()) {
        let next = node.next.get(letter);
        if (next === undefined) {
          next = { next: new Map(), isEnd: false };
          node.next.set(letter, next);
        }
        node = next;
      }
      node.isEnd = true;
    }
    const sourceOf = ({ next, isEnd }: TrieNode): string => {
      const branches = [...next].map(([letter, node]) => escapeLetter(letter) + sourceOf(node));
      if (branches.length === 0) return "";
      if (branches.length === 1 && !isEnd) return branches[0] ?? "";
      return `(?:${branches.join("|")})${isEnd ? "?" : ""}`;
    };
    const pattern = new RegExp(`${WORD_BEFORE}${sourceOf(root)}${WORD_AFTER}`, "giu");
    return (text) => {
      const spans: Span[] = [];
      pattern.lastIndex = 0;
      for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
        spans.push({ start: match.index, end: pattern.lastIndex });
      }
      return spans;
    };
  },
};

/** With `/u`, `\-` is a syntax error outside a character class. */
function escapeLetter(letter: string): string {
  return letter === "-" ? letter : escapePattern(letter);
}

interface FastAutomaton {
  matchInText(text: string): { begin: number; end: number }[];
}

/** The fastest exact npm package for 10,000 names and more: a double-array trie. */
export async function fastAhoCorasick(): Promise<Alternative> {
  const module = await importPackage<{ AhoCorasick: new (names: string[]) => FastAutomaton }>(
    "@monyone/aho-corasick/fast",
  );
  return {
    name: "@monyone/aho-corasick/fast",
    build(names) {
      const automaton = new module.AhoCorasick(lowercaseAll(names));
      return (text) =>
        leftmostLongest(
          text,
          automaton.matchInText(text.toLowerCase()).map(({ begin, end }) => ({ start: begin, end })),
        );
    },
  };
}

interface PlainAutomaton {
  search(text: string): [number, string[]][];
}

export async function plainAhoCorasick(): Promise<Alternative> {
  const module = await importPackage<{ default: new (names: string[]) => PlainAutomaton }>("ahocorasick");
  return {
    name: "ahocorasick",
    build(names) {
      const automaton = new module.default(lowercaseAll(names));
      return (text) =>
        leftmostLongest(
          text,
          automaton
            .search(text.toLowerCase())
            .flatMap(([last, found]) => found.map((name) => ({ start: last + 1 - name.length, end: last + 1 }))),
        );
    },
  };
}

/** Whole words, leftmost, longest: an automaton returns all hits, so its user has to add this. */
function leftmostLongest(text: string, hits: Span[]): Span[] {
  const whole = hits.filter(({ start, end }) => !isWordBefore(text, start) && !isWordAfter(text, end));
  whole.sort((a, b) => a.start - b.start || b.end - a.end);
  const spans: Span[] = [];
  let end = 0;
  for (const span of whole) {
    if (span.start < end) continue;
    spans.push(span);
    end = span.end;
  }
  return spans;
}

function isWordBefore(text: string, at: number): boolean {
  return at > 0 && isWord(text, at - (at > 1 && (text.charCodeAt(at - 1) & 0xfc00) === 0xdc00 ? 2 : 1));
}

function isWordAfter(text: string, at: number): boolean {
  return at < text.length && isWord(text, at);
}

function isWord(text: string, at: number): boolean {
  const codePoint = text.codePointAt(at) ?? 0;
  if (codePoint < 128) return /\w/.test(String.fromCharCode(codePoint));
  return WORD.test(String.fromCodePoint(codePoint));
}

function lowercaseAll(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => name.toLowerCase()))];
}

/** A dynamic name, because type checks run without the packages of bench/package.json. */
async function importPackage<Module>(name: string): Promise<Module> {
  return (await import(name)) as Module;
}
