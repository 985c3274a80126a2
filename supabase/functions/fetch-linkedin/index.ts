import { createHandler } from "./handler.ts";

const environment = Deno.env.toObject();
Deno.serve(createHandler({ environment, fetch, backendFetch: fetch, now: Date.now }));
