/** One question to Crunchbase v4: the limit, the key, the time, a second try, and the reading of its errors. */
import type { TakeCall } from "./call-limiter.ts";
import { parseJson } from "./capped-text.ts";
import { crunchbaseFault } from "./crunchbase-faults.ts";
import { askOutside, type Fetch } from "./external-fetch.ts";
import type { ProviderError } from "./provider.ts";

export interface CrunchbaseCallDeps {
  readonly apiKey: string;
  readonly fetch: Fetch;
  readonly takeCall: TakeCall;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly maxAnswerBytes: number;
}

/** What Crunchbase said: its JSON, or that the key's license or the question did not suit it (400, 403). */
export type CrunchbaseReply =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly isLicense: boolean };

/** A failure that may pass; `waitMs` is what the service asked us to wait, if it did. */
interface Setback {
  readonly error: ProviderError;
  readonly waitMs: number | null;
}

const TRIES = 2;
const BACK_OFF_MS = 500;
/** A service that asks for more patience than this gets no second try: the user would wait in front of a still screen. */
const LONGEST_BACK_OFF_MS = 5000;

/** @throws ProviderError, BackendError; a second try is made where the first failed for a reason that may pass. */
export async function askCrunchbase(
  deps: CrunchbaseCallDeps,
  address: string,
  signal: AbortSignal,
): Promise<CrunchbaseReply> {
  for (let attempt = 1; ; attempt++) {
    if (!(await deps.takeCall())) throw crunchbaseFault("rate_limited");
    const reply = await askOnce(deps, address, signal);
    if ("ok" in reply) return reply;
    const waitMs = reply.waitMs ?? BACK_OFF_MS;
    if (attempt === TRIES || waitMs > LONGEST_BACK_OFF_MS) throw reply.error;
    await deps.sleep(waitMs);
  }
}

async function askOnce(
  deps: CrunchbaseCallDeps,
  address: string,
  signal: AbortSignal,
): Promise<CrunchbaseReply | Setback> {
  const answer = await askOutside({
    fetch: deps.fetch,
    address,
    headers: { "X-cb-user-key": deps.apiKey, accept: "application/json" },
    signal,
    maxAnswerBytes: deps.maxAnswerBytes,
  });
  if (answer.kind === "answer") return readReply(answer.response, answer.text, deps.now());
  if (answer.kind === "unreachable") return { error: crunchbaseFault("unavailable"), waitMs: null };
  throw crunchbaseFault(answer.kind === "timed-out" ? "timeout" : "bad_answer");
}

function readReply(response: Response, text: string, now: number): CrunchbaseReply | Setback {
  const { status } = response;
  // Errors come as an object or in a list, under text/plain too: only the text itself tells.
  const body = parseJson(text);
  if (response.ok) {
    if (body === undefined) throw crunchbaseFault("bad_answer");
    return { ok: true, body };
  }
  if (status === 429) return { error: crunchbaseFault("rate_limited"), waitMs: readRetryAfter(response, now) };
  if (status >= 500) return { error: crunchbaseFault("unavailable"), waitMs: readRetryAfter(response, now) };
  if (status === 401) throw crunchbaseFault("unauthorized");
  if (status === 400 || status === 403) return { ok: false, isLicense: status === 403 || errorCode(body) === "MD403" };
  // A page instead of Crunchbase's error means that somebody else answers under the configured address.
  if (status === 404 && !text.trimStart().startsWith("<")) throw crunchbaseFault("not_found");
  throw crunchbaseFault("bad_answer");
}

function errorCode(body: unknown): unknown {
  const error: unknown = Array.isArray(body) ? body[0] : body;
  return typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
}

/** `Retry-After` in milliseconds from now, as seconds or as a date; null where it is absent or unreadable. */
function readRetryAfter(response: Response, now: number): number | null {
  const text = response.headers.get("retry-after")?.trim() ?? "";
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
