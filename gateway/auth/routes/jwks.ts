import type { Endpoint } from "../service.ts";

/** `GET /.well-known/jwks.json`: public keys, for clients that verify access tokens. */
export const jwks: Endpoint =
  ({ tokens }) =>
  (context) =>
    context.json(tokens.publicKeys, 200, { "cache-control": "public, max-age=600" });
