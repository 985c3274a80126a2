/** Creates the Supabase client. Everything else gets it from `useBackend`. */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { createContext, useContext } from "react";
import type { Database } from "#supabase/database.types.ts";
import { type Connection, followConnection } from "./connection.ts";
import { type EmailLink, readEmailLink } from "./email-link.ts";
import { type PageLoad, startPageLoad } from "./page-load.ts";
import { RealtimeSocket } from "./realtime-socket.ts";
import { followSession, type SessionStore } from "./session-store.ts";

/** Which data come from the built-in sample instead of a live provider. */
export interface SampleData {
  readonly companies: boolean;
  readonly profiles: boolean;
}

/** `/config.json` (docs/deploy.md). */
export interface BackendConfig {
  readonly supabaseUrl: string;
  readonly supabaseAnonKey: string;
  /** Null for a hosted project, whose functions know it: read it with `useSampleData`. */
  readonly sampleData: SampleData | null;
  /** The team's own fund, which counts as a top investor. */
  readonly fundName: string | null;
}

export interface Backend {
  readonly client: SupabaseClient<Database>;
  readonly config: BackendConfig;
  readonly pageLoad: PageLoad;
  readonly connection: Connection;
  /** For requests without the Supabase client; reports to the connection and reads the server's time, as the client does. */
  readonly fetch: typeof fetch;
  /** `GET ?url=` returns a company's facts as one flat object (specification, section 7). */
  readonly flatCompanyUrl: string;
  readonly sessions: SessionStore;
  /** The email link that opened the page. */
  readonly emailLink: EmailLink;
}

/** Of the request that asks whether the server responds. */
const PROBE_TIMEOUT_MS = 5000;
/** Specification, section 9. supabase-js reconnects after 1, 2, 5 and then every 10 s. */
const REALTIME = { heartbeatIntervalMs: 30_000, timeout: 10_000, transport: RealtimeSocket };

/** Reads the configuration and creates the client. Throws when the server cannot be reached. */
export async function startBackend(): Promise<Backend> {
  const pageLoad = startPageLoad(Date.now);
  const endpoints = await readEndpoints(pageLoad);
  const { supabaseUrl, supabaseAnonKey } = endpoints.config;
  const emailLink = readEmailLink(window.location.hash);
  const connection = followBrowserConnection(endpoints.config);
  const observed = observedFetch(pageLoad, connection, () => void sessions.check());
  const client = createClient<Database>(supabaseUrl, supabaseAnonKey, {
    // React Query retries. Both together would take 36 s to report a server that does not respond.
    db: { retry: false },
    global: { fetch: observed },
    realtime: REALTIME,
  });
  const sessions = followSession(client, emailLink);
  return { ...endpoints, pageLoad, connection, fetch: observed, client, sessions, emailLink };
}

function followBrowserConnection({ supabaseUrl, supabaseAnonKey }: BackendConfig): Connection {
  return followConnection({
    probe: () =>
      fetch(`${supabaseUrl}/auth/v1/health`, {
        headers: { apikey: supabaseAnonKey },
        cache: "no-store",
        signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
      }),
    isBrowserOnline: () => navigator.onLine,
    onBrowserChange(listener) {
      window.addEventListener("online", listener);
      window.addEventListener("offline", listener);
    },
    setTimer: (work, delayMs) => void setTimeout(work, delayMs),
  });
}

/**
 * Reads the server's time from every response, and reports to the connection. A 401 outside of auth may mean that the session
 * was ended elsewhere.
 */
function observedFetch(pageLoad: PageLoad, connection: Connection, onUnauthorized: () => void): typeof fetch {
  return async (input, init) => {
    let response: Response;
    try {
      response = await fetch(input, init);
    } catch (error) {
      if (init?.signal?.aborted !== true) connection.check();
      throw error;
    }
    connection.responded();
    pageLoad.readServerTime(response);
    if (response.status === 401 && !response.url.includes("/auth/v1/")) onUnauthorized();
    return response;
  };
}

async function readEndpoints(pageLoad: PageLoad): Promise<Pick<Backend, "config" | "flatCompanyUrl">> {
  const { VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY, VITE_FUND_NAME } = import.meta.env;
  if (VITE_SUPABASE_URL && VITE_SUPABASE_ANON_KEY) {
    const config = {
      supabaseUrl: VITE_SUPABASE_URL,
      supabaseAnonKey: VITE_SUPABASE_ANON_KEY,
      sampleData: null,
      fundName: VITE_FUND_NAME ?? null,
    };
    // A hosted project has no `/api`; the function answers the same GET.
    return { config, flatCompanyUrl: `${VITE_SUPABASE_URL}/functions/v1/fetch-crunchbase` };
  }
  const response = await fetch("/config.json");
  pageLoad.readServerTime(response);
  if (!response.ok) throw new Error(`The server returned no configuration (status ${response.status})`);
  const config: BackendConfig = await response.json();
  return { config, flatCompanyUrl: "/api/fetch-crunchbase" };
}

export const BackendContext = createContext<Backend | null>(null);

export function useBackend(): Backend {
  const backend = useContext(BackendContext);
  if (backend === null) throw new Error("useBackend must be used below a BackendContext");
  return backend;
}
