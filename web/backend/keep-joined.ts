import {
  type RealtimeChannel,
  type RealtimeChannelOptions,
  REALTIME_SUBSCRIBE_STATES as STATE,
  type SupabaseClient,
} from "@supabase/supabase-js";

/** A channel that the server closed (its token was over before a newer one came) is joined again after so long. */
const AGAIN_MS = 5000;
/** By topic: a name is free when its last channel has been left. */
const leaving = new Map<string, Promise<unknown>>();

interface ChannelPlan {
  readonly topic: string;
  readonly options: RealtimeChannelOptions;
  /** Says what is listened to. */
  readonly build: (channel: RealtimeChannel) => RealtimeChannel;
  /** After every joining, the first and those after a loss. */
  readonly onJoined: (channel: RealtimeChannel) => void;
  /** The server does not take the token. */
  readonly onRefused: () => void;
}

/**
 * Keeps a channel joined until the returned function is called, whatever happens to the connection: the client itself
 * comes back after 1, 2, 5 and then every 10 seconds.
 */
export function keepJoined(client: SupabaseClient, plan: ChannelPlan): () => void {
  const { topic, options, build, onJoined, onRefused } = plan;
  let current: RealtimeChannel | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  async function join(): Promise<void> {
    await leaving.get(topic);
    // Without it the first join would go with nobody's token.
    await client.realtime.setAuth();
    if (isOver) return;
    const channel = build(client.channel(topic, options));
    current = channel;
    channel.subscribe((state, error) => {
      if (channel !== current) return;
      if (state === STATE.SUBSCRIBED) onJoined(channel);
      else if (state === STATE.CLOSED) {
        current = null;
        timer = setTimeout(() => void join(), AGAIN_MS);
      } else if (error?.message.startsWith("InvalidJWTToken")) onRefused();
    });
  }

  void join();
  return () => {
    isOver = true;
    clearTimeout(timer);
    const left = current;
    current = null;
    if (left !== null) leaving.set(topic, client.removeChannel(left));
  };
}
