/** Signing in and out, and passwords. All throw `BackendError`. The session itself is in `web/backend/session-store.ts`. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useBackend } from "#web/backend/client.ts";
import { toAuthError } from "#web/backend/errors.ts";
import { invalidate } from "../invalidation.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export function useSignIn() {
  const { client } = useBackend();
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      const { error } = await client.auth.signInWithPassword(credentials);
      if (error) throw toAuthError(error);
    },
  });
}

/** Returns whether the new account is signed in, or has to be confirmed by email first. */
export function useSignUp() {
  const { client } = useBackend();
  return useMutation({
    mutationFn: async (credentials: Credentials): Promise<"signed-in" | "confirmation-sent"> => {
      const { data, error } = await client.auth.signUp({
        ...credentials,
        options: { emailRedirectTo: window.location.origin },
      });
      if (error) throw toAuthError(error);
      return data.session === null ? "confirmation-sent" : "signed-in";
    },
  });
}

/** Sends a recovery link. The response does not reveal whether the account exists. */
export function useSendRecoveryLink() {
  const { client } = useBackend();
  return useMutation({
    mutationFn: async (email: string) => {
      const redirectTo = window.location.origin;
      const { error } = await client.auth.resetPasswordForEmail(email, { redirectTo });
      if (error) throw toAuthError(error);
    },
  });
}

export interface InvitationLink {
  readonly tokenHash: string;
  readonly email: string | null;
}

/** Reads `#token_hash=…&type=invite&email=…`. Null if there is no token. */
export function readInvitationLink(hash: string): InvitationLink | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ""));
  const tokenHash = parameters.get("token_hash");
  return tokenHash === null || tokenHash === "" ? null : { tokenHash, email: parameters.get("email") };
}

/** Signs in with an invitation's token. No other screen opens until a password is set. */
export function useAcceptInvitation() {
  const { client, sessions } = useBackend();
  return useMutation({
    mutationFn: async (tokenHash: string) => {
      sessions.requireNewPassword(true);
      const { error } = await client.auth.verifyOtp({ type: "invite", token_hash: tokenHash });
      if (error === null) return;
      sessions.requireNewPassword(false);
      throw toAuthError(error);
    },
  });
}

/** Sets a new password after a recovery link or an invitation. */
export function useSetPassword() {
  const { client } = useBackend();
  return useMutation({
    mutationFn: async (password: string) => {
      const { error } = await client.auth.updateUser({ password });
      if (error) throw toAuthError(error);
    },
  });
}

/** Verifies the password of the signed-in user, which counts as a sign-in of this session. */
export function useConfirmPassword() {
  const { client } = useBackend();
  return useMutation({
    mutationFn: async (password: string) => {
      const { error } = await client.auth.updateUser({ current_password: password });
      if (error) throw toAuthError(error);
    },
  });
}

/** Ends the other sessions. */
export function useChangePassword() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ current, next }: { readonly current: string; readonly next: string }) => {
      const { error } = await client.auth.updateUser({ password: next, current_password: current });
      if (error) throw toAuthError(error);
    },
    onSuccess: () => invalidate(queryClient, "sessions"),
  });
}

/** Verifies the second factor. The code may come from any of the account's apps. */
export function useVerifyCode() {
  const { client } = useBackend();
  return useMutation({
    mutationFn: async ({ factorIds, code }: { factorIds: readonly string[]; code: string }) => {
      for (const [index, factorId] of factorIds.entries()) {
        const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
        if (error === null) return;
        const isWrongCode = error.code === "mfa_verification_failed";
        if (!isWrongCode || index === factorIds.length - 1) throw toAuthError(error);
      }
    },
  });
}

/** Ends this browser's session in all tabs, even if the server is unreachable. Other devices stay signed in. */
export function useSignOut() {
  const { client } = useBackend();
  return useMutation({
    mutationFn: async () => {
      await client.auth.signOut({ scope: "local" });
    },
  });
}
