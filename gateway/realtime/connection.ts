/** One open socket and its channels. Frames are handled one after the other. */
import type { RawData, WebSocket } from "ws";
import type { Claims } from "#gateway/tokens/claims.ts";
import { admit, expiredFor, JoinRefusal, NOT_ALIVE } from "./admission.ts";
import { Channel, type Socket } from "./channel.ts";
import { FrameError, type Incoming, readFrame, type Version, writeFrame } from "./frames.ts";
import { readJoinRequest } from "./join-request.ts";
import { isRecord } from "./json.ts";
import { LIMITS, RateLimit } from "./limits.ts";
import type { RealtimeService } from "./service.ts";
import { bindingId, SubscriptionError, subscribe } from "./subscription.ts";

const CLOSE = { malformed: 1007, tooMuch: 1008, unexpected: 1011 } as const;
/** Frames of one socket that wait for their turn; then it is read no further for a while. */
const MOST_WAITING = 50;
const TOPIC = /^realtime:./s;

export class Connection implements Socket {
  readonly version: Version;
  readonly channels = new Map<string, Channel>();
  lastHeardAtMs: number;
  /** Resolves when the socket has closed. */
  readonly ended: Promise<void>;
  readonly #service: RealtimeService;
  readonly #socket: WebSocket;
  /** Stands in for the token that a join does not bring. */
  readonly #apiKey: string;
  readonly #joins = new RateLimit(LIMITS.joinsPerSecond, 1000);
  readonly #events = new RateLimit(LIMITS.eventsPerSecond, 1000);
  #work = Promise.resolve();
  #waiting = 0;
  #isOpen = true;

