/** Confirming an email address. Throws `BackendError`. */
import { useMutation } from "@tanstack/react-query";
import { useBackend } from "#web/backend/client.ts";
import { toAuthError } from "#web/backend/errors.ts";

export interface ConfirmationLink {
  readonly type: "signup" | "email_change";
  readonly tokenHash: string;
}

/** Reads `#token_hash=…&type=…`. Null if there is no token. */
export function readConfirmationLink(hash: string): ConfirmationLink | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ""));
  const tokenHash = parameters.get("token_hash") ?? "";
  const type = parameters.get("type");
  return tokenHash !== "" && (type === "signup" || type === "email_change") ? { type, tokenHash } : null;
}

/** Returns whether the link signed in. The first of the two links of an email change does not. */
export function useConfirmEmail() {
  const { client } = useBackend();
  return useMutation({
    mutationFn: async ({ type, tokenHash }: ConfirmationLink): Promise<boolean> => {
      const { data, error } = await client.auth.verifyOtp({ type, token_hash: tokenHash });
      if (error) throw toAuthError(error);
      return data.session !== null;
    },
  });
}
