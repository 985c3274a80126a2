import { randomUUID } from "node:crypto";
import type { Claims } from "#gateway/tokens/claims.ts";
import type { RenderedChange } from "./change.ts";
import { type Broadcast, type Version, writeFrame } from "./frames.ts";
import type { ChannelConfig } from "./join-request.ts";
import { LIMITS, RateLimit } from "./limits.ts";
import type { RealtimeService } from "./service.ts";
import type { Binding, Subscription } from "./subscription.ts";
import type { Member } from "./topics.ts";

export interface Socket {
  readonly version: Version;
  send(frame: string | Buffer): void;
}

/** One socket's membership in one topic. */
export class Channel implements Member, Subscription {
  readonly topic: string;
  /** The topic without its prefix. */
  readonly name: string;
  readonly joinRef: string | null;
  readonly config: ChannelConfig;
  bindings: readonly Binding[] = [];
  /** From `JoinBudget`. */
  giveBack = () => {};
  readonly #service: RealtimeService;
  readonly #socket: Socket;
  readonly #onClosed: () => void;
  readonly #presenceId = randomUUID();
  readonly #presenceKey: string;
  readonly #presenceCalls = new RateLimit(LIMITS.presenceCalls, LIMITS.presenceWindowMs);
  #claims: Claims;
  #claimsJson: string;
  #isPresent = false;

  constructor(
    service: RealtimeService,
    socket: Socket,
    join: {
      readonly topic: string;
      readonly joinRef: string | null;
      readonly config: ChannelConfig;
      readonly claims: Claims;
    },
    onClosed: () => void,
  ) {
    this.#service = service;
    this.#socket = socket;
    this.#onClosed = onClosed;
    this.topic = join.topic;
    this.name = join.topic.slice("realtime:".length);
    this.joinRef = join.joinRef;
    this.config = join.config;
    this.#presenceKey = join.config.presenceKey ?? randomUUID();
    this.#claims = join.claims;
    this.#claimsJson = JSON.stringify(join.claims);
  }

  get version(): Version {
    return this.#socket.version;
  }

  get role(): string {
    return this.#claims.role;
  }

  get wantsPresence(): boolean {
    return this.config.presence || this.#isPresent;
  }

  get claims(): Claims {
    return this.#claims;
  }

  /** Replaced when the client sends a new token. */
  set claims(claims: Claims) {
    this.#claims = claims;
    this.#claimsJson = JSON.stringify(claims);
  }

  get claimsJson(): string {
    return this.#claimsJson;
  }

  send(frame: string | Buffer): void {
    this.#socket.send(frame);
  }

  deliver(bindingIds: readonly number[], { data, frames }: RenderedChange): void {
    const cacheKey = `${this.version} ${bindingIds.join()} ${this.topic}`;
    const payload = () => `{"ids":[${bindingIds.join()}],"data":${data}}`;
    const frame =
      frames.get(cacheKey) ??
      Buffer.from(
        writeFrame(this.version, { joinRef: null, ref: null, topic: this.topic }, "postgres_changes", payload()),
      );
    frames.set(cacheKey, frame);
    this.#socket.send(frame);
  }

  /** supabase-js reports CHANNEL_ERROR and joins again. */
  fail(reason: string): void {
    this.sendSystem("postgres_changes", "error", reason);
    this.push("phx_error", "{}", this.joinRef);
    this.leave();
  }

  /** `payload` is JSON text. */
  push(event: string, payload: string, ref: string | null = null): void {
    this.#socket.send(writeFrame(this.version, { joinRef: this.joinRef, ref, topic: this.topic }, event, payload));
  }

  sendSystem(extension: string, status: "ok" | "error", message: string): void {
    this.push("system", JSON.stringify({ extension, status, message, channel: this.name }));
  }

  /** supabase-js does not join again after this. */
  closeWithError(reason: string): void {
    this.sendSystem("system", "error", reason);
    this.close();
  }

  /** supabase-js reports CLOSED. */
  close(): void {
    this.push("phx_close", "{}", this.joinRef);
    this.leave();
  }

  /** Ends the membership without sending anything to the client. */
  leave(): void {
    this.#service.feed.remove(this);
    this.#service.topics.remove(this);
    this.#untrack();
    this.giveBack();
    this.#onClosed();
  }

  /** @param sender as in `FramePace` */
  broadcast(sender: string, broadcast: Broadcast): void {
    this.#service.broadcast(sender, this.topic, broadcast, this.config.self ? undefined : this);
  }

  /** Handles `track` and `untrack`. Returns the reason if it is rejected, else null. */
  updatePresence(event: unknown, payload: object): string | null {
    const nowMs = this.#service.clock();
    const isAllowed =
      this.#presenceCalls.take(nowMs) && this.#service.presenceLimit.take(`${this.#claims.sub} ${this.topic}`, nowMs);
    if (!isAllowed) return "PresenceRateLimitReached: Too many presence messages";
    if (typeof event !== "string") return "a presence message needs an event";
    if (event.toLowerCase() === "untrack") {
      this.#untrack();
      return null;
    }
    if (event.toLowerCase() !== "track") return `unknown presence event ${event.slice(0, 50)}`;
    const meta = JSON.stringify({ ...payload, ...this.#identity(payload), phx_ref: randomUUID().slice(0, 8) });
    if (meta.length > LIMITS.presenceBytes) return "Payload Too Large";
    this.#isPresent = true;
    this.#service.updatePresence([{ id: this.#presenceId, topic: this.topic, key: this.#presenceKey, meta }], []);
    return null;
  }

  /** The token's identity replaces what the client says about itself: others may rely on it. */
  #identity(payload: object): object {
    const { sub, email } = this.#claims;
    return { user_id: sub, ...("email" in payload && { email }) };
  }

  #untrack(): void {
    if (this.#isPresent) this.#service.updatePresence([], [this.#presenceId]);
    this.#isPresent = false;
  }
}
