/** The project's own tables, over its REST interface with the service role's key. */
import { parseJson } from "./capped-text.ts";
import type { Fetch } from "./external-fetch.ts";

/** A row of `company_profiles`. */
export interface StoredProfile {
  /** The company's normalized address. */
  readonly url: string;
  readonly data: unknown;
  readonly source: string;
  /** ISO moment. */
  readonly fetched_at: string;
}

export interface ProfileStore {
  /** The row of an address, null where there is none. @throws BackendError */
  read(url: string): Promise<StoredProfile | null>;
  /** Writes the row in place of the one that is there. @throws BackendError */
  write(profile: StoredProfile): Promise<void>;
}

/** `unreachable`: nobody answers, or with a failure of its own (5xx). `refused`: it answered that it will not. */
export class BackendError extends Error {
  override readonly name = "BackendError";
  readonly code: "unreachable" | "refused";

  constructor(code: "unreachable" | "refused", detail: string) {
    super(detail);
    this.code = code;
  }
}

export interface BackendSettings {
  /** Of the project, without a path. */
  readonly url: string;
  readonly serviceRoleKey: string;
}

/** Asks the REST interface at a path such as `company_profiles?limit=1` for its answer's text. @throws BackendError */
export type Rest = (path: string, init?: RestInit) => Promise<string>;

interface RestInit {
  readonly method?: "GET" | "POST" | "DELETE";
  readonly prefer?: string;
  /** Sent as JSON. */
  readonly body?: unknown;
}

const TIMEOUT_MS = 10_000;

export function createRest({ url, serviceRoleKey }: BackendSettings, fetch: Fetch): Rest {
  return async (path, { method = "GET", prefer, body } = {}) => {
    const init: RequestInit = {
      method,
      headers: {
        apikey: serviceRoleKey,
        authorization: `Bearer ${serviceRoleKey}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(prefer === undefined ? {} : { prefer }),
      },
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    const where = path.replace(/\?.*$/, "");
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${url}/rest/v1/${path}`, init);
      text = await response.text();
    } catch (error) {
      throw new BackendError("unreachable", `${where}: ${error instanceof Error ? error.name : "no answer"}`);
    }
    if (response.ok) return text;
    throw new BackendError(response.status >= 500 ? "unreachable" : "refused", `${where}: status ${response.status}`);
  };
}

/** The rows of an answer. @throws BackendError where it holds none, not even an empty list. */
export function readRows(text: string): readonly unknown[] {
  const rows = parseJson(text);
  if (!Array.isArray(rows)) throw new BackendError("refused", "the answer is not a list of rows");
  return rows;
}

export function createProfileStore(rest: Rest): ProfileStore {
  return {
    async read(url) {
      const query = `url=eq.${encodeURIComponent(url)}&select=url,data,source,fetched_at&limit=1`;
      return (readRows(await rest(`company_profiles?${query}`)) as readonly StoredProfile[])[0] ?? null;
    },
    async write(profile) {
      await rest("company_profiles?on_conflict=url", {
        method: "POST",
        prefer: "resolution=merge-duplicates,return=minimal",
        body: profile,
      });
    },
  };
}
