/** Whether a request may become a socket. */
import type { IncomingMessage } from "node:http";
import { TokenError } from "#gateway/tokens/tokens.ts";
import type { Version } from "./frames.ts";
import type { RealtimeService } from "./service.ts";

export const SOCKET_PATH = "/realtime/v1/websocket";

/** Why a request does not become a socket. */
export interface Refusal {
  readonly status: 401 | 403 | 404 | 429;
  readonly error: string;
}

export interface Accepted {
  readonly version: Version;
  readonly apiKey: string;
}

export async function readHandshake(service: RealtimeService, request: IncomingMessage): Promise<Accepted | Refusal> {
  const [path = "", search = ""] = (request.url ?? "").split("?", 2);
  if (path !== SOCKET_PATH) return { status: 404, error: "There is no socket at this address" };
  if (!isOwnOrigin(request, service.publicOrigin)) {
    return { status: 403, error: "Sockets are for the pages of this server" };
  }
  const query = new URLSearchParams(search);
  const version = query.get("vsn") ?? "1.0.0";
  if (version !== "1.0.0" && version !== "2.0.0") {
    return { status: 403, error: "The protocol's version has to be 1.0.0 or 2.0.0" };
  }
  const apiKey = query.get("apikey") ?? request.headers["x-api-key"]?.toString() ?? "";
  if (apiKey === "") return { status: 401, error: "No API key found in request" };
  try {
    await service.tokens.verify(apiKey);
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    return { status: 401, error: "Invalid API key" };
  }
  return { version, apiKey };
}

/** Browsers tell whose page asks; other programs tell nothing, and could tell anything. */
function isOwnOrigin({ headers }: IncomingMessage, publicOrigin: string | null): boolean {
  if (headers.origin === undefined || headers.origin === publicOrigin) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host;
}
