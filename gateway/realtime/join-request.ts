/** What `phx_join` asks for. */
import { z } from "zod";
import { LIMITS } from "./limits.ts";

const ChangeBinding = z.object({
  event: z.enum(["*", "INSERT", "UPDATE", "DELETE"]),
  schema: z.string().max(63).nullish(),
  table: z.string().max(63).nullish(),
  filter: z.string().max(LIMITS.filterLength).nullish(),
});
/** One wish for changes, as the client wrote it: the reply has to repeat it word for word. */
export type ChangeBinding = z.infer<typeof ChangeBinding>;

const JoinRequest = z.object({
  access_token: z.string().nullish(),
  config: z
    .object({
      broadcast: z.object({ ack: z.boolean().nullish(), self: z.boolean().nullish() }).nullish(),
      presence: z.object({ key: z.string().max(255).nullish(), enabled: z.boolean().nullish() }).nullish(),
      postgres_changes: z.array(ChangeBinding).max(LIMITS.bindingsPerChannel).nullish(),
      private: z.boolean().nullish(),
      postgres_changes_options: z.object({ wait: z.boolean().nullish() }).nullish(),
    })
    .nullish(),
});

export interface ChannelConfig {
  readonly ack: boolean;
  readonly self: boolean;
  /** The name under which this member is listed; null lets the server choose one. */
  readonly presenceKey: string | null;
  readonly presence: boolean;
  readonly changes: readonly ChangeBinding[];
  readonly isPrivate: boolean;
  /** Hold the reply until the changes are subscribed to, and refuse the join where they cannot be. */
  readonly waitForChanges: boolean;
}

/** Null where the payload is not what the protocol says. */
export function readJoinRequest(
  payload: unknown,
): { readonly token: string | null; readonly config: ChannelConfig } | null {
  const parsed = JoinRequest.safeParse(payload);
  if (!parsed.success) return null;
  const { access_token, config } = parsed.data;
  return {
    token: access_token ?? null,
    config: {
      ack: config?.broadcast?.ack ?? false,
      self: config?.broadcast?.self ?? false,
      presenceKey: config?.presence?.key || null,
      presence: config?.presence?.enabled ?? false,
      changes: config?.postgres_changes ?? [],
      isPrivate: config?.private ?? false,
      waitForChanges: config?.postgres_changes_options?.wait ?? false,
    },
  };
}
