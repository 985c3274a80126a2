/** One statement of a script, without the semicolon that ends it. */
export interface ScriptStatement {
  readonly text: string;
  /** Line of its first word, 1-based. */
  readonly line: number;
}

/**
 * Splits an SQL script at its semicolons. Handles quotes, E'' strings, dollar quotes, comments and `begin atomic` bodies like
 * Postgres' scanner (documentation, section 4.1). Comments before a statement's first word are dropped. An unclosed token
 * extends to the end of the script; Postgres then reports the error.
 */
export function splitStatements(script: string): readonly ScriptStatement[] {
  const statements: ScriptStatement[] = [];
  let start = -1;
  let line = 1;
  let countedTo = 0;
  let body = new AtomicBody();
  const end = (stop: number) => {
    if (start >= 0) {
      for (; countedTo < start; countedTo++) if (script[countedTo] === "\n") line++;
      statements.push({ text: script.slice(start, stop).trimEnd(), line });
    }
    start = -1;
    body = new AtomicBody();
  };
  let offset = 0;
  while (offset < script.length) {
    const token = readToken(script, offset);
    if (token.kind === "semicolon" && !body.open) {
      end(offset);
    } else if (token.kind !== "space") {
      if (start < 0) start = offset;
      body.read(token.kind === "word" ? script.slice(offset, token.end).toLowerCase() : "");
    }
    offset = token.end;
  }
  end(script.length);
  return statements;
}

/** Tracks a standard SQL function body, `begin atomic ... end`, whose semicolons do not end the statement. */
class AtomicBody {
  open = false;
  #cases = 0;
  #previous = "";

  read(word: string): void {
    if (word === "atomic" && this.#previous === "begin") this.open = true;
    else if (word === "case") this.#cases++;
    else if (word === "end" && this.#cases > 0) this.#cases--;
    else if (word === "end") this.open = false;
    this.#previous = word;
  }
}

type Kind = "space" | "semicolon" | "word" | "other";

const SPACE = /[ \t\r\n\f\v\uFEFF]+/y;
const LINE_COMMENT = /--[^\r\n]*/y;
const WORD = /[\p{L}_\u0080-\u{10FFFF}][\p{L}\p{N}_$\u0080-\u{10FFFF}]*/uy;
const NUMBER = /[0-9][0-9A-Za-z_.]*/y;
const DOLLAR_TAG = /\$(?:[\p{L}_\u0080-\u{10FFFF}][\p{L}\p{N}_\u0080-\u{10FFFF}]*)?\$/uy;

function readToken(script: string, offset: number): { kind: Kind; end: number } {
  const match = (pattern: RegExp): number => {
    pattern.lastIndex = offset;
    return pattern.test(script) ? pattern.lastIndex : 0;
  };
  const two = script.slice(offset, offset + 2);
  const space = match(SPACE) || match(LINE_COMMENT);
  if (space) return { kind: "space", end: space };
  if (two === "/*") return { kind: "space", end: blockCommentEnd(script, offset) };
  if (two === "E'" || two === "e'") return { kind: "other", end: quotedEnd(script, offset + 1, true) };
  const character = two[0];
  if (character === ";") return { kind: "semicolon", end: offset + 1 };
  if (character === "'" || character === '"') return { kind: "other", end: quotedEnd(script, offset, false) };
  if (character === "$") {
    const tagEnd = match(DOLLAR_TAG);
    if (tagEnd) {
      const close = script.indexOf(script.slice(offset, tagEnd), tagEnd);
      return { kind: "other", end: close < 0 ? script.length : close + tagEnd - offset };
    }
  }
  const word = match(WORD);
  if (word) return { kind: "word", end: word };
  return { kind: "other", end: match(NUMBER) || offset + 1 };
}

function blockCommentEnd(script: string, start: number): number {
  let depth = 0;
  for (let offset = start; offset < script.length; offset++) {
    const two = script.slice(offset, offset + 2);
    if (two === "/*") depth++;
    else if (two === "*/") depth--;
    else continue;
    offset++;
    if (depth === 0) return offset + 1;
  }
  return script.length;
}

/** `start` is the offset of the opening quote. Doubled quotes are part of the string; so are escaped ones in E'' strings. */
function quotedEnd(script: string, start: number, backslashes: boolean): number {
  const quote = script[start];
  for (let offset = start + 1; offset < script.length; offset++) {
    if (backslashes && script[offset] === "\\") offset++;
    else if (script[offset] === quote) {
      if (script[offset + 1] !== quote) return offset + 1;
      offset++;
    }
  }
  return script.length;
}
