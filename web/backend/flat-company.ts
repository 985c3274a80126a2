import type { Backend } from "./client.ts";
import { answeredFault, networkFault } from "./errors.ts";

/**
 * A company's facts as one flat object, by its normalized address: `GET /api/fetch-crunchbase?url=` (specification,
 * section 7). Fails with `BackendFault`.
 */
export async function fetchFlatCompany({ client, config, flatCompanyAddress }: Backend, url: string): Promise<unknown> {
  const { data } = await client.auth.getSession();
  const headers = {
    apikey: config.supabaseAnonKey,
    ...(data.session && { authorization: `Bearer ${data.session.access_token}` }),
  };
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(`${flatCompanyAddress}?${new URLSearchParams({ url })}`, { headers });
    if (response.ok) body = await response.json();
  } catch {
    // Nothing answered, the connection was lost within the answer, or what answered is not the backend.
    throw networkFault();
  }
  if (!response.ok) throw await answeredFault(response);
  return body;
}
