import { createHandler } from "./handler.ts";

const environment = Deno.env.toObject();
const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
Deno.serve(createHandler({ environment, fetch, backendFetch: fetch, now: Date.now, sleep }));
