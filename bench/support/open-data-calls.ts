/** Calls the function of company facts and posts its CPU times in milliseconds. Nothing else is loaded that its thread would have to clean up. */
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { SignJWT } from "jose";
import { createHandler } from "../../supabase/functions/fetch-crunchbase/handler.ts";

export interface OpenDataCalls {
  readonly apiUrl: string;
  readonly queryUrl: string;
  readonly serverUrl: string;
  /** The server's `JWT_SECRET`. */
  readonly secret: string;
  readonly companiesPerCall: number;
  /** Calls that are not measured. */
  readonly warmUp: number;
  readonly calls: number;
}

const { apiUrl, queryUrl, serverUrl, secret, companiesPerCall, warmUp, calls } = workerData as OpenDataCalls;
const handler = createHandler({
  environment: {
    SUPABASE_URL: serverUrl,
    SUPABASE_SERVICE_ROLE_KEY: await createToken({ role: "service_role" }),
    OPEN_DATA_CONTACT: "ops@fund.example",
    WIKIDATA_API_URL: apiUrl,
    WIKIDATA_QUERY_URL: queryUrl,
  },
  fetch,
  backendFetch: (url, init) => fetch(url, withoutLimit(url, init)),
  now: Date.now,
  sleep: async () => {},
});
const token = await createToken({ role: "authenticated", sub: crypto.randomUUID(), aal: "aal2" });
const times: number[] = [];
for (let call = 0; call < warmUp + calls; call += 1) {
  const request = requestFor(call);
  const beforeMs = await threadCpuMs();
  const response = await handler(request);
  const spentMs = (await threadCpuMs()) - beforeMs;
  await checkResponse(response);
  if (call >= warmUp) times.push(spentMs);
}
parentPort?.postMessage(times);

function createToken(claims: object): Promise<string> {
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuedAt()
    .setExpirationTime("1h")
    .sign(new TextEncoder().encode(secret));
}

/** Without the limit of calls a minute: a call would wait, or be rejected. */
function withoutLimit(url: string, init: RequestInit | undefined): RequestInit | undefined {
  if (!url.endsWith("_slot") || typeof init?.body !== "string") return init;
  return { ...init, body: init.body.replace(/"calls":\d+/, '"calls":100000') };
}

function requestFor(call: number): Request {
  const urls = Array.from(
    { length: companiesPerCall },
    (_, index) => `https://www.crunchbase.com/organization/company-${call * companiesPerCall + index}`,
  );
  return new Request("http://function", {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ urls }),
  });
}

async function checkResponse(response: Response): Promise<void> {
  const body = (await response.json()) as { companies?: readonly { facts: object }[] };
  const found = body.companies?.filter(({ facts }) => Object.keys(facts).length > 0).length;
  if (found !== companiesPerCall) throw new Error(`found ${found} companies: ${JSON.stringify(body).slice(0, 200)}`);
}

/** CPU time of this thread. Linux brings it up to date when the thread sleeps, else only at its ticks, every 4 ms. */
async function threadCpuMs(): Promise<number> {
  await sleep(1);
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
