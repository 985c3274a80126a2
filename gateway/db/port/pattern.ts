/**
 * Bounds the cost of a regular expression before Postgres gets it. Postgres matches most patterns in linear time, but not
 * back-references (exponential), lookaround (quadratic) and counted repetitions (compiled by copying what they repeat).
 */

const MAX_LENGTH = 1000;
const MAX_REPETITIONS = 100;
/** Characters, classes and anchors, with counted repetitions written out. */
const MAX_ATOMS = 500;
/** Those of them that a match may skip: each one adds transitions to all others. */
const MAX_SKIPPABLE = 100;

const QUANTIFIER = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/y;
const OPTIONS = /\(\?([a-z]*)\)/y;
/** `b`, `e`, `q` and `x` select another syntax. */
const ALLOWED_OPTIONS = /^[cimnpstw]*$/;

interface Cost {
  readonly atoms: number;
  readonly skippable: number;
  readonly isUnbounded: boolean;
}

/** Of `like` and `ilike`: each wildcard may try all positions of a text. */
const MAX_WILDCARDS = 50;

/** As `patternViolation`, for a pattern of `like`. */
export function wildcardViolation(pattern: string): string | null {
  return (pattern.match(/[%_]/g)?.length ?? 0) > MAX_WILDCARDS ? `more than ${MAX_WILDCARDS} wildcards` : null;
}

/** Why Postgres should not run this pattern, or null. The syntax is that of advanced regular expressions, not validated. */
export function patternViolation(pattern: string): string | null {
  if (pattern.length > MAX_LENGTH) return `more than ${MAX_LENGTH} characters`;
  // The literal-string director: the rest has no syntax.
  if (pattern.startsWith("***=")) return pattern.length - 4 > MAX_ATOMS ? `more than ${MAX_ATOMS} characters` : null;
  try {
    new PatternReader(pattern).read();
    return null;
  } catch (error) {
    if (error instanceof PatternViolation) return error.message;
    throw error;
  }
}

class PatternViolation extends Error {}

class PatternReader {
  readonly #pattern: string;
  #position = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  read(): void {
    if (this.#take("***") && !this.#take(":")) throw new PatternViolation("an unknown director");
    const options = this.#match(OPTIONS);
    if (options && !ALLOWED_OPTIONS.test(options[1] ?? "")) throw new PatternViolation("an option for another syntax");
    let cost = this.#alternatives();
    // Postgres rejects a closing parenthesis without an opening one.
    while (this.#take(")")) cost = sum(cost, this.#alternatives());
  }

  #alternatives(): Cost {
    let cost: Cost = { atoms: 1, skippable: 0, isUnbounded: false };
    let isEmpty = true;
    let hasEmpty = false;
    for (;;) {
      const next = this.#pattern.charAt(this.#position);
      if (next === "" || next === ")") break;
      if (this.#take("|")) {
        hasEmpty ||= isEmpty;
        isEmpty = true;
        cost = sum(cost, ATOM);
      } else {
        isEmpty = false;
        cost = sum(cost, this.#quantified(this.#atom()));
      }
    }
    return hasEmpty || isEmpty ? { ...cost, skippable: cost.atoms } : cost;
  }

  #quantified(atom: Cost): Cost {
    let cost = atom;
    for (;;) {
      const quantifier = this.#match(QUANTIFIER);
      if (!quantifier) return cost;
      const [, symbol, from, comma, to] = quantifier;
      const min = symbol === undefined ? Number(from) : symbol === "+" ? 1 : 0;
      const isUnbounded = symbol === "*" || symbol === "+" || (comma !== undefined && to === "");
      const max = symbol === "?" ? 1 : isUnbounded ? Math.max(min, 1) : Number(to ?? from);
      cost = repeat(cost, min, max, isUnbounded);
    }
  }

  #atom(): Cost {
    if (this.#take("(")) return this.#group();
    if (this.#take("[")) this.#skipBrackets();
    else if (this.#pattern.charAt(this.#position) === "\\") this.#escape();
    else this.#position++;
    return ATOM;
  }

  #group(): Cost {
    if (this.#take("?") && !this.#take(":")) {
      throw new PatternViolation("a group other than (…) and (?:…), for example lookahead");
    }
    const cost = this.#alternatives();
    this.#take(")");
    return cost;
  }

  #escape(): void {
    const name = this.#pattern.charAt(this.#position + 1);
    if (/[1-9]/.test(name)) throw new PatternViolation("a back-reference");
    // `\cX` is a control character, whatever X is.
    this.#position += name === "c" ? 3 : 2;
  }

  /** After the opening bracket: `]` is literal in the first place and inside `[:…:]`, `[.….]` and `[=…=]`. */
  #skipBrackets(): void {
    this.#take("^");
    this.#take("]");
    while (this.#position < this.#pattern.length && !this.#take("]")) {
      const kind = /^\[[:.=]/.test(this.#pattern.slice(this.#position, this.#position + 2))
        ? this.#pattern.charAt(this.#position + 1)
        : null;
      if (kind !== null) {
        const end = this.#pattern.indexOf(`${kind}]`, this.#position + 2);
        this.#position = end === -1 ? this.#pattern.length : end + 2;
      } else if (this.#pattern.charAt(this.#position) === "\\") this.#escape();
      else this.#position++;
    }
  }

  #take(literal: string): boolean {
    if (!this.#pattern.startsWith(literal, this.#position)) return false;
    this.#position += literal.length;
    return true;
  }

  #match(regex: RegExp): RegExpExecArray | null {
    regex.lastIndex = this.#position;
    const match = regex.exec(this.#pattern);
    if (match) this.#position = regex.lastIndex;
    return match;
  }
}

const ATOM: Cost = { atoms: 1, skippable: 0, isUnbounded: false };

function sum(a: Cost, b: Cost): Cost {
  return bounded({
    atoms: a.atoms + b.atoms,
    skippable: a.skippable + b.skippable,
    isUnbounded: a.isUnbounded || b.isUnbounded,
  });
}

function repeat({ atoms, skippable, isUnbounded }: Cost, min: number, max: number, forever: boolean): Cost {
  if (max > MAX_REPETITIONS) throw new PatternViolation(`more than ${MAX_REPETITIONS} counted repetitions`);
  if (forever && isUnbounded) throw new PatternViolation("an unbounded quantifier inside another");
  const count = Math.max(max, 1);
  return bounded({
    atoms: atoms * count,
    skippable: skippable * count + atoms * (count - Math.min(min, count)),
    isUnbounded: isUnbounded || forever,
  });
}

function bounded(cost: Cost): Cost {
  if (cost.atoms > MAX_ATOMS) throw new PatternViolation(`more than ${MAX_ATOMS} characters and repetitions`);
  if (cost.skippable > MAX_SKIPPABLE) throw new PatternViolation(`more than ${MAX_SKIPPABLE} optional characters`);
  return cost;
}
