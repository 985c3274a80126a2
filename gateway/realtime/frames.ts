/**
 * Phoenix' frames, in both versions that the official client speaks: 1.0.0 is a JSON object, 2.0.0 a JSON list, and
 * broadcasts of 2.0.0 are binary with a small header.
 */
import { isRecord } from "./json.ts";

export type Version = "1.0.0" | "2.0.0";

/** A message of a channel's members to each other. The body is JSON as text, or bytes that mean nothing to us. */
export interface Broadcast {
  readonly event: string;
  readonly body: string | Buffer;
}

interface Address {
  readonly joinRef: string | null;
  readonly ref: string | null;
  readonly topic: string;
}

/** What a client sends. */
export type Incoming =
  | (Address & { readonly kind: "push"; readonly event: string; readonly payload: Readonly<Record<string, unknown>> })
  | (Address & { readonly kind: "broadcast"; readonly broadcast: Broadcast });

/** A frame that is none. */
export class FrameError extends Error {
  override readonly name = "FrameError";
}

const PUSHED_BROADCAST = 3;
const SENT_BROADCAST = 4;
const PUSH_HEADER_BYTES = 7;
const RAW = 0;
const JSON_TEXT = 1;
const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Throws `FrameError` for what is not a frame of the version. */
export function readFrame(data: Buffer, isBinary: boolean, version: Version): Incoming {
  if (isBinary) {
    if (version === "1.0.0") throw new FrameError("binary frames are not part of version 1.0.0");
    return readPushedBroadcast(data);
  }
  const frame = parse(data.toString("utf8"));
  const [joinRef, ref, topic, event, payload] =
    version === "2.0.0" && Array.isArray(frame)
      ? frame
      : version === "1.0.0" && isRecord(frame)
        ? [frame.join_ref, frame.ref, frame.topic, frame.event, frame.payload]
        : [];
  if (typeof topic !== "string" || typeof event !== "string" || !isRecord(payload ?? {})) {
    throw new FrameError("a frame names a topic and an event, and its payload is an object");
  }
  const address = { joinRef: reference(joinRef), ref: reference(ref), topic };
  const fields = (payload ?? {}) as Readonly<Record<string, unknown>>;
  if (event !== "broadcast") return { kind: "push", ...address, event, payload: fields };
  if (typeof fields.event !== "string") throw new FrameError("a broadcast names its event");
  return { kind: "broadcast", ...address, broadcast: { event: fields.event, body: write(fields.payload ?? {}) } };
}

/** Bytes: 3, the lengths of join_ref, ref, topic, event and meta, the encoding, then these five and the body. */
function readPushedBroadcast(data: Buffer): Incoming {
  if (data[0] !== PUSHED_BROADCAST || data.length < PUSH_HEADER_BYTES) throw new FrameError("an unknown binary frame");
  let start = PUSH_HEADER_BYTES;
  const [joinRef = "", ref = "", topic = "", event = ""] = [1, 2, 3, 4, 5].map((place) => {
    const end = start + (data[place] ?? 0);
    if (end > data.length) throw new FrameError("a binary frame ends too early");
    const text = decode(data.subarray(start, end));
    start = end;
    return text;
  });
  const body = data.subarray(start);
  const encoding = data[PUSH_HEADER_BYTES - 1];
  if (encoding !== RAW && encoding !== JSON_TEXT) throw new FrameError("an unknown encoding");
  const address = { joinRef: joinRef || null, ref: ref || null, topic };
  if (encoding === RAW) return { kind: "broadcast", ...address, broadcast: { event, body } };
  const text = decode(body);
  parse(text);
  return { kind: "broadcast", ...address, broadcast: { event, body: text } };
}

/** One of the protocol's own messages; `payload` is JSON text. */
export function writeFrame(version: Version, { joinRef, ref, topic }: Address, event: string, payload: string): string {
  return version === "2.0.0"
    ? `[${JSON.stringify(joinRef)},${JSON.stringify(ref)},${JSON.stringify(topic)},${JSON.stringify(event)},${payload}]`
    : `{"topic":${JSON.stringify(topic)},"event":${JSON.stringify(event)},"payload":${payload},"ref":${JSON.stringify(ref)},"join_ref":${JSON.stringify(joinRef)}}`;
}

/** Null where the version cannot carry it: bytes need version 2.0.0. `event` and `topic` have at most 255 bytes. */
export function writeBroadcast(version: Version, topic: string, { event, body }: Broadcast): string | Buffer | null {
  if (typeof body === "string") {
    const payload = `{"type":"broadcast","event":${JSON.stringify(event)},"payload":${body}}`;
    return writeFrame(version, { joinRef: null, ref: null, topic }, "broadcast", payload);
  }
  if (version === "1.0.0") return null;
  const [topicBytes, eventBytes] = [Buffer.from(topic), Buffer.from(event)];
  const header = [SENT_BROADCAST, topicBytes.length, eventBytes.length, 0, RAW];
  return Buffer.concat([Buffer.from(header), topicBytes, eventBytes, body]);
}

function reference(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== "string" || value.length > 64) throw new FrameError("a reference is a short text or null");
  return value;
}

function decode(bytes: Buffer): string {
  try {
    return strictUtf8.decode(bytes);
  } catch (error) {
    throw new FrameError("a frame's text is UTF-8", { cause: error });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FrameError("a frame is JSON", { cause: error });
  }
}

/** Nesting that is too deep for the writer is refused like any other broken frame. */
function write(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    throw new FrameError("a payload is nested too deeply", { cause: error });
  }
}
