/** Checks that run before a request is upgraded to a WebSocket. */
import type { IncomingMessage } from "node:http";
import { hasSeveralHosts, ORIGIN_ERRORS } from "#gateway/http/origin-policy.ts";
import { TokenError } from "#gateway/tokens/tokens.ts";
import type { Version } from "./frames.ts";
import type { RealtimeService } from "./service.ts";

const SOCKET_PATH = "/realtime/v1/websocket";

export interface HandshakeError {
  readonly status: 400 | 401 | 403 | 404 | 421 | 429;
  readonly error: string;
}

export interface Handshake {
  readonly version: Version;
  readonly apiKey: string;
}

export async function checkHandshake(
  service: RealtimeService,
  request: IncomingMessage,
): Promise<Handshake | HandshakeError> {
  const [path = "", search = ""] = (request.url ?? "").split("?", 2);
  if (path !== SOCKET_PATH) return { status: 404, error: `Not a WebSocket endpoint. Connect to ${SOCKET_PATH}` };
  if (hasSeveralHosts(request)) return { status: 400, error: "Bad Request" };
  const { host = "", origin } = request.headers;
  if (!service.originPolicy.isAllowedHost(host)) return { status: 421, error: ORIGIN_ERRORS.host.message };
  // Prevents cross-site WebSocket hijacking.
  if (origin !== undefined && !service.originPolicy.isAllowedOrigin(origin, host)) {
    return { status: 403, error: ORIGIN_ERRORS.origin.message };
  }
  const query = new URLSearchParams(search);
  const version = query.get("vsn") ?? "1.0.0";
  if (version !== "1.0.0" && version !== "2.0.0") {
    return { status: 403, error: "Unsupported protocol version. Set vsn to 1.0.0 or 2.0.0" };
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
