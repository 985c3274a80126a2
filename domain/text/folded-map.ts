import { codeAt, IDENTITY_SHIFT } from "./characters.ts";
import { mixBits } from "./name-index.ts";

const INITIAL_BITS = 10;

/** A map by names, folded: `ERGO` and `Ergo` are one key. Faster than a `Map` of folded names, of which it makes no copy. */
export class FoldedMap<Value> {
  readonly #names: string[] = [];
  readonly #values: Value[] = [];
  readonly #hashes: number[] = [];
  #bits = INITIAL_BITS;
  /** Position in the arrays plus one; 0 for none. At most half are used. */
  #slots = new Int32Array(2 ** INITIAL_BITS);

  get(name: string): Value | undefined {
    return this.#values[(this.#slots[this.#slotOf(name, hashOf(name))] as number) - 1];
  }

  has(name: string): boolean {
    return this.#slots[this.#slotOf(name, hashOf(name))] !== 0;
  }

  set(name: string, value: Value): void {
    if (this.add(name, value)) return;
    const slot = this.#slotOf(name, hashOf(name));
    this.#values[(this.#slots[slot] as number) - 1] = value;
  }

  /** Whether it was added; false where the name has a value. */
  add(name: string, value: Value): boolean {
    const hash = hashOf(name);
    const slot = this.#slotOf(name, hash);
    if (this.#slots[slot] !== 0) return false;
    this.#names.push(name);
    this.#hashes.push(hash);
    this.#slots[slot] = this.#values.push(value);
    if (2 * this.#values.length > this.#slots.length) this.#grow();
    return true;
  }

  /** Each as it was first written, in order. */
  names(): readonly string[] {
    return this.#names;
  }

  /** The slot of a name, or the free one for it. */
  #slotOf(name: string, hash: number): number {
    const slots = this.#slots;
    let slot = mixBits(hash) >>> (32 - this.#bits);
    for (let position = slots[slot] as number; position !== 0; position = slots[slot] as number) {
      if (this.#hashes[position - 1] === hash && isSame(this.#names[position - 1] as string, name)) break;
      slot = (slot + 1) & (slots.length - 1);
    }
    return slot;
  }

  #grow(): void {
    this.#bits++;
    const slots = new Int32Array(2 ** this.#bits);
    for (let position = 0; position < this.#hashes.length; position++) {
      let slot = mixBits(this.#hashes[position] as number) >>> (32 - this.#bits);
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = position + 1;
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

/** A small integer, so that an array of hashes holds no objects. */
function computeHash(name: string): number {
  let hash = name.length;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ (codeAt(name, at) >>> IDENTITY_SHIFT), 0x01000193);
  return hash >> 2;
}

function isSame(name: string, other: string): boolean {
  if (name === other) return true;
  if (name.length !== other.length) return false;
  for (let at = 0; at < name.length; at++) {
    if (codeAt(name, at) >>> IDENTITY_SHIFT !== codeAt(other, at) >>> IDENTITY_SHIFT) return false;
  }
  return true;
}
