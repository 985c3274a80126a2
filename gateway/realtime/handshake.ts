/** Checks that run before a request is upgraded to a WebSocket. */
import type { IncomingMessage } from "node:http";
import { TokenError } from "#gateway/tokens/tokens.ts";
import type { Version } from "./frames.ts";
import type { RealtimeService } from "./service.ts";

const SOCKET_PATH = "/realtime/v1/websocket";

export interface HandshakeError {
  readonly status: 401 | 403 | 404 | 429;
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
  if (!isAllowedOrigin(request, service.publicOrigin)) {
    return { status: 403, error: "This origin may not connect. Open the app at its public URL" };
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

/** Prevents cross-site WebSocket hijacking. Only browsers send `Origin`, and only browsers need the check. */
function isAllowedOrigin({ headers }: IncomingMessage, publicOrigin: string | null): boolean {
  if (headers.origin === undefined || headers.origin === publicOrigin) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host;
}
