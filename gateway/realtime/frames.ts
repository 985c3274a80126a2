/** Phoenix frames: version 1.0.0 is a JSON object, 2.0.0 a JSON array, with binary frames for broadcasts. */

import { hasMoreValues, isNestedTooDeep } from "#gateway/http/json-nesting.ts";
import { isRecord } from "./json.ts";
import { LIMITS } from "./limits.ts";

export type Version = "1.0.0" | "2.0.0";

export interface Broadcast {
  readonly event: string;
  /** JSON text, or bytes that are passed on unread. */
  readonly body: string | Buffer;
}

interface Envelope {
  readonly joinRef: string | null;
  readonly ref: string | null;
  readonly topic: string;
}

export type IncomingFrame =
  | (Envelope & { readonly kind: "push"; readonly event: string; readonly payload: Readonly<Record<string, unknown>> })
  | (Envelope & { readonly kind: "broadcast"; readonly broadcast: Broadcast });

export class FrameError extends Error {
  override readonly name = "FrameError";
}

// Kinds and encodings of binary frames, as in the serializer of @supabase/realtime-js.
const USER_BROADCAST_PUSH = 3;
/** The first byte of a binary frame that the server sends. */
export const USER_BROADCAST = 4;
const PUSH_HEADER_BYTES = 7;
const BINARY_ENCODING = 0;
const JSON_ENCODING = 1;
const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Throws `FrameError`. */
export function parseFrame(data: Buffer, isBinary: boolean, version: Version): IncomingFrame {
  if (isBinary) {
    if (version === "1.0.0") throw new FrameError("version 1.0.0 has no binary frames");
    return parseBroadcastPush(data);
  }
  const frame = parseJson(data.toString("utf8"));
  const [joinRef, ref, topic, event, payload] =
    version === "2.0.0" && Array.isArray(frame)
      ? frame
      : version === "1.0.0" && isRecord(frame)
        ? [frame.join_ref, frame.ref, frame.topic, frame.event, frame.payload]
        : [];
  if (typeof topic !== "string" || typeof event !== "string" || !isRecord(payload ?? {})) {
    throw new FrameError("invalid frame: expected a topic, an event and an object as payload");
  }
  const envelope = { joinRef: parseRef(joinRef), ref: parseRef(ref), topic };
  const fields = (payload ?? {}) as Readonly<Record<string, unknown>>;
  if (event !== "broadcast") return { kind: "push", ...envelope, event, payload: fields };
  if (typeof fields.event !== "string") throw new FrameError("a broadcast needs an event");
  return {
    kind: "broadcast",
    ...envelope,
    broadcast: { event: fields.event, body: JSON.stringify(fields.payload ?? {}) },
  };
}

/** Layout: 3, lengths of join_ref, ref, topic, event and metadata, encoding, then these five fields and the body. */
function parseBroadcastPush(data: Buffer): IncomingFrame {
  if (data[0] !== USER_BROADCAST_PUSH || data.length < PUSH_HEADER_BYTES) throw new FrameError("unknown binary frame");
  let start = PUSH_HEADER_BYTES;
  const [joinRef = "", ref = "", topic = "", event = ""] = [1, 2, 3, 4, 5].map((position) => {
    const end = start + (data[position] ?? 0);
    if (end > data.length) throw new FrameError("truncated binary frame");
    const text = decode(data.subarray(start, end));
    start = end;
    return text;
  });
  const body = data.subarray(start);
  const encoding = data[PUSH_HEADER_BYTES - 1];
  if (encoding !== BINARY_ENCODING && encoding !== JSON_ENCODING) throw new FrameError("unknown encoding");
  const envelope = { joinRef: joinRef || null, ref: ref || null, topic };
  if (encoding === BINARY_ENCODING) return { kind: "broadcast", ...envelope, broadcast: { event, body } };
  const text = decode(body);
  parseJson(text);
  return { kind: "broadcast", ...envelope, broadcast: { event, body: text } };
}

/** `payload` is JSON text. */
export function writeFrame(
  version: Version,
  { joinRef, ref, topic }: Envelope,
  event: string,
  payload: string,
): string {
  return version === "2.0.0"
    ? `[${JSON.stringify(joinRef)},${JSON.stringify(ref)},${JSON.stringify(topic)},${JSON.stringify(event)},${payload}]`
    : `{"topic":${JSON.stringify(topic)},"event":${JSON.stringify(event)},"payload":${payload},"ref":${JSON.stringify(ref)},"join_ref":${JSON.stringify(joinRef)}}`;
}

/** Null for bytes in version 1.0.0, which cannot carry them. `event` and `topic` have at most 255 bytes. */
export function writeBroadcast(version: Version, topic: string, { event, body }: Broadcast): string | Buffer | null {
  if (typeof body === "string") {
    const payload = `{"type":"broadcast","event":${JSON.stringify(event)},"payload":${body}}`;
    return writeFrame(version, { joinRef: null, ref: null, topic }, "broadcast", payload);
  }
  if (version === "1.0.0") return null;
  const [topicBytes, eventBytes] = [Buffer.from(topic), Buffer.from(event)];
  const header = [USER_BROADCAST, topicBytes.length, eventBytes.length, 0, BINARY_ENCODING];
  return Buffer.concat([Buffer.from(header), topicBytes, eventBytes, body]);
}

function parseRef(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== "string" || value.length > 64)
    throw new FrameError("a reference must be null or a string of at most 64 characters");
  return value;
}

function decode(bytes: Buffer): string {
  try {
    return strictUtf8.decode(bytes);
  } catch (error) {
    throw new FrameError("invalid UTF-8", { cause: error });
  }
}

function parseJson(text: string): unknown {
  if (isNestedTooDeep(text, LIMITS.jsonDepth)) throw new FrameError("the payload is nested too deeply");
  if (hasMoreValues(text, LIMITS.jsonValues)) throw new FrameError("the payload has too many values");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FrameError("invalid JSON", { cause: error });
  }
}
