/** The payload of `phx_join`. */
import { z } from "zod";
import { LIMITS } from "./limits.ts";

/** A rejected join. The message is the `reason` of the reply; clients match its prefix (`InvalidJWTToken: …`). */
export class JoinError extends Error {
  override readonly name = "JoinError";
}

const BindingRequest = z.object({
  event: z.enum(["*", "INSERT", "UPDATE", "DELETE"]),
  schema: z.string().max(63).nullish(),
  table: z.string().max(63).nullish(),
  filter: z.string().max(LIMITS.filterLength).nullish(),
  /** Columns to send, besides the key. */
  select: z.array(z.string().max(63)).max(LIMITS.selectedColumns).nullish(),
});
/** One `postgres_changes` binding as the client sent it; the reply must repeat it unchanged. */
export type BindingRequest = z.infer<typeof BindingRequest>;

const JoinRequest = z.object({
  access_token: z.string().nullish(),
  config: z
    .object({
      broadcast: z.object({ ack: z.boolean().nullish(), self: z.boolean().nullish() }).nullish(),
      presence: z.object({ key: z.string().max(255).nullish(), enabled: z.boolean().nullish() }).nullish(),
      postgres_changes: z.array(BindingRequest).max(LIMITS.bindingsPerChannel).nullish(),
      private: z.boolean().nullish(),
      postgres_changes_options: z.object({ wait: z.boolean().nullish() }).nullish(),
    })
    .nullish(),
});

export interface ChannelConfig {
  /** Length as JSON. */
  readonly size: number;
  readonly ack: boolean;
  readonly self: boolean;
  /** Null: the server generates one. */
  readonly presenceKey: string | null;
  readonly presence: boolean;
  readonly changes: readonly BindingRequest[];
  readonly isPrivate: boolean;
  /** Reject the join if a binding is invalid, instead of a `system` error after it. */
  readonly waitForChanges: boolean;
}

/** Null for an invalid payload. */
export function parseJoinRequest(
  payload: unknown,
): { readonly token: string | null; readonly config: ChannelConfig } | null {
  const parsed = JoinRequest.safeParse(payload);
  if (!parsed.success) return null;
  const { access_token, config } = parsed.data;
  return {
    token: access_token ?? null,
    config: {
      size: JSON.stringify(config ?? {}).length,
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
