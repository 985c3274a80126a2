import { useMutation } from "@tanstack/react-query";
import { useBackend } from "#web/backend/client.ts";
import { authFault } from "#web/backend/errors.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export function useSignIn() {
  const { client } = useBackend();
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      const { error } = await client.auth.signInWithPassword(credentials);
      if (error) throw authFault(error);
    },
  });
}

/** Answers whether the new account is signed in at once, or has to be confirmed by mail first. */
export function useSignUp() {
  const { client } = useBackend();
  return useMutation({
    mutationFn: async (credentials: Credentials): Promise<"signed-in" | "confirmation-sent"> => {
      const { data, error } = await client.auth.signUp({
        ...credentials,
        options: { emailRedirectTo: window.location.origin },
      });
      if (error) throw authFault(error);
      return data.session === null ? "confirmation-sent" : "signed-in";
    },
  });
}

/** Asks for the mail that leads back here to set a new password. The server does not tell whether there is such an account. */
export function useRecover() {
  const { client } = useBackend();
  return useMutation({
    mutationFn: async (email: string) => {
      const redirectTo = window.location.origin;
      const { error } = await client.auth.resetPasswordForEmail(email, { redirectTo });
      if (error) throw authFault(error);
    },
  });
}

/** Sets the password of whoever came by a recovery link. */
export function useSetPassword() {
  const { client } = useBackend();
  return useMutation({
    mutationFn: async (password: string) => {
      const { error } = await client.auth.updateUser({ password });
      if (error) throw authFault(error);
    },
  });
}

/** The second step of a sign-in: the code of an authenticator app. With several apps, any of them may show it. */
export function useShowCode() {
  const { client } = useBackend();
  return useMutation({
    mutationFn: async ({ factorIds, code }: { factorIds: readonly string[]; code: string }) => {
      for (const [index, factorId] of factorIds.entries()) {
        const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
        if (error === null) return;
        const isWrong = error.code === "mfa_verification_failed";
        if (!isWrong || index === factorIds.length - 1) throw authFault(error);
      }
    },
  });
}

/**
 * Ends this browser's session, whether or not the server could be told; the other tabs follow. What its user does on
 * another machine goes on.
 */
export function useSignOut() {
  const { client } = useBackend();
  return useMutation({
    mutationFn: async () => {
      await client.auth.signOut({ scope: "local" });
    },
  });
}
