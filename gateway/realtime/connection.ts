import type { WebSocket } from "ws";
import type { Claims } from "#gateway/tokens/claims.ts";
import { type Admitted, limitFrames } from "./admission.ts";
import { authorizeJoin, expiredMessage, SESSION_ENDED } from "./authorize-join.ts";
import type { Receiver } from "./backlog.ts";
import { Channel, type Socket } from "./channel.ts";
import { bytesOf, FrameQueue } from "./frame-queue.ts";
import { FrameError, type IncomingFrame, parseFrame, USER_BROADCAST, type Version, writeFrame } from "./frames.ts";
import { JoinError, parseJoinRequest } from "./join-request.ts";
import { isRecord } from "./json.ts";
import { LIMITS, RateLimit } from "./limits.ts";
import type { RealtimeService } from "./service.ts";
import { bindingId, createBindings, SubscriptionError } from "./subscription.ts";

const CLOSE = { invalidPayload: 1007, policyViolation: 1008, internalError: 1011 } as const;
/** The socket is paused while this many frames are queued. */
const MAX_QUEUED_FRAMES = 50;
const TOPIC = /^realtime:./s;

/** One WebSocket and its channels. Handles frames one after the other. */
export class Connection implements Socket, Admitted, Receiver {
  readonly version: Version;
  readonly network: string;
  readonly channels = new Map<string, Channel>();
  lastReceivedAtMs: number;
  /** Resolves when the socket has closed. */
  readonly closed: Promise<void>;
  readonly #service: RealtimeService;
  readonly #socket: WebSocket;
  /** Used for joins without a token. */
  readonly #apiKey: string;
  readonly #joins = new RateLimit(LIMITS.joinsPerSecond, 1000);
  readonly #events = new RateLimit(LIMITS.eventsPerSecond, 1000);
  readonly #queue: FrameQueue;
  /** When a socket without channels is closed. */
  #guestUntilMs: number;
  #isOpen = true;