  constructor(
    service: RealtimeService,
    socket: WebSocket,
    options: { readonly version: Version; readonly apiKey: string },
  ) {
    this.#service = service;
    this.#socket = socket;
    this.version = options.version;
    this.#apiKey = options.apiKey;
    this.lastHeardAtMs = service.clock();
    socket.on("message", (data, isBinary) => this.#receive(asBuffer(data), isBinary));
    // A "close" follows every error.
    socket.on("error", () => {});
    this.ended = new Promise((resolve) => socket.on("close", () => resolve()));
    socket.on("close", () => this.#closed());
  }

  get isAnonymous(): boolean {
    return [...this.channels.values()].every(({ bearer }) => bearer.sub === undefined);
  }

  send(frame: string | Buffer): void {
    if (!this.#isOpen) return;
    // Whoever is too far behind comes back and reads anew.
    if (this.#socket.bufferedAmount > LIMITS.behindBytes) this.terminate();
    else this.#socket.send(frame, { binary: typeof frame !== "string" && frame[0] === BROADCAST_BYTE });
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  terminate(): void {
    this.#socket.terminate();
    this.#closed();
  }

  #closed(): void {
    this.#isOpen = false;
    for (const channel of this.channels.values()) channel.leave();
  }

  #receive(data: Buffer, isBinary: boolean): void {
    this.lastHeardAtMs = this.#service.clock();
    let frame: Incoming;
    try {
      frame = readFrame(data, isBinary, this.version);
    } catch (error) {
      if (!(error instanceof FrameError)) throw error;
      this.close(CLOSE.malformed, error.message);
      return;
    }
    if (++this.#waiting >= MOST_WAITING) this.#socket.pause();
    this.#work = this.#work
      .then(() => (this.#isOpen ? this.#handle(frame) : undefined))
      .catch((error: unknown) => {
        this.#service.onUnexpectedError(error);
        this.close(CLOSE.unexpected, "Something went wrong");
      })
      .finally(() => {
        if (--this.#waiting === 0) this.#socket.resume();
      });
  }

  #handle(frame: Incoming): Promise<void> | void {
    const { topic, joinRef } = frame;
    if (frame.kind === "push" && topic === "phoenix") return this.#reply(frame, "ok", {});
    if (frame.kind === "push" && frame.event === "phx_join") return this.#join(frame, frame.payload);
    const channel = this.channels.get(topic);
    if (channel === undefined) return this.#reply(frame, "error", { reason: "unmatched topic" });
    // Sent before the channel was joined anew.
    if (joinRef !== null && joinRef !== channel.joinRef) return;
    if (!this.#events.take(this.#service.clock())) return channel.expel("Too many messages per second");
    if (frame.kind === "broadcast") {
      channel.broadcast(frame.broadcast);
      return channel.config.ack ? this.#reply(frame, "ok", {}) : undefined;
    }
    return this.#push(channel, frame);
  }

  #push(channel: Channel, frame: Extract<Incoming, { kind: "push" }>): Promise<void> | void {
    const { event, payload } = frame;
    if (event === "phx_leave") {
      this.#reply(frame, "ok", {});
      return channel.close();
    }
    if (event === "access_token") return this.#renew(channel, payload.access_token);
    if (event === "presence") {
      const refusal = channel.changePresence(payload.event, isRecord(payload.payload) ? payload.payload : {});
      return refusal === null ? this.#reply(frame, "ok", {}) : this.#reply(frame, "error", { reason: refusal });
    }
    return this.#reply(frame, "error", { reason: `unknown event ${event.slice(0, 50)}` });
  }

  async #join(frame: Incoming, payload: unknown): Promise<void> {
    const { topic } = frame;
    try {
      const { token, config } = this.#checkJoin(topic, payload);
      const name = topic.slice("realtime:".length);
      const bearer = await admit(this.#service, token ?? this.#apiKey, name);
      if (config.isPrivate) {
        throw new JoinRefusal(`Unauthorized: You do not have permissions to read from this Channel topic: ${name}`);
      }
      const join = { topic, joinRef: frame.joinRef, config, bearer };
      const channel = new Channel(this.#service, this, join, () => {
        if (this.channels.get(topic) === channel) this.channels.delete(topic);
      });
      await this.#enter(channel, frame);
    } catch (error) {
      if (!(error instanceof JoinRefusal)) throw error;
      this.#reply(frame, "error", { reason: error.message });
    }
  }

  /** Changes are subscribed to before the client hears that it has joined: what it reads then misses nothing. */
  async #enter(channel: Channel, frame: Incoming): Promise<void> {
    const { database, feed, topics } = this.#service;
    const { changes, presence, waitForChanges } = channel.config;
    let failure: string | null = null;
    try {
      channel.bindings = await subscribe(database, channel.role, changes);
    } catch (error) {
      if (!(error instanceof SubscriptionError)) throw error;
      if (waitForChanges) throw new JoinRefusal(`RealtimeDisabledForConfiguration: ${error.message}`);
      failure = error.message;
    }
    if (!this.#isOpen) return;
    this.channels.get(channel.topic)?.close();
    this.channels.set(channel.topic, channel);
    topics.add(channel);
    if (channel.bindings.length > 0) feed.add(channel);
    this.#reply(frame, "ok", { postgres_changes: changes.map((wish) => ({ id: bindingId(wish), ...wish })) });
    if (failure !== null) channel.tellSystem("postgres_changes", "error", failure);
    else if (changes.length > 0) channel.tellSystem("postgres_changes", "ok", "Subscribed to PostgreSQL");
    if (presence) channel.push("presence_state", this.#service.presenceState(channel.topic));
  }

  #checkJoin(topic: string, payload: unknown) {
    if (!TOPIC.test(topic) || Buffer.byteLength(topic) > LIMITS.topicLength) throw new JoinRefusal("unmatched topic");
    if (!this.#joins.take(this.#service.clock())) {
      throw new JoinRefusal("ClientJoinRateLimitReached: Too many joins per second");
    }
    if (this.channels.size >= LIMITS.channelsPerSocket && !this.channels.has(topic)) {
      throw new JoinRefusal("ChannelRateLimitReached: Too many channels");
    }
    const request = readJoinRequest(payload);
    if (request === null) throw new JoinRefusal("InvalidJoinPayload: The join is not what the protocol says");
    return request;
  }

  async #renew(channel: Channel, token: unknown): Promise<void> {
    // Also sent where there is none.
    if (typeof token !== "string") return;
    try {
      channel.bearer = await admit(this.#service, token, channel.name);
    } catch (error) {
      if (!(error instanceof JoinRefusal)) throw error;
      channel.expel(error.message);
    }
  }

  /** Ends what its tokens do not allow any more. */
  checkTokens(ended: ReadonlySet<Claims>): void {
    const nowMs = this.#service.clock();
    let sessionEnded = false;
    for (const channel of this.channels.values()) {
      const isEnded = ended.has(channel.bearer);
      sessionEnded ||= isEnded;
      const why = isEnded ? NOT_ALIVE : expiredFor(channel.bearer, nowMs);
      if (why !== null) channel.expel(why);
    }
    if (sessionEnded) this.close(CLOSE.tooMuch, NOT_ALIVE);
  }

  #reply({ joinRef, ref, topic }: Incoming, status: "ok" | "error", response: object): void {
    this.send(writeFrame(this.version, { joinRef, ref, topic }, "phx_reply", JSON.stringify({ status, response })));
  }
}

/** What a binary frame of ours starts with; texts come as bytes too, and start with a bracket. */
const BROADCAST_BYTE = 4;

function asBuffer(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? Buffer.from(data) : data;
}
