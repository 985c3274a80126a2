/** On Supabase a function sends CORS headers itself, preflights included. */
const CORS_HEADERS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers":
    "authorization, apikey, content-type, x-client-info, x-region, x-supabase-api-version, traceparent, tracestate, baggage",
  "access-control-allow-methods": "GET, POST, OPTIONS",
};

export function jsonResponse(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...CORS_HEADERS, "content-type": "application/json", "cache-control": "no-store", ...headers },
  });
}

export function preflightResponse(): Response {
  return new Response(null, { status: 204, headers: { ...CORS_HEADERS, "access-control-max-age": "86400" } });
}