  constructor(
    service: RealtimeService,
    socket: WebSocket,
    options: { readonly version: Version; readonly apiKey: string; readonly network: string },
  ) {
    this.#service = service;
    this.#socket = socket;
    this.version = options.version;
    this.#apiKey = options.apiKey;
    this.network = options.network;
    this.#queue = new FrameQueue(socket, (error) => {
      service.onUnexpectedError(error);
      this.close(CLOSE.internalError, "Internal server error");
    });
    this.lastReceivedAtMs = service.clock();
    this.#guestUntilMs = this.lastReceivedAtMs + LIMITS.guestTimeoutMs;
    socket.on("message", (data, isBinary) => this.#receive(bytesOf(data), isBinary));
    // Every error is followed by "close".
    socket.on("error", () => {});
    this.closed = new Promise((resolve) => socket.on("close", () => resolve()));
    socket.on("close", () => this.#onClose());
  }

  get isGuest(): boolean {
    return this.channels.size === 0;
  }

  get isAnonymous(): boolean {
    return [...this.channels.values()].every(({ claims }) => claims.sub === undefined);
  }

  send(frame: string | Buffer): void {
    if (!this.#isOpen) return;
    // Drops slow consumers; they reconnect and refetch.
    if (this.unsentBytes > LIMITS.bufferedBytes) return this.terminate();
    // Node copies strings that the kernel does not accept at once; buffers are shared by all receivers.
    const bytes = typeof frame === "string" ? Buffer.from(frame) : frame;
    // Buffers are binary broadcasts or JSON text, which starts with a bracket.
    this.#socket.send(bytes, { binary: bytes[0] === USER_BROADCAST });
    if (this.unsentBytes > 0) this.#service.backlog.add(this, bytes);
  }

  get unsentBytes(): number {
    return this.#socket.bufferedAmount;
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  /** Whether it was silent, or without a channel, for too long. A clock that was set back prolongs neither. */
  hasOverstayed(nowMs: number): "silent" | "guest" | null {
    this.lastReceivedAtMs = Math.min(this.lastReceivedAtMs, nowMs);
    this.#guestUntilMs = Math.min(this.#guestUntilMs, nowMs + LIMITS.idleGuestTimeoutMs);
    if (nowMs - this.lastReceivedAtMs > LIMITS.idleTimeoutMs) return "silent";
    return this.isGuest && nowMs > this.#guestUntilMs ? "guest" : null;
  }

  /** Call it until the socket is closed: a client may ignore the first call. */
  closeGuest(): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.close(CLOSE.policyViolation, "No channel was joined");
    else this.terminate();
  }

  terminate(): void {
    this.#socket.terminate();
    this.#onClose();
  }

  /** To whom `FramePace` counts the frames. */
  get #sender(): string {
    const [channel] = this.channels.values();
    return channel?.claims.sub ?? this.network;
  }

  #onClose(): void {
    this.#isOpen = false;
    this.#service.backlog.remove(this);
    for (const channel of this.channels.values()) channel.leave();
  }

  #receive(data: Buffer, isBinary: boolean): void {
    this.lastReceivedAtMs = this.#service.clock();
    this.#queue.add(data.length, this.isGuest ? LIMITS.guestQueuedFrames : MAX_QUEUED_FRAMES, async () => {
      await this.#service.framePace.turn(this.#sender, data.length);
      try {
        if (this.#isOpen) await this.#handle(parseFrame(data, isBinary, this.version));
      } catch (error) {
        if (!(error instanceof FrameError)) throw error;
        this.close(CLOSE.invalidPayload, error.message);
      }
    });
  }

  #handle(frame: IncomingFrame): Promise<void> | void {
    const { topic, joinRef } = frame;
    if (frame.kind === "push" && topic === "phoenix") return this.#reply(frame, "ok", {});
    if (frame.kind === "push" && frame.event === "phx_join") return this.#join(frame, frame.payload);
    const channel = this.channels.get(topic);
    if (channel === undefined) return this.#reply(frame, "error", { reason: "unmatched topic" });
    // Sent before the client joined again.
    if (joinRef !== null && joinRef !== channel.joinRef) return;
    if (!this.#events.take(this.#service.clock())) return channel.closeWithError("Too many messages per second");
    if (frame.kind === "broadcast") {
      channel.broadcast(this.#sender, frame.broadcast);
      return channel.config.ack ? this.#reply(frame, "ok", {}) : undefined;
    }
    return this.#push(channel, frame);
  }

  #push(channel: Channel, frame: Extract<IncomingFrame, { kind: "push" }>): Promise<void> | void {
    const { event, payload } = frame;
    if (event === "phx_leave") {
      this.#reply(frame, "ok", {});
      return channel.close();
    }
    if (event === "access_token") return this.#updateToken(channel, payload.access_token);
    if (event === "presence") {
      const reason = channel.updatePresence(payload.event, isRecord(payload.payload) ? payload.payload : {});
      return reason === null ? this.#reply(frame, "ok", {}) : this.#reply(frame, "error", { reason });
    }
    return this.#reply(frame, "error", { reason: `unknown event ${event.slice(0, 50)}` });
  }

  async #join(frame: IncomingFrame, payload: unknown): Promise<void> {
    const { topic } = frame;
    try {
      const { token, config } = this.#checkJoin(topic, payload);
      const name = topic.slice("realtime:".length);
      const claims = await authorizeJoin(this.#service, token ?? this.#apiKey, name);
      if (config.isPrivate) {
        throw new JoinError(`Unauthorized: You do not have permissions to read from this Channel topic: ${name}`);
      }
      const join = { topic, joinRef: frame.joinRef, config, claims };
      const channel = new Channel(this.#service, this, join, () => {
        if (this.channels.get(topic) === channel) this.#leave(topic);
      });
      await this.#enter(channel, frame);
    } catch (error) {
      if (!(error instanceof JoinError)) throw error;
      this.#reply(frame, "error", { reason: error.message });
    }
  }

  /** Subscribes before it replies, so that what the client reads after the reply misses no change. */
  async #enter(channel: Channel, frame: IncomingFrame): Promise<void> {
    const { database, feed, topics, joinBudget, framePace } = this.#service;
    const { changes, presence, waitForChanges } = channel.config;
    let subscribeError: string | null = null;
    try {
      channel.bindings = await createBindings(database, channel, changes);
    } catch (error) {
      if (!(error instanceof SubscriptionError)) throw error;
      if (waitForChanges) throw new JoinError(`RealtimeDisabledForConfiguration: ${error.message}`);
      subscribeError = error.message;
    }
    if (!this.#isOpen) return;
    channel.giveBack = joinBudget.take(channel, this);
    this.channels.get(channel.topic)?.close();
    this.channels.set(channel.topic, channel);
    limitFrames(this.#socket, LIMITS.frameBytes);
    topics.add(channel);
    if (channel.bindings.length > 0) feed.add(channel);
    this.#reply(frame, "ok", { postgres_changes: changes.map((request) => ({ id: bindingId(request), ...request })) });
    if (subscribeError !== null) channel.sendSystem("postgres_changes", "error", subscribeError);
    else if (changes.length > 0) channel.sendSystem("postgres_changes", "ok", "Subscribed to PostgreSQL");
    if (presence) {
      const state = this.#service.presenceState(channel.topic);
      framePace.sent(this.#sender, 1, state.length);
      channel.push("presence_state", state);
    }
  }

  #leave(topic: string): void {
    this.channels.delete(topic);
    if (!this.isGuest) return;
    this.#guestUntilMs = this.#service.clock() + LIMITS.idleGuestTimeoutMs;
    limitFrames(this.#socket, LIMITS.guestFrameBytes);
  }

  #checkJoin(topic: string, payload: unknown) {
    if (!TOPIC.test(topic) || Buffer.byteLength(topic) > LIMITS.topicLength) throw new JoinError("unmatched topic");
    if (!this.#joins.take(this.#service.clock())) {
      throw new JoinError("ClientJoinRateLimitReached: Too many joins per second");
    }
    if (this.channels.size >= LIMITS.channelsPerSocket && !this.channels.has(topic)) {
      throw new JoinError("ChannelRateLimitReached: Too many channels");
    }
    const request = parseJoinRequest(payload);
    if (request === null) throw new JoinError("InvalidJoinPayload: Invalid phx_join payload");
    return request;
  }

  async #updateToken(channel: Channel, token: unknown): Promise<void> {
    // The client sends null without a session.
    if (typeof token !== "string") return;
    try {
      channel.claims = await authorizeJoin(this.#service, token, channel.name);
    } catch (error) {
      if (!(error instanceof JoinError)) throw error;
      channel.closeWithError(error.message);
    }
  }

  /** Closes channels with an expired token or an ended session, and the socket of an ended session. */
  checkTokens(ended: ReadonlySet<Claims>): void {
    const nowMs = this.#service.clock();
    let sessionEnded = false;
    for (const channel of this.channels.values()) {
      const isEnded = ended.has(channel.claims);
      sessionEnded ||= isEnded;
      const reason = isEnded ? SESSION_ENDED : expiredMessage(channel.claims, nowMs);
      if (reason !== null) channel.closeWithError(reason);
    }
    if (sessionEnded) this.close(CLOSE.policyViolation, SESSION_ENDED);
  }

  #reply({ joinRef, ref, topic }: IncomingFrame, status: "ok" | "error", response: object): void {
    this.send(writeFrame(this.version, { joinRef, ref, topic }, "phx_reply", JSON.stringify({ status, response })));
  }
}
