import type { Endpoint } from "../service.ts";

/** `GET /.well-known/jwks.json`: the public keys, with which clients verify access tokens themselves. */
export const jwks: Endpoint =
  ({ tokens }) =>
  (context) =>
    context.json(tokens.publicKeys, 200, { "cache-control": "public, max-age=600" });
