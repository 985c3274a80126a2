/** What one would use instead of `findMatches`, each made to give the same answers: whole words, leftmost, longest. */

interface Span {
  readonly start: number;
  readonly end: number;
}
export type Search = (text: string) => readonly Span[];

export interface Peer {
  readonly name: string;
  /** May take long: the caller times it. */
  readonly build: (names: readonly string[]) => Search;
}

const WORD_BEFORE = "(?<![\\p{L}\\p{M}\\p{N}_])";
const WORD_AFTER = "(?![\\p{L}\\p{M}\\p{N}_])";
const WORD = /[\p{L}\p{M}\p{N}_]/u;

const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

/** One RegExp a name, over and over: how such tools usually do it. Its answers are not exact: `\b` knows ASCII alone. */
export const regExpPerName: Peer = {
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

/** One regular expression that is a trie of all names, the way `retrie` makes it. */
export const trieExpression: Peer = {
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

/** `-` needs no escape outside a class, and `/u` forbids it there. */
function escapeLetter(letter: string): string {
  return letter === "-" ? letter : escapePattern(letter);
}

interface FastAutomaton {
  matchInText(text: string): { begin: number; end: number }[];
}

/** npm's fastest with exact answers at ten thousand names and more: a double array in Int32Arrays. */
export async function fastAhoCorasick(): Promise<Peer> {
  const module = await loadPeer<{ AhoCorasick: new (names: string[]) => FastAutomaton }>("@monyone/aho-corasick/fast");
  return {
    name: "@monyone/aho-corasick/fast",
    build(names) {
      const automaton = new module.AhoCorasick(lowerCased(names));
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

export async function plainAhoCorasick(): Promise<Peer> {
  const module = await loadPeer<{ default: new (names: string[]) => PlainAutomaton }>("ahocorasick");
  return {
    name: "ahocorasick",
    build(names) {
      const automaton = new module.default(lowerCased(names));
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

/** Whole words of all hits, the leftmost and of those the longest: what an automaton's user has to add. */
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

function lowerCased(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => name.toLowerCase()))];
}

/** By a name that the compiler does not see, because the peers are there only where the benchmark has run. */
async function loadPeer<Module>(name: string): Promise<Module> {
  return (await import(name)) as Module;
}
