import type { Endpoint } from "../service.ts";

/** `GET /health`. Clients check only `name`. */
export const health: Endpoint = () => (context) =>
  context.json({
    version: "v2.189.0",
    name: "GoTrue",
    description: "GoTrue is a user registration and authentication API",
  });
