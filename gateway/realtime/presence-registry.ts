/** Who is present on which topic, on this server and its peers. */

export interface Presence {
  /** Stays the same while the member is joined. */
  readonly id: string;
  readonly topic: string;
  /** Presences with the same key are grouped. */
  readonly key: string;
  /** JSON text of the tracked object, with its `phx_ref`. */
  readonly meta: string;
}

export class PresenceRegistry {
  readonly #sendDiff: (topic: string, diff: string) => void;
  readonly #byTopic = new Map<string, Map<string, Presence>>();
  readonly #byServer = new Map<string, Map<string, Presence>>();

  /** `sendDiff` gets the payload of `presence_diff` as JSON text. */
  constructor(sendDiff: (topic: string, diff: string) => void) {
    this.#sendDiff = sendDiff;
  }

  /** Adds or replaces `joins` and removes the presences with the ids in `leaves`, all of one server. */
  update(server: string, joins: readonly Presence[], leaves: readonly string[]): void {
    const onServer = this.#byServer.get(server) ?? new Map<string, Presence>();
    this.#byServer.set(server, onServer);
    const left = [...leaves, ...joins.map(({ id }) => id)].flatMap((id) => onServer.get(id) ?? []);
    for (const presence of left) this.#remove(onServer, presence);
    for (const presence of joins) {
      onServer.set(presence.id, presence);
      const onTopic = this.#byTopic.get(presence.topic) ?? new Map<string, Presence>();
      this.#byTopic.set(presence.topic, onTopic.set(presence.id, presence));
    }
    for (const topic of new Set([...left, ...joins].map((presence) => presence.topic))) {
      const isOnTopic = (presence: Presence) => presence.topic === topic;
      this.#sendDiff(
        topic,
        `{"joins":${stateJson(joins.filter(isOnTopic))},"leaves":${stateJson(left.filter(isOnTopic))}}`,
      );
    }
  }

  /** Replaces all presences of a server; an empty list removes the server. */
  replace(server: string, presences: readonly Presence[]): void {
    const existing = this.presencesOn(server);
    const ids = new Set(presences.map(({ id }) => id));
    const metas = new Map(existing.map(({ id, meta }) => [id, meta]));
    this.update(
      server,
      presences.filter(({ id, meta }) => metas.get(id) !== meta),
      existing.filter(({ id }) => !ids.has(id)).map(({ id }) => id),
    );
    if (presences.length === 0) this.#byServer.delete(server);
  }

  presencesOn(server: string): readonly Presence[] {
    return [...(this.#byServer.get(server)?.values() ?? [])];
  }

  /** The payload of `presence_state`, as JSON text. */
  state(topic: string): string {
    return stateJson([...(this.#byTopic.get(topic)?.values() ?? [])]);
  }

  #remove(onServer: Map<string, Presence>, { id, topic }: Presence): void {
    onServer.delete(id);
    const onTopic = this.#byTopic.get(topic);
    onTopic?.delete(id);
    if (onTopic?.size === 0) this.#byTopic.delete(topic);
  }
}

function stateJson(presences: readonly Presence[]): string {
  const keys = [...Map.groupBy(presences, ({ key }) => key)].map(
    ([key, metas]) => `${JSON.stringify(key)}:{"metas":[${metas.map(({ meta }) => meta).join(",")}]}`,
  );
  return `{${keys.join(",")}}`;
}
