/**
 * Frees the memory of an upload's chunks as soon as they are written. The garbage collector would let 32 MB of them pile up for
 * each 50 MB (V8 collects external memory at twice the size of its young generation).
 */
export interface ChunkMemory {
  /** Takes ownership of a chunk. The caller must not read it afterwards. */
  own(chunk: Uint8Array): void;
  /** Frees the owned chunk that was written before, once parts of another one arrive: parts of a chunk share its memory. */
  written(part: Uint8Array): void;
}

export function createChunkMemory(): ChunkMemory {
  const owned = new WeakSet<ArrayBufferLike>();
  let last: ArrayBufferLike | null = null;
  return {
    own(chunk) {
      // A slice of a larger buffer, such as Node's pool, has neighbors.
      if (chunk.byteLength === chunk.buffer.byteLength) owned.add(chunk.buffer);
    },
    written({ buffer }) {
      if (last !== null && last !== buffer && owned.delete(last)) (last as ArrayBuffer).transfer(0);
      last = buffer;
    },
  };
}
