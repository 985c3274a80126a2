import type { FetchResult } from "#domain/batch/run.ts";
import type { CompanyFacts } from "#domain/company/facts.ts";
import type { CompanyProfile } from "#domain/company/profile.ts";
import { alreadyInHotlist } from "#domain/hotlist/already-in-hotlist.ts";
import { hotlistCompanyName } from "#domain/hotlist/hotlist-company.ts";
import { parseHotlistEntry } from "#domain/hotlist/parse-entry.ts";
import { findSquad, type SquadId } from "#domain/hotlist/squads.ts";
import type { Backend } from "#web/backend/client.ts";
import { BackendError } from "#web/backend/errors.ts";
import { fetchCompany, fetchFlatCompany, fetchOpenData } from "../company/crunchbase.ts";
import { fillFromOpenData, upsertFacts } from "../company/writes.ts";
import { insertHotlistEntry } from "../hotlist/writes.ts";
import type { CompanyTask, FillTask } from "./batch-runner.ts";
import { beginBatchOperation } from "./operation.ts";

/** Responses to a token of an ended session: PostgREST's, the functions' and the platform's. */
const SESSION_ENDED: ReadonlySet<string> = new Set(["PGRST301", "PGRST303", "not_signed_in", "401"]);
/** SQLSTATE `invalid_parameter_value`: the operation is finished, for example because a colleague has undone it. */
const NOT_OPEN = "22023";

/** The user of a batch signed out, or another one signed in, while a company was fetched. */
class SessionChanged extends Error {}

/** Fetches one company and stores it where the batch puts it. Errors of the backend are results. */
export async function processCompany(
  backend: Backend,
  readFacts: (profile: CompanyProfile) => CompanyFacts,
  task: CompanyTask,
): Promise<FetchResult> {
  const { target } = task.batch;
  try {
    if (target.kind === "hotlist") return await addToHotlist(backend, target.squadId, task);
    const { profile, source } = await fetchCompany(backend, task.url, { keep: false });
    const facts = readFacts(profile);
    await inOperation(backend, task, (value) =>
      upsertFacts(backend, task.url, { facts, source }, { name: "x-operation-id", value }),
    );
    return { ok: true, name: facts.name ?? task.url };
  } catch (error) {
    return failedResult(backend, error);
  }
}

/** Asks open data about companies in one call and fills their blanks. Errors of the backend are results. */
export async function fillCompanies(backend: Backend, task: FillTask): Promise<readonly FetchResult[]> {
  const { urls } = task;
  try {
    const asked = await fetchOpenData(backend, urls);
    const found = asked.filter(({ facts }) => Object.keys(facts).length > 0);
    const errors = new Map(asked.flatMap(({ url, error }) => (error === null ? [] : [[url, error] as const])));
    const filled =
      found.length === 0
        ? []
        : await inOperation(backend, task, (operationId) =>
            fillFromOpenData(
              backend,
              found.map(({ url }) => url),
              operationId,
            ),
          );
    const byUrl = new Map(filled.map((company) => [company.url, company]));
    return urls.map((url) => {
      const reason = errors.get(url);
      if (reason !== undefined) return { ok: false, reason, unreachable: false };
      return { ok: true, name: byUrl.get(url)?.name ?? url, filled: byUrl.get(url)?.filled ?? 0 };
    });
  } catch (error) {
    const result = await failedResult(backend, error);
    return urls.map(() => result);
  }
}

async function failedResult(backend: Backend, error: unknown): Promise<FetchResult> {
  if (error instanceof SessionChanged) return { ok: false, interrupted: true };
  if (!(error instanceof BackendError)) throw error;
  const isUnreachable = error.code === "network";
  if (isUnreachable && !navigator.onLine) return { ok: false, interrupted: true };
  if (SESSION_ENDED.has(error.code)) await backend.sessions.check();
  if (backend.sessions.current().status !== "signed-in") return { ok: false, interrupted: true };
  return { ok: false, reason: error.message, unreachable: isUnreachable };
}

async function addToHotlist(backend: Backend, squadId: SquadId, task: CompanyTask): Promise<FetchResult> {
  const entry = parseHotlistEntry(squadId, await fetchFlatCompany(backend, task.url), task.url);
  const name = hotlistCompanyName(entry);
  const result = await inOperation(backend, task, (operationId) => insertHotlistEntry(backend, entry, operationId));
  // The page was reloaded after the entry was added and before its line was stored.
  if (result === "added" || task.isAgain) return { ok: true, name };
  return { ok: false, reason: alreadyInHotlist(name, findSquad(squadId)?.name ?? squadId), unreachable: false };
}

/**
 * Writes only in the session of the batch's user. The operation is begun with the first write: a batch that stores nothing leaves
 * none.
 */
async function inOperation<Result>(
  backend: Backend,
  { batch, onOperation }: CompanyTask | FillTask,
  write: (operationId: string) => Promise<Result>,
): Promise<Result> {
  const session = backend.sessions.current();
  if (session.status !== "signed-in" || session.userId !== batch.userId) throw new SessionChanged();
  const begin = async () => {
    const id = await beginBatchOperation(backend, batch);
    onOperation(id);
    return id;
  };
  try {
    return await write(batch.operationId ?? (await begin()));
  } catch (error) {
    if (!(error instanceof BackendError) || error.code !== NOT_OPEN || batch.operationId === null) throw error;
    return write(await begin());
  }
}
