import type { IncomingMessage } from "node:http";
import type { Context } from "hono";

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

/**
 * Null if the body is larger than the limit; the rest is not stored.
 * @throws RequestAbortedError
 */
export async function readLimitedBody(context: Context, maxBytes: number): Promise<Buffer<ArrayBuffer> | null> {
  const request = context.req.raw;
  if (Number(request.headers.get("content-length")) > maxBytes) return null;
  // Set by the HTTP server; missing for requests in memory. Canceling a web stream would destroy its socket.
  const incoming = (context.env as { readonly incoming?: IncomingMessage } | undefined)?.incoming;
  if (incoming !== undefined) return readIncoming(incoming, maxBytes);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function readIncoming(incoming: IncomingMessage, maxBytes: number): Promise<Buffer<ArrayBuffer> | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const onData = (chunk: Buffer) => {
      length += chunk.byteLength;
      if (length <= maxBytes) chunks.push(chunk);
      else settle(() => resolve(null));
    };
    const onEnd = () => settle(() => resolve(Buffer.concat(chunks)));
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
