import { type Candidate, parseCandidates } from "#domain/career/employer-company.ts";
import type { EmployerRequest } from "#domain/career/link-career.ts";
import type { Backend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";

/** The companies that employers may be, with facts and rounds, in one request. Throws `BackendError`. */
export async function fetchCareerCompanies(
  { client }: Backend,
  requests: readonly EmployerRequest[],
  signal: AbortSignal,
): Promise<readonly (readonly Candidate[])[]> {
  if (requests.length === 0) return [];
  const employers = requests.map(({ slug, names }) => ({ slug, names: [...names] }));
  const { data, error, status } = await client.rpc("career_companies", { employers }).abortSignal(signal);
  if (error) throw toTableError(error, status);
  return parseCandidates(data, requests.length);
}
