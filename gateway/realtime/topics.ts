import { type Broadcast, type Version, writeBroadcast, writeFrame } from "./frames.ts";

/** One socket's membership in a topic. */
export interface Member {
  readonly version: Version;
  /** As on the wire: `realtime:` and the channel's name. */
  readonly topic: string;
  readonly wantsPresence: boolean;
  send(frame: string | Buffer): void;
}

/** The members of each topic on this server. */
export class Topics {
  readonly #members = new Map<string, Set<Member>>();

  add(member: Member): void {
    const members = this.#members.get(member.topic) ?? new Set();
    this.#members.set(member.topic, members.add(member));
  }

  remove(member: Member): void {
    const members = this.#members.get(member.topic);
    members?.delete(member);
    if (members?.size === 0) this.#members.delete(member.topic);
  }

  /** Returns how many members received it. */
  broadcast(topic: string, broadcast: Broadcast, except?: Member): number {
    return this.#send(
      topic,
      (version) => writeBroadcast(version, topic, broadcast),
      (member) => member !== except,
    );
  }

  /** `payload` is JSON text. */
  sendPresenceDiff(topic: string, payload: string): void {
    const write = (version: Version) =>
      writeFrame(version, { joinRef: null, ref: null, topic }, "presence_diff", payload);
    this.#send(topic, write, ({ wantsPresence }) => wantsPresence);
  }

  /** Serializes once per protocol version. Returns how many members received it. */
  #send(
    topic: string,
    write: (version: Version) => string | Buffer | null,
    isReceiver: (member: Member) => boolean,
  ): number {
    let receivers = 0;
    const frames = new Map<Version, Buffer | null>();
    for (const member of this.#members.get(topic) ?? []) {
      if (!isReceiver(member)) continue;
      const cached = frames.get(member.version);
      const frame = cached === undefined ? toBuffer(write(member.version)) : cached;
      frames.set(member.version, frame);
      if (frame === null) continue;
      member.send(frame);
      receivers += 1;
    }
    return receivers;
  }
}

/** One buffer for all receivers. */
function toBuffer(frame: string | Buffer | null): Buffer | null {
  return typeof frame === "string" ? Buffer.from(frame) : frame;
}
