/** Scans one query parameter; errors are formatted like those of PostgREST's parser (Parsec). */
import { restError } from "./errors.ts";
import type { Field, JsonPathStep } from "./query-ast.ts";

const MAX_QUOTED_TEXT = 200;
const MAX_PATH = 64;
const IDENTIFIER = /[\p{L}0-9_ $]+/uy;
const JSON_KEY = /[^(\-:.,>)]+/y;
const JSON_INDEX = /-?\d+(?=->|::|\.|,|$)/y;
const BLANKS = /[ \t]*/y;
const DASH = /-(?!>)/y;

export class Scanner {
  readonly text: string;
  readonly #parameter: string;
  readonly #quotedText: string;
  position = 0;

  /** Errors say "failed to parse {parameter} ({quotedText})". */
  constructor(text: string, parameter: string, quotedText = text) {
    this.text = text;
    this.#parameter = parameter;
    this.#quotedText = quotedText;
  }

  get ended(): boolean {
    return this.position >= this.text.length;
  }

  /** The next character, or "" at the end. */
  get next(): string {
    return this.text.charAt(this.position);
  }

  startsWith(literal: string): boolean {
    return this.text.startsWith(literal, this.position);
  }

  take(literal: string): boolean {
    if (!this.startsWith(literal)) return false;
    this.position += literal.length;
    return true;
  }

  /** @param pattern with the sticky flag. */
  match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.position;
    const match = pattern.exec(this.text);
    if (match) this.position = pattern.lastIndex;
    return match;
  }

  expect(literal: string): void {
    if (!this.take(literal)) this.fail(JSON.stringify(literal));
  }

  skipBlanks(): void {
    this.match(BLANKS);
  }

  commaSeparated<T>(parseItem: () => T, maxItems = Number.POSITIVE_INFINITY): T[] {
    const items: T[] = [];
    do {
      if (items.length === maxItems) this.fail(`at most ${maxItems} items`);
      this.skipBlanks();
      items.push(parseItem());
      this.skipBlanks();
    } while (this.take(","));
    return items;
  }

  expectEnd(expecting: string): void {
    if (!this.ended) this.fail(expecting);
  }

  fail(expecting: string, at = this.position): never {
    const before = this.text.slice(0, at);
    const line = before.split("\n").length;
    const column = at - before.lastIndexOf("\n");
    const found =
      at >= this.text.length ? "end of input" : JSON.stringify(String.fromCodePoint(this.text.codePointAt(at) ?? 0));
    const quotedText =
      this.#quotedText.length > MAX_QUOTED_TEXT ? `${this.#quotedText.slice(0, MAX_QUOTED_TEXT)}…` : this.#quotedText;
    throw restError.queryParam(
      `"failed to parse ${this.#parameter} (${quotedText})" (line ${line}, column ${column})`,
      `unexpected ${found} expecting ${expecting}`,
    );
  }

  /** `"…"` with backslash escapes. The next character is the opening quote. */
  quoted(): string {
    const start = this.position;
    let value = "";
    for (let index = start + 1; index < this.text.length; index++) {
      const character = this.text.charAt(index);
      if (character === '"') {
        this.position = index + 1;
        return value;
      }
      if (character === "\\") index++;
      value += this.text.charAt(index);
    }
    return this.fail('"\\"" or "\\\\"', this.text.length);
  }

  /** A name, quoted or made of letters, digits, `_`, `$`, inner spaces and dashes. */
  name(): string {
    if (this.next === '"') return this.quoted();
    return this.#withDashes(IDENTIFIER, "field name (* or [a..z0..9_$])");
  }

  identifier(expecting = "letter or digit"): string {
    const match = this.match(IDENTIFIER);
    return match ? match[0].trim() : this.fail(expecting);
  }

  field(): Field {
    this.skipBlanks();
    const field = { name: this.name(), path: this.jsonPath() };
    this.skipBlanks();
    return field;
  }

  jsonPath(): readonly JsonPathStep[] {
    if (!this.startsWith("->")) return NO_STEPS;
    const steps: JsonPathStep[] = [];
    while (this.take("->")) {
      if (steps.length === MAX_PATH) this.fail(`at most ${MAX_PATH} steps`);
      const asText = this.take(">");
      const index = this.match(JSON_INDEX);
      if (index) steps.push({ kind: "index", value: index[0], asText });
      else steps.push({ kind: "key", value: this.#jsonKey(), asText });
    }
    return steps;
  }

  #jsonKey(): string {
    if (this.next === '"') return this.quoted();
    return this.#withDashes(JSON_KEY, "any non reserved character different from: .,>()");
  }

  #withDashes(part: RegExp, expecting: string): string {
    const first = this.match(part);
    if (!first) return this.fail(expecting);
    let name = first[0].trim();
    while (this.match(DASH)) {
      const more = this.match(part);
      if (!more) return this.fail(expecting);
      name += `-${more[0].trim()}`;
    }
    return name;
  }
}

const NO_STEPS: readonly JsonPathStep[] = [];
