/** What can go wrong with a data service, scripted: each trouble answers in place of the stand-in. */
import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export type Trouble =
  | { readonly kind: "status"; readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | { readonly kind: "body"; readonly body: string; readonly status?: number; readonly contentType?: string }
  | { readonly kind: "silence" | "hang-up" | "half-body" }
  | { readonly kind: "slow"; readonly delayMs: number }
  | { readonly kind: "huge"; readonly bytes: number; readonly tellsLength: boolean }
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "rounds-without-investors" };

const HTML =
  "<!DOCTYPE html><html><head><title>Just a moment...</title></head><body>Checking your browser</body></html>";

/** Troubles that a permalink of this name always has. */
export const troublesByPermalink: Readonly<Record<string, Trouble>> = {
  "trouble-500": { kind: "status", status: 500 },
  "trouble-503": { kind: "status", status: 503 },
  "trouble-429": { kind: "status", status: 429 },
  "trouble-401": { kind: "status", status: 401 },
  "trouble-403": { kind: "status", status: 403 },
  "trouble-html": { kind: "body", body: HTML, contentType: "text/html" },
  "trouble-html-403": { kind: "body", body: HTML, contentType: "text/html", status: 403 },
  "trouble-html-404": { kind: "body", body: HTML, contentType: "text/html", status: 404 },
  "trouble-half-json": { kind: "body", body: '{"properties":{"identifier":{"value":"Half' },
  "trouble-list": { kind: "body", body: "[]" },
  "trouble-empty": { kind: "body", body: "" },
  "trouble-null": { kind: "body", body: "null" },
  "trouble-wrong-shape": { kind: "body", body: '{"properties":"none","cards":[]}' },
  "trouble-nameless": { kind: "body", body: '{"properties":{"identifier":{}},"cards":{}}' },
  "trouble-silence": { kind: "silence" },
  "trouble-hang-up": { kind: "hang-up" },
  "trouble-half-body": { kind: "half-body" },
  "trouble-huge": { kind: "huge", bytes: 6 * 1024 * 1024, tellsLength: false },
  "trouble-huge-and-honest": { kind: "huge", bytes: 6 * 1024 * 1024, tellsLength: true },
};

/** Answers with the trouble; false where the stand-in shall answer after all. */
export async function playTrouble(trouble: Trouble, response: ServerResponse): Promise<boolean> {
  switch (trouble.kind) {
    case "status":
      response.writeHead(trouble.status, { "content-type": "application/json", ...trouble.headers });
      response.end(JSON.stringify({ value: `scripted ${trouble.status}` }));
      return true;
    case "body":
      response.writeHead(trouble.status ?? 200, { "content-type": trouble.contentType ?? "application/json" });
      response.end(trouble.body);
      return true;
    case "silence":
      return true;
    case "hang-up":
      response.destroy();
      return true;
    case "half-body":
      response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
      response.write('{"properties":', () => response.destroy());
      return true;
    case "huge":
      sendHuge(trouble, response);
      return true;
    case "redirect":
      response.writeHead(302, { location: trouble.to }).end();
      return true;
    case "slow":
      await sleep(trouble.delayMs);
      return false;
    default:
      return false;
  }
}

function sendHuge({ bytes, tellsLength }: { bytes: number; tellsLength: boolean }, response: ServerResponse): void {
  const chunk = Buffer.alloc(64 * 1024, " ");
  const chunks = Math.ceil(bytes / chunk.length);
  const length = tellsLength ? { "content-length": String(chunks * chunk.length) } : {};
  response.writeHead(200, { "content-type": "application/json", ...length });
  let sent = 0;
  const more = () => {
    while (sent < chunks && !response.destroyed) {
      sent += 1;
      if (!response.write(chunk)) return;
    }
    response.end();
  };
  response.on("drain", more);
  more();
}
