/** Remembers results for texts: several rules ask for the same one. Bounded, so that many texts do not fill the memory. */
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

/** Remembers results for objects as long as they exist. */
export function memoizeObject<K extends object, T>(read: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, T>();
  return (key) => {
    let found = known.get(key);
    if (found === undefined) {
      found = read(key);
      known.set(key, found);
    }
    return found;
  };
}
