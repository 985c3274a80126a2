/** One question over HTTP to a data service, with all that can be wrong about the way there and back. */
import { readCappedText } from "./capped-text.ts";

/** `fetch` with an address as text. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

export interface OutsideQuestion {
  readonly fetch: Fetch;
  readonly address: string;
  /** The key among them. */
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly maxAnswerBytes: number;
}

export type OutsideAnswer =
  | { readonly kind: "answer"; readonly response: Response; readonly text: string }
  | { readonly kind: "unreachable" | "timed-out" | "too-long" };

/**
 * Asks with GET; never throws. Redirects come back as answers, so that the key never follows one to another host. What
 * fetch throws may quote the request's headers, the key among them: it goes no further.
 */
export async function askOutside(question: OutsideQuestion): Promise<OutsideAnswer> {
  const { signal } = question;
  try {
    return await untilAborted(ask(question), signal);
  } catch {
    return { kind: signal.aborted ? "timed-out" : "unreachable" };
  }
}

async function ask({ fetch, address, headers, signal, maxAnswerBytes }: OutsideQuestion): Promise<OutsideAnswer> {
  const response = await fetch(address, { headers: { ...headers }, redirect: "manual", signal });
  const text = await readCappedText(response, maxAnswerBytes);
  return text === null ? { kind: "too-long" } : { kind: "answer", response, text };
}

/** The work's result, unless the signal comes first; for waits that cannot be aborted themselves. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}
