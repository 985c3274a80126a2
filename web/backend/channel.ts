import {
  type RealtimeChannel,
  type RealtimeChannelOptions,
  REALTIME_SUBSCRIBE_STATES as STATE,
  type SupabaseClient,
} from "@supabase/supabase-js";

/** supabase-js does not rejoin a channel that the server closed, as it does when the access token expires. */
const REJOIN_MS = 5000;
/** By topic: a topic can be joined again only after its previous channel was removed. */
const removals = new Map<string, Promise<unknown>>();

interface ChannelOptions {
  readonly topic: string;
  readonly options: RealtimeChannelOptions;
  /** Adds the listeners. */
  readonly listen: (channel: RealtimeChannel) => RealtimeChannel;
  /** After every join: the first one and each one after a lost connection. */
  readonly onJoined: (channel: RealtimeChannel) => void;
  /** The connection was lost; supabase-js reconnects. */
  readonly onLost: () => void;
  /** The server rejects the access token. */
  readonly onUnauthorized: () => void;
}

/**
 * Joins a channel and keeps it joined. supabase-js reconnects lost sockets by itself.
 * @returns leaves the channel
 */
export function joinChannel(
  client: SupabaseClient,
  { topic, options, listen, onJoined, onLost, onUnauthorized }: ChannelOptions,
): () => void {
  let current: RealtimeChannel | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasLeft = false;

  async function join(): Promise<void> {
    await removals.get(topic);
    // Otherwise the first join is sent without an access token.
    await client.realtime.setAuth();
    if (hasLeft) return;
    const channel = listen(client.channel(topic, options));
    current = channel;
    channel.subscribe((state, error) => {
      if (channel !== current) return;
      if (state === STATE.SUBSCRIBED) onJoined(channel);
      else if (state === STATE.CLOSED) {
        current = null;
        timer = setTimeout(() => void join(), REJOIN_MS);
      } else if (error?.message.startsWith("InvalidJWTToken")) onUnauthorized();
      else onLost();
    });
  }

  void join();
  return () => {
    hasLeft = true;
    clearTimeout(timer);
    const channel = current;
    current = null;
    if (channel !== null) removals.set(topic, client.removeChannel(channel));
  };
}
