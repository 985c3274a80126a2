import { codeAt, IDENTITY_SHIFT } from "./characters.ts";
import { mixBits } from "./name-index.ts";

const LEAST_BITS = 10;

/** Numbers per slot. */
const SLOT_SIZE = 2;
const SLOT_HASH = 0;
/** Position in the arrays plus one; 0 for none. */
const SLOT_POSITION = 1;

/** A map by names, folded: `ERGO` and `Ergo` are one key. Faster than a `Map` of folded names, of which it makes no copy. */
export class FoldedMap<Value> {
  readonly #names: string[] = [];
  readonly #values: Value[] = [];
  #bits: number;
  /** At most two of three are used. A hash beside its position: another array would be another cache miss. */
  #slots: Int32Array;

  /** @param expected how many names are expected, so that it need not grow */
  constructor(expected = 0) {
    this.#bits = Math.max(LEAST_BITS, Math.ceil(Math.log2(1.5 * expected + 1)));
    this.#slots = new Int32Array(SLOT_SIZE * 2 ** this.#bits);
  }

  get(name: string): Value | undefined {
    if (this.#values.length === 0) return undefined;
    const position = this.#slots[this.#slotOf(name, hashOf(name)) + SLOT_POSITION] as number;
    return position === 0 ? undefined : this.#values[position - 1];
  }

  has(name: string): boolean {
    return this.#values.length > 0 && this.#slots[this.#slotOf(name, hashOf(name)) + SLOT_POSITION] !== 0;
  }

  set(name: string, value: Value): void {
    if (this.add(name, value)) return;
    const slot = this.#slotOf(name, hashOf(name));
    this.#values[(this.#slots[slot + SLOT_POSITION] as number) - 1] = value;
  }

  /** Whether it was added; false where the name has a value. */
  add(name: string, value: Value): boolean {
    const hash = hashOf(name);
    const slot = this.#slotOf(name, hash);
    if (this.#slots[slot + SLOT_POSITION] !== 0) return false;
    this.#names.push(name);
    this.#slots[slot + SLOT_HASH] = hash;
    this.#slots[slot + SLOT_POSITION] = this.#values.push(value);
    if (3 * SLOT_SIZE * this.#values.length > 2 * this.#slots.length) this.#grow();
    return true;
  }

  /** Each as it was first written, in order. */
  names(): readonly string[] {
    return this.#names;
  }

  /** The offset of a name's slot, or of the free one for it. */
  #slotOf(name: string, hash: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = SLOT_SIZE * (mixBits(hash) >>> (32 - this.#bits));
    for (let position = 0; ; slot = (slot + SLOT_SIZE) & mask) {
      position = slots[slot + SLOT_POSITION] as number;
      if (position === 0) return slot;
      if (slots[slot + SLOT_HASH] === hash && isSame(this.#names[position - 1] as string, name)) return slot;
    }
  }

  #grow(): void {
    const former = this.#slots;
    this.#bits++;
    const slots = new Int32Array(2 * former.length);
    for (let at = 0; at < former.length; at += SLOT_SIZE) {
      const position = former[at + SLOT_POSITION] as number;
      if (position === 0) continue;
      const hash = former[at + SLOT_HASH] as number;
      let slot = SLOT_SIZE * (mixBits(hash) >>> (32 - this.#bits));
      while (slots[slot + SLOT_POSITION] !== 0) slot = (slot + SLOT_SIZE) & (slots.length - 1);
      slots[slot + SLOT_HASH] = hash;
      slots[slot + SLOT_POSITION] = position;
    }
    this.#slots = slots;
  }
}

/** The last two hashes: a name and its bare form are looked up several times in a row. */
const last = { name: "", hash: computeHash(""), olderName: "", olderHash: computeHash("") };

function hashOf(name: string): number {
  if (name === last.name) return last.hash;
  if (name === last.olderName) return last.olderHash;
  last.olderName = last.name;
  last.olderHash = last.hash;
  last.name = name;
  last.hash = computeHash(name);
  return last.hash;
}

function computeHash(name: string): number {
  let hash = name.length;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ (codeAt(name, at) >>> IDENTITY_SHIFT), 0x01000193);
  return hash;
}

function isSame(name: string, other: string): boolean {
  if (name === other) return true;
  if (name.length !== other.length) return false;
  for (let at = 0; at < name.length; at++) {
    if (codeAt(name, at) >>> IDENTITY_SHIFT !== codeAt(other, at) >>> IDENTITY_SHIFT) return false;
  }
  return true;
}
