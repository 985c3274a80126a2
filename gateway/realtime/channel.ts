/** One socket's membership in one topic. */
import { randomUUID } from "node:crypto";
import type { Claims } from "#gateway/tokens/claims.ts";
import { type Broadcast, type Version, writeFrame } from "./frames.ts";
import type { ChannelConfig } from "./join-request.ts";
import { LIMITS, RateLimit } from "./limits.ts";
import type { RealtimeService } from "./service.ts";
import type { Binding, News, Subscription } from "./subscription.ts";
import type { Member } from "./topics.ts";

/** What a channel needs of its socket. */
export interface Socket {
  readonly version: Version;
  send(frame: string | Buffer): void;
}

export class Channel implements Member, Subscription {
  readonly topic: string;
  /** The topic without its prefix. */
  readonly name: string;
  readonly joinRef: string | null;
  readonly config: ChannelConfig;
  claims: string;
  bindings: readonly Binding[] = [];
  readonly #service: RealtimeService;
  readonly #socket: Socket;
  readonly #onClosed: () => void;
  readonly #presenceId = randomUUID();
  readonly #presenceKey: string;
  readonly #presenceCalls = new RateLimit(LIMITS.presenceCalls, LIMITS.presenceWindowMs);
  #bearer: Claims;
  #isPresent = false;

  constructor(
    service: RealtimeService,
    socket: Socket,
    join: {
      readonly topic: string;
      readonly joinRef: string | null;
      readonly config: ChannelConfig;
      readonly bearer: Claims;
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
    this.#bearer = join.bearer;
    this.claims = JSON.stringify(join.bearer);
  }

  get version(): Version {
    return this.#socket.version;
  }

  get role(): string {
    return this.#bearer.role;
  }

  get wantsPresence(): boolean {
    return this.config.presence || this.#isPresent;
  }

  get bearer(): Claims {
    return this.#bearer;
  }

  /** A newer token takes the place of the one it joined with. */
  set bearer(claims: Claims) {
    this.#bearer = claims;
    this.claims = JSON.stringify(claims);
  }

  send(frame: string | Buffer): void {
    this.#socket.send(frame);
  }

  deliver(bindingIds: readonly number[], { data, frames }: News): void {
    const kind = `${this.version} ${bindingIds.join()} ${this.topic}`;
    const payload = () => `{"ids":[${bindingIds.join()}],"data":${data}}`;
    const frame =
      frames.get(kind) ??
      Buffer.from(
        writeFrame(this.version, { joinRef: null, ref: null, topic: this.topic }, "postgres_changes", payload()),
      );
    frames.set(kind, frame);
    this.#socket.send(frame);
  }

  /** The client hears CHANNEL_ERROR, joins again and reads anew. */
  lose(why: string): void {
    this.tellSystem("postgres_changes", "error", why);
    this.push("phx_error", "{}", this.joinRef);
    this.leave();
  }

  /** One of our own messages; `payload` is JSON text. */
  push(event: string, payload: string, ref: string | null = null): void {
    this.#socket.send(writeFrame(this.version, { joinRef: this.joinRef, ref, topic: this.topic }, event, payload));
  }

  tellSystem(extension: string, status: "ok" | "error", message: string): void {
    this.push("system", JSON.stringify({ extension, status, message, channel: this.name }));
  }

  /** Ends the membership and says why; the client does not join again by itself. */
  expel(why: string): void {
    this.tellSystem("system", "error", why);
    this.close();
  }

  /** Ends the membership; the client hears CLOSED. */
  close(): void {
    this.push("phx_close", "{}", this.joinRef);
    this.leave();
  }

  /** Everything that others know of this membership goes. */
  leave(): void {
    this.#service.feed.remove(this);
    this.#service.topics.remove(this);
    if (this.#isPresent) this.#service.present([], [this.#presenceId]);
    this.#isPresent = false;
    this.#onClosed();
  }

  broadcast(broadcast: Broadcast): void {
    this.#service.broadcast(this.topic, broadcast, this.config.self ? undefined : this);
  }

  /** Answers why it is refused; null where it is done. */
  changePresence(event: unknown, shown: object): string | null {
    if (!this.#presenceCalls.take(this.#service.clock())) return "PresenceRateLimitReached: Too many presence messages";
    if (typeof event !== "string") return "a presence message names its event";
    if (event.toLowerCase() === "untrack") {
      if (this.#isPresent) this.#service.present([], [this.#presenceId]);
      this.#isPresent = false;
      return null;
    }
    if (event.toLowerCase() !== "track") return `unknown presence event ${event.slice(0, 50)}`;
    const meta = JSON.stringify({ ...shown, phx_ref: randomUUID().slice(0, 8) });
    if (meta.length > LIMITS.presenceBytes) return "Payload Too Large";
    this.#isPresent = true;
    this.#service.present([{ id: this.#presenceId, topic: this.topic, key: this.#presenceKey, meta }], []);
    return null;
  }
}
