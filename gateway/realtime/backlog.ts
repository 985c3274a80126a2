/** Bounds the memory of the frames that clients have not received yet, on all sockets of a server. */

/** Of Node's and the kernel's bookkeeping for a waiting frame, however small it is. */
const FRAME_OVERHEAD_BYTES = 512;
/** Terminates more than necessary, so that the next frame does not check all sockets again. */
const REDUCE_TO = 0.75;

export interface Receiver {
  /** Bytes that the kernel has not accepted yet. */
  readonly unsentBytes: number;
  /** Must call `remove`. */
  terminate(): void;
}

interface Waiting {
  readonly frame: Buffer;
}

interface Queue {
  /** Oldest first. */
  readonly frames: Set<Waiting>;
  bytes: number;
}

export class Backlog {
  readonly #maxBytes: number;
  readonly #queues = new Map<Receiver, Queue>();
  /** How many receivers wait for each frame: one broadcast is one buffer, whatever their number. */
  readonly #receivers = new Map<Buffer, number>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Call it after a frame was passed to a socket that could not send it at once. May terminate any receiver. */
  add(receiver: Receiver, frame: Buffer): void {
    const queue = this.#queues.get(receiver) ?? { frames: new Set(), bytes: 0 };
    this.#queues.set(receiver, queue);
    queue.frames.add({ frame });
    queue.bytes += frame.length;
    const receivers = this.#receivers.get(frame) ?? 0;
    this.#receivers.set(frame, receivers + 1);
    this.#bytes += FRAME_OVERHEAD_BYTES + (receivers === 0 ? frame.length : 0);
    this.#trim(receiver, queue);
    if (this.#bytes <= this.#maxBytes) return;
    this.trim();
    if (this.#bytes > this.#maxBytes) this.#terminateSlowest();
  }

  remove(receiver: Receiver): void {
    const queue = this.#queues.get(receiver);
    if (queue === undefined) return;
    this.#queues.delete(receiver);
    for (const waiting of queue.frames) this.#release(queue, waiting);
  }

  /** Removes the frames that were sent in the meantime. */
  trim(): void {
    for (const [receiver, queue] of this.#queues) this.#trim(receiver, queue);
  }

  #trim(receiver: Receiver, queue: Queue): void {
    const { unsentBytes } = receiver;
    for (const waiting of queue.frames) {
      if (unsentBytes > 0 && queue.bytes - waiting.frame.length < unsentBytes) return;
      this.#release(queue, waiting);
    }
    this.#queues.delete(receiver);
  }

  #release(queue: Queue, waiting: Waiting): void {
    const { frame } = waiting;
    queue.frames.delete(waiting);
    queue.bytes -= frame.length;
    const left = (this.#receivers.get(frame) ?? 1) - 1;
    if (left === 0) this.#receivers.delete(frame);
    else this.#receivers.set(frame, left);
    this.#bytes -= FRAME_OVERHEAD_BYTES + (left === 0 ? frame.length : 0);
  }

  #terminateSlowest(): void {
    const slowest = [...this.#queues.keys()].toSorted((a, b) => b.unsentBytes - a.unsentBytes);
    for (const receiver of slowest) {
      if (this.#bytes <= this.#maxBytes * REDUCE_TO) return;
      receiver.terminate();
    }
  }
}
