/** Who is present where, on this server and on its peers. */

export interface Presence {
  /** Of the member, the same for as long as it is on its channel. */
  readonly id: string;
  readonly topic: string;
  /** Members with one key are listed together. */
  readonly key: string;
  /** What the member shows of itself, as JSON text of an object with its `phx_ref`. */
  readonly meta: string;
}

/** Tells a topic's members who came and went; JSON text. */
export type TellDiff = (topic: string, diff: string) => void;

export class Roster {
  readonly #tell: TellDiff;
  readonly #byTopic = new Map<string, Map<string, Presence>>();
  /** The server that each presence is on. */
  readonly #servers = new Map<string, Map<string, Presence>>();

  constructor(tell: TellDiff) {
    this.#tell = tell;
  }

  /** Puts presences of a server, and takes away those with these ids. */
  change(server: string, put: readonly Presence[], drop: readonly string[]): void {
    const own = this.#servers.get(server) ?? new Map<string, Presence>();
    this.#servers.set(server, own);
    const left = [...drop, ...put.map(({ id }) => id)].flatMap((id) => own.get(id) ?? []);
    for (const presence of left) this.#forget(own, presence);
    for (const presence of put) {
      own.set(presence.id, presence);
      const there = this.#byTopic.get(presence.topic) ?? new Map<string, Presence>();
      this.#byTopic.set(presence.topic, there.set(presence.id, presence));
    }
    const topics = new Set([...left, ...put].map(({ topic }) => topic));
    for (const topic of topics) {
      const here = (presence: Presence) => presence.topic === topic;
      this.#tell(topic, `{"joins":${listed(put.filter(here))},"leaves":${listed(left.filter(here))}}`);
    }
  }

  /** The server has exactly these. */
  replace(server: string, presences: readonly Presence[]): void {
    const own = this.presencesOf(server);
    const ids = new Set(presences.map(({ id }) => id));
    const known = new Map(own.map((presence) => [presence.id, presence.meta]));
    this.change(
      server,
      presences.filter(({ id, meta }) => known.get(id) !== meta),
      own.filter(({ id }) => !ids.has(id)).map(({ id }) => id),
    );
    if (presences.length === 0) this.#servers.delete(server);
  }

  presencesOf(server: string): readonly Presence[] {
    return [...(this.#servers.get(server)?.values() ?? [])];
  }

  /** Everyone on the topic, as `presence_state` has it. */
  state(topic: string): string {
    return listed([...(this.#byTopic.get(topic)?.values() ?? [])]);
  }

  #forget(own: Map<string, Presence>, { id, topic }: Presence): void {
    own.delete(id);
    const there = this.#byTopic.get(topic);
    there?.delete(id);
    if (there?.size === 0) this.#byTopic.delete(topic);
  }
}

function listed(presences: readonly Presence[]): string {
  const keys = [...Map.groupBy(presences, ({ key }) => key)].map(
    ([key, metas]) => `${JSON.stringify(key)}:{"metas":[${metas.map(({ meta }) => meta).join(",")}]}`,
  );
  return `{${keys.join(",")}}`;
}
