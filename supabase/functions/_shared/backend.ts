/** The project's tables and database functions, over its REST interface with the service role's key. */
import { parseJson } from "./capped-body.ts";
import { DatabaseCallError } from "./errors.ts";
import type { Fetch } from "./external-fetch.ts";
import { withTimeLimit } from "./within-time.ts";

export interface BackendSettings {
  /** The project's URL without a path. */
  readonly url: string;
  readonly serviceRoleKey: string;
}

/** Requests a path such as `company_profiles?limit=1`; resolves to the response body. @throws DatabaseCallError */
export type Rest = (path: string, init?: RestInit) => Promise<string>;

interface RestInit {
  readonly method?: "GET" | "POST" | "DELETE";
  readonly prefer?: string;
  /** The user in whose history the write appears, as fetched from a provider. */
  readonly actingUser?: string;
  /** Sent as JSON. */
  readonly body?: unknown;
}

const TIMEOUT_MS = 10_000;

export function createRest({ url, serviceRoleKey }: BackendSettings, fetch: Fetch): Rest {
  return async (path, { method = "GET", prefer, actingUser, body } = {}) => {
    const init: RequestInit = {
      method,
      headers: {
        apikey: serviceRoleKey,
        authorization: `Bearer ${serviceRoleKey}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(prefer === undefined ? {} : { prefer }),
        ...(actingUser === undefined ? {} : { "x-acting-user": actingUser, "x-change-via": "fetch" }),
      },
      redirect: "manual",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    const resource = path.replace(/\?.*$/, "");
    const { ok, status, text } = await withTimeLimit(TIMEOUT_MS, async (signal) => {
      const response = await fetch(`${url}/rest/v1/${path}`, { ...init, signal });
      return { ok: response.ok, status: response.status, text: await response.text() };
    }).catch((error: unknown) => {
      const cause = error instanceof Error ? error.name : "no response";
      throw new DatabaseCallError("database_unavailable", `${resource}: ${cause}`);
    });
    if (ok) return text;
    const code = status >= 500 ? "database_unavailable" : "database_rejected";
    throw new DatabaseCallError(code, `${resource}: status ${status}`);
  };
}

/** @throws DatabaseCallError if the body is not a list of rows */
export function readRows(body: string): readonly unknown[] {
  const rows = parseJson(body);
  if (!Array.isArray(rows)) throw new DatabaseCallError("database_rejected", "the response is not a list of rows");
  return rows;
}

/** The columns (comma-separated) of the row with this URL; undefined if there is none. @throws DatabaseCallError */
export async function readRowByUrl(rest: Rest, table: string, url: string, columns: string): Promise<unknown> {
  const [row] = readRows(await rest(`${table}?url=eq.${encodeURIComponent(url)}&select=${columns}&limit=1`));
  return row;
}

/** @throws DatabaseCallError */
export async function upsertRowByUrl(rest: Rest, table: string, row: object): Promise<void> {
  await rest(`${table}?on_conflict=url`, {
    method: "POST",
    prefer: "resolution=merge-duplicates,return=minimal",
    body: row,
  });
}

export type Log = (message: string) => void;

/** For work that must not fail the user's request: logs a `DatabaseCallError` instead of throwing it. */
export async function logBackendError(log: Log, message: string, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof DatabaseCallError)) throw error;
    log(`${message} (${error.detail})`);
  }
}
