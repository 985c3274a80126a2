/** Who has joined which topic on this server. */
import { type Broadcast, type Version, writeBroadcast, writeFrame } from "./frames.ts";

/** A socket's membership in a topic. */
export interface Member {
  readonly version: Version;
  /** As on the wire: `realtime:` and the channel's name. */
  readonly topic: string;
  readonly wantsPresence: boolean;
  send(frame: string | Buffer): void;
}

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

  /** To everyone on the topic but `except`. */
  broadcast(topic: string, broadcast: Broadcast, except?: Member): void {
    this.#tell(
      topic,
      (version) => writeBroadcast(version, topic, broadcast),
      (member) => member !== except,
    );
  }

  /** `payload` is JSON text. */
  tellPresence(topic: string, payload: string): void {
    const write = (version: Version) =>
      writeFrame(version, { joinRef: null, ref: null, topic }, "presence_diff", payload);
    this.#tell(topic, write, ({ wantsPresence }) => wantsPresence);
  }

  /** Each version's frame is written once. */
  #tell(topic: string, write: (version: Version) => string | Buffer | null, to: (member: Member) => boolean): void {
    const frames = new Map<Version, Buffer | string | null>();
    for (const member of this.#members.get(topic) ?? []) {
      if (!to(member)) continue;
      const known = frames.get(member.version);
      const frame = known === undefined ? write(member.version) : known;
      frames.set(member.version, frame);
      if (frame !== null) member.send(frame);
    }
  }
}
