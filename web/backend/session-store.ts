/** The session state, from the auth events of this tab and the others. */
import type { AuthChangeEvent, Session, SupabaseClient } from "@supabase/supabase-js";
import { readAccessToken } from "./access-token.ts";
import type { EmailLink } from "./email-link.ts";
import { deletePersonalData } from "./personal-data.ts";

export interface Account {
  readonly userId: string;
  readonly email: string | null;
  readonly sessionId: string;
}

export type SessionState =
  | { readonly status: "loading" }
  | { readonly status: "signed-out" }
  /** Signed in with the password; the second factor is missing. */
  | (Account & { readonly status: "second-step"; readonly factorIds: readonly string[] })
  /** Opened a recovery link or accepted an invitation, and has to set a new password. */
  | (Account & { readonly status: "recovering" })
  | (Account & { readonly status: "signed-in" });

export interface SessionStore {
  readonly current: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Once the session is known. */
  readonly isSignedIn: () => Promise<boolean>;
  /** Asks the server whether the session is valid, and signs out here if it is not. */
  readonly check: () => Promise<void>;
  /** Whether the next sign-in has to set a new password first. */
  readonly requireNewPassword: (isRequired: boolean) => void;
}

/** Session storage, so that a reload does not skip setting the new password. */
const RECOVERING = "venture-research.recovering";

/** Call it right after creating the client: supabase-js emits its first event soon after. */
export function followSession(client: SupabaseClient, link: EmailLink): SessionStore {
  let state: SessionState = { status: "loading" };
  let checking: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  client.auth.onAuthStateChange((event, session) => {
    // Also when another account's email link replaces the session.
    if (session === null || ("userId" in state && state.userId !== session.user.id)) deletePersonalData();
    storeRecovery(event, session, link);
    const next = toState(session, sessionStorage.getItem(RECOVERING) !== null);
    if (event === "INITIAL_SESSION" && session !== null) void check();
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    for (const listener of listeners) listener();
  });

  // A page that its tab has left may be shown again as it was (Safari keeps it despite its socket), and heard of no sign-out.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void reloadIfReplaced(client, state);
  });

  function check(): Promise<void> {
    checking ??= signOutIfEnded(client).finally(() => {
      checking = null;
    });
    return checking;
  }

  return {
    check,
    isSignedIn: async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      if (state.status === "loading") listeners.add(resolve);
      else resolve();
      await promise;
      listeners.delete(resolve);
      return state.status === "signed-in";
    },
    requireNewPassword(isRequired) {
      if (isRequired) sessionStorage.setItem(RECOVERING, "yes");
      else sessionStorage.removeItem(RECOVERING);
    },
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

async function signOutIfEnded(client: SupabaseClient): Promise<void> {
  // `getUser` itself signs out when the server does not know the session.
  const { error } = await client.auth.getUser();
  if (error?.status === 401 || error?.status === 403) await client.auth.signOut({ scope: "local" });
}

async function reloadIfReplaced(client: SupabaseClient, state: SessionState): Promise<void> {
  const { data } = await client.auth.getSession();
  if ("userId" in state && data.session?.user.id !== state.userId) window.location.reload();
}

function storeRecovery(event: AuthChangeEvent, session: Session | null, link: EmailLink): void {
  const isFromLink = event === "INITIAL_SESSION" && session !== null && session.access_token === link.passwordToken;
  if (event === "PASSWORD_RECOVERY" || isFromLink) sessionStorage.setItem(RECOVERING, "yes");
  if (event === "USER_UPDATED") sessionStorage.removeItem(RECOVERING);
}

function toState(session: Session | null, isRecovering: boolean): SessionState {
  if (session === null) return { status: "signed-out" };
  const { user, access_token } = session;
  const { sessionId, assurance } = readAccessToken(access_token);
  const account = { userId: user.id, email: user.email ?? null, sessionId };
  const factorIds = (user.factors ?? []).filter(({ status }) => status === "verified").map(({ id }) => id);
  if (factorIds.length > 0 && assurance === "aal1") return { ...account, status: "second-step", factorIds };
  return { ...account, status: isRecovering ? "recovering" : "signed-in" };
}
