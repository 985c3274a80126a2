/** Responses that a test scripts in place of a fake's own, mostly errors. */
import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export type ScriptedResponse =
  | { readonly kind: "status"; readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | { readonly kind: "body"; readonly body: string; readonly status?: number; readonly contentType?: string }
  | { readonly kind: "no-response" | "connection-reset" | "truncated-body" }
  | { readonly kind: "oversized"; readonly bytes: number; readonly sendsContentLength: boolean }
  | { readonly kind: "redirect"; readonly to: string }
  /** The fake's own response, late. */
  | { readonly kind: "slow"; readonly delayMs: number }
  /** The fake's own response without the rounds' investors (Crunchbase only). */
  | { readonly kind: "rounds-without-investors" };

const HTML =
  "<!DOCTYPE html><html><head><title>Just a moment...</title></head><body>Checking your browser</body></html>";
const html = (status = 200): ScriptedResponse => ({ kind: "body", body: HTML, contentType: "text/html", status });

/** Errors that both fakes script for these IDs. */
export const COMMON_ERRORS: Readonly<Record<string, ScriptedResponse>> = {
  "error-html": html(),
  "error-html-403": html(403),
  "error-html-404": html(404),
  "error-html-502": html(502),
  "error-array": { kind: "body", body: "[]" },
  "error-empty-body": { kind: "body", body: "" },
  "error-truncated-body": { kind: "truncated-body" },
  "error-connection-reset": { kind: "connection-reset" },
  "error-no-response": { kind: "no-response" },
  "error-oversized": { kind: "oversized", bytes: 6 * 1024 * 1024, sendsContentLength: false },
  "error-oversized-content-length": { kind: "oversized", bytes: 6 * 1024 * 1024, sendsContentLength: true },
};

export interface Script {
  /** Applies to the next `times` requests for this ID; afterwards the ID has no scripted response. */
  set(id: string, scripted: ScriptedResponse, times?: number): void;
  /** The scripted response of this request for the ID. */
  next(id: string): ScriptedResponse | undefined;
}

/** `defaults` apply to the IDs that `set` never named. */
export function createScript(defaults: Readonly<Record<string, ScriptedResponse>>): Script {
  const entries = new Map<string, { readonly scripted: ScriptedResponse; remaining: number }>();
  return {
    set: (id, scripted, times = Number.POSITIVE_INFINITY) => void entries.set(id, { scripted, remaining: times }),
    next(id) {
      const entry = entries.get(id);
      if (entry === undefined) return defaults[id];
      if (entry.remaining === 0) return undefined;
      entry.remaining -= 1;
      return entry.scripted;
    },
  };
}

/** False if the fake's own response follows. */
export async function sendScripted(scripted: ScriptedResponse, response: ServerResponse): Promise<boolean> {
  switch (scripted.kind) {
    case "status":
      response.writeHead(scripted.status, { "content-type": "application/json", ...scripted.headers });
      response.end(JSON.stringify({ value: `scripted ${scripted.status}` }));
      return true;
    case "body":
      response.writeHead(scripted.status ?? 200, { "content-type": scripted.contentType ?? "application/json" });
      response.end(scripted.body);
      return true;
    case "no-response":
      return true;
    case "connection-reset":
      response.destroy();
      return true;
    case "truncated-body":
      response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
      response.write('{"properties":', () => response.destroy());
      return true;
    case "oversized":
      sendOversized(scripted, response);
      return true;
    case "redirect":
      response.writeHead(302, { location: scripted.to }).end();
      return true;
    case "slow":
      await sleep(scripted.delayMs);
      return false;
    case "rounds-without-investors":
      return false;
  }
}

function sendOversized(
  { bytes, sendsContentLength }: { bytes: number; sendsContentLength: boolean },
  response: ServerResponse,
): void {
  const chunk = Buffer.alloc(64 * 1024, " ");
  const chunks = Math.ceil(bytes / chunk.length);
  const length = sendsContentLength ? { "content-length": String(chunks * chunk.length) } : {};
  response.writeHead(200, { "content-type": "application/json", ...length });
  let sent = 0;
  const sendMore = () => {
    while (sent < chunks && !response.destroyed) {
      sent += 1;
      if (!response.write(chunk)) return;
    }
    response.end();
  };
  response.on("drain", sendMore);
  sendMore();
}
