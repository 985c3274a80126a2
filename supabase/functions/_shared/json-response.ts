/** Answers of the functions. On Supabase a function answers CORS itself, preflights included. */

const CORS_HEADERS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers":
    "authorization, apikey, content-type, x-client-info, x-region, x-supabase-api-version, traceparent, tracestate, baggage",
  "access-control-allow-methods": "GET, POST, OPTIONS",
};

export function jsonAnswer(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...CORS_HEADERS, "content-type": "application/json", "cache-control": "no-store", ...headers },
  });
}

/** `code` is stable, `message` a sentence for the screen. */
export function errorAnswer(
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return jsonAnswer(status, { code, message }, headers);
}

export function preflightAnswer(): Response {
  return new Response(null, { status: 204, headers: { ...CORS_HEADERS, "access-control-max-age": "86400" } });
}
