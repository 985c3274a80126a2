import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { BodyBudget } from "./body-budget.ts";

/** The client closed the connection before its body was complete. Not an error of the server. */
export class RequestAbortedError extends Error {
  override readonly name = "RequestAbortedError";

  constructor() {
    super("The client closed the connection");
  }

  /** For the log: nobody reads it. nginx uses this status, too. */
  toResponse(): Response {
    return new Response(null, { status: 499 });
  }
}

/** Of the process, whose memory it bounds. */
const budget = new BodyBudget();
const FIRST_BUFFER_BYTES = 4096;

/**
 * Runs `work` with the body, or with null if it is larger than the limit; the rest is not stored. The body counts until `work`
 * has ended, also if its client is gone by then.
 * @param caller the user's ID, else the role: the bodies of one caller share a budget
 * @throws RequestAbortedError also when the budget is used up
 */
export async function withLimitedBody<T>(
  context: Context,
  maxBytes: number,
  caller: string,
  work: (body: Buffer<ArrayBuffer> | null) => Promise<T>,
): Promise<T> {
  const request = context.req.raw;
  if (Number(request.headers.get("content-length")) > maxBytes) return work(null);
  // Set by the HTTP server; missing for requests in memory. Canceling a web stream would destroy its socket.
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
  if (incoming === undefined) return work(await readStream(request, maxBytes));
  try {
    return await work(await readIncoming(incoming, maxBytes, caller));
  } finally {
    budget.release(caller, incoming);
  }
}

async function readStream(request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer> | null> {
  const body = new GrowingBuffer(maxBytes);
  for await (const chunk of request.body ?? []) if (!body.append(chunk)) return null;
  return body.content;
}

function readIncoming(
  incoming: HttpBindings["incoming"],
  maxBytes: number,
  caller: string,
): Promise<Buffer<ArrayBuffer> | null> {
  return new Promise((resolve, reject) => {
    const body = new GrowingBuffer(maxBytes);
    const onData = (chunk: Buffer) => {
      if (body.append(chunk)) budget.hold(caller, incoming, body.allocatedBytes);
      else settle(() => resolve(null));
    };
    const onEnd = () => settle(() => resolve(body.content));
    const onClose = () => settle(() => reject(new RequestAbortedError()));
    function settle(report: () => void): void {
      incoming.off("data", onData).off("end", onEnd).off("close", onClose);
      // Discards the rest, which `RequestQueue` bounds.
      incoming.resume();
      report();
    }
    if (incoming.destroyed) return reject(new RequestAbortedError());
    // Every error is followed by "close".
    incoming
      .on("error", () => {})
      .on("data", onData)
      .on("end", onEnd)
      .on("close", onClose);
  });
}

/** Copies the chunks: a list of them would use hundreds of bytes for each, and a client may send chunks of one byte. */
class GrowingBuffer {
  readonly #maxBytes: number;
  #buffer = Buffer.alloc(0);
  #length = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get allocatedBytes(): number {
    return this.#buffer.length;
  }

  get content(): Buffer<ArrayBuffer> {
    return this.#buffer.subarray(0, this.#length);
  }

  /** False if the limit is exceeded. */
  append(chunk: Uint8Array): boolean {
    const length = this.#length + chunk.byteLength;
    if (length > this.#maxBytes) return false;
    if (length > this.#buffer.length) {
      const bytes = Math.min(this.#maxBytes, Math.max(length, 2 * this.#buffer.length, FIRST_BUFFER_BYTES));
      const larger = Buffer.alloc(bytes);
      larger.set(this.content);
      this.#buffer = larger;
    }
    this.#buffer.set(chunk, this.#length);
    this.#length = length;
    return true;
  }
}
