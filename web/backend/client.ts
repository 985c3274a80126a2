/** The one place that makes the backend's client. Everything else gets it from `useBackend`. */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { createContext, useContext } from "react";
import type { Database } from "#supabase/database.types.ts";
import { type MailLink, readMailLink } from "./email-link.ts";
import { type PageLoad, startPageLoad } from "./page-load.ts";
import { followSession, type SessionStore } from "./session-store.ts";

/** What `/config.json` says (docs/deploy.md). */
export interface BackendConfig {
  readonly supabaseUrl: string;
  readonly supabaseAnonKey: string;
  /** Which data come from the built-in sample rather than a live service. */
  readonly sampleData: { readonly companies: boolean; readonly profiles: boolean };
  /** The owner's own fund, counted among the top investors. */
  readonly fundName: string | null;
}

export interface Backend {
  readonly client: SupabaseClient<Database>;
  readonly config: BackendConfig;
  readonly pageLoad: PageLoad;
  /** Answers `GET ?url=` with a company's facts in one flat object (specification, section 7). */
  readonly flatCompanyAddress: string;
  readonly sessions: SessionStore;
  /** What a mail's link brought along when the page was opened. */
  readonly mailLink: MailLink;
}

/** Specification, section 9. The delays between two tries to connect are the library's own: 1, 2, 5 and 10 s. */
const REALTIME = { heartbeatIntervalMs: 30_000, timeout: 10_000 };

/** Reads the configuration and makes the client. Throws when the server cannot be reached. */
export async function startBackend(): Promise<Backend> {
  const pageLoad = startPageLoad(Date.now);
  const described = await describeBackend(pageLoad);
  const { supabaseUrl, supabaseAnonKey } = described.config;
  const mailLink = readMailLink(window.location.hash);
  const client = createClient<Database>(supabaseUrl, supabaseAnonKey, {
    global: { fetch: watchedFetch(pageLoad, () => void sessions.check()) },
    realtime: REALTIME,
  });
  const sessions = followSession(client, mailLink);
  return { ...described, pageLoad, client, sessions, mailLink };
}

/**
 * Every answer tells the server's time. A refused access token may mean that the session was ended elsewhere: then the way leads
 * to signing in.
 */
function watchedFetch(pageLoad: PageLoad, onRefused: () => void): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    pageLoad.hear(response);
    if (response.status === 401 && !response.url.includes("/auth/v1/")) onRefused();
    return response;
  };
}

async function describeBackend(pageLoad: PageLoad): Promise<Pick<Backend, "config" | "flatCompanyAddress">> {
  const { VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY, VITE_FUND_NAME } = import.meta.env;
  if (VITE_SUPABASE_URL && VITE_SUPABASE_ANON_KEY) {
    const config = {
      supabaseUrl: VITE_SUPABASE_URL,
      supabaseAnonKey: VITE_SUPABASE_ANON_KEY,
      sampleData: { companies: false, profiles: false },
      fundName: VITE_FUND_NAME ?? null,
    };
    // A hosted project answers under its functions' own address.
    const flatCompanyAddress = `${VITE_SUPABASE_URL}/functions/v1/fetch-crunchbase`;
    return { config, flatCompanyAddress };
  }
  const response = await fetch("/config.json");
  pageLoad.hear(response);
  if (!response.ok) throw new Error(`The server did not answer with its configuration (${response.status})`);
  return { config: (await response.json()) as BackendConfig, flatCompanyAddress: "/api/fetch-crunchbase" };
}

export const BackendContext = createContext<Backend | null>(null);

export function useBackend(): Backend {
  const backend = useContext(BackendContext);
  if (backend === null) throw new Error("useBackend needs a BackendContext above it");
  return backend;
}
