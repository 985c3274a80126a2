/** Who is signed in and how far, followed from the client's events in this tab and in the others. */
import type { AuthChangeEvent, Session, SupabaseClient } from "@supabase/supabase-js";
import { readAccessToken } from "./access-token.ts";
import type { MailLink } from "./email-link.ts";

export interface Account {
  readonly userId: string;
  readonly email: string | null;
  readonly sessionId: string;
}

export type SessionState =
  | { readonly status: "loading" }
  | { readonly status: "signed-out" }
  /** The password was right; the code of the authenticator app is still missing. */
  | (Account & { readonly status: "second-step"; readonly factorIds: readonly string[] })
  /** Came by a recovery link, to set a new password. */
  | (Account & { readonly status: "recovering" })
  | (Account & { readonly status: "signed-in" });

export interface SessionStore {
  readonly current: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the server whether the session still counts, and ends it here where it does not. */
  readonly check: () => Promise<void>;
}

/** So that a reload in the middle of setting a new password asks for it again. */
const RECOVERING = "venture-research.recovering";

/** Has to be called right after the client was made, so that no event is missed. */
export function followSession(client: SupabaseClient, link: MailLink): SessionStore {
  let state: SessionState = { status: "loading" };
  let checking: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  client.auth.onAuthStateChange((event, session) => {
    noteRecovery(event, session, link);
    const next = toState(session, sessionStorage.getItem(RECOVERING) !== null);
    if (event === "INITIAL_SESSION" && session !== null) void check();
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    for (const listener of listeners) listener();
  });

  function check(): Promise<void> {
    checking ??= endIfRefused(client).finally(() => {
      checking = null;
    });
    return checking;
  }

  return {
    check,
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

async function endIfRefused(client: SupabaseClient): Promise<void> {
  // The client itself ends a session that the server does not know any more.
  const { error } = await client.auth.getUser();
  if (error?.status === 401 || error?.status === 403) await client.auth.signOut({ scope: "local" });
}

function noteRecovery(event: AuthChangeEvent, session: Session | null, link: MailLink): void {
  const cameByLink = event === "INITIAL_SESSION" && session !== null && session.access_token === link.recoveryToken;
  if (event === "PASSWORD_RECOVERY" || cameByLink) sessionStorage.setItem(RECOVERING, "yes");
  if (event === "USER_UPDATED" || session === null) sessionStorage.removeItem(RECOVERING);
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
