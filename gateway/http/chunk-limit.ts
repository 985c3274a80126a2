import { IncomingMessage } from "node:http";

const MAX_SMALL_CHUNKS = 512;
const SMALL_CHUNK_BYTES = 64;

/**
 * A request that closes its socket if its body comes in many tiny chunks. An unread chunk uses 400 bytes of memory, however small
 * it is, and Node's own limit of unread bodies counts the bytes only.
 */
export class ChunkLimitedRequest extends IncomingMessage {
  #chunks = 0;
  #bytes = 0;

  /** Called by Node's HTTP parser with each chunk, and with null at the end. */
  override push(chunk: Buffer | null): boolean {
    this.#chunks += 1;
    this.#bytes += chunk?.byteLength ?? 0;
    if (this.#chunks > MAX_SMALL_CHUNKS && this.#bytes < this.#chunks * SMALL_CHUNK_BYTES) {
      this.destroy();
      return false;
    }
    return super.push(chunk);
  }
}
