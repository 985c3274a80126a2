/** Remembers the results for up to `max` texts, because several rules read the same text. */
export function memoize<T>(read: (text: string) => T, max = 4000): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let found = known.get(text);
    if (found === undefined) {
      found = read(text);
      if (known.size >= max) known.clear();
      known.set(text, found);
    }
    return found;
  };
}

/** Whether a UTF-16 unit matches. Remembers it by unit, which makes loops faster than an expression for several of them. */
export function unitTest(expression: RegExp): (unit: number) => boolean {
  // 0: not known yet, 1: no, 2: yes
  const known = new Uint8Array(0x10000);
  return (unit) => {
    // As an integer: `NaN`, beyond the end of a text, would make the array many times slower for all tests.
    const at = unit | 0;
    if (known[at] === 0) known[at] = expression.test(String.fromCharCode(at)) ? 2 : 1;
    return known[at] === 2;
  };
}

/** An object that holds what is remembered about it. */
interface Remembering {
  readonly results: unknown[];
}

let slots = 0;

/** Remembers results in the object. Faster than a map, and the results are released with the object. */
export function memoizeObject<K extends Remembering, T extends {}>(read: (key: K) => T): (key: K) => T {
  const slot = slots++;
  return (key) => (key.results[slot] ??= read(key)) as T;
}
