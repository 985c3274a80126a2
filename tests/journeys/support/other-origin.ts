/** Journeys with a page of another origin. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test as base } from "./journey.ts";

/** `otherOrigin` is the URL of an empty page on another port. */
export const test = base.extend<{ readonly otherOrigin: string }>({
  otherOrigin: async ({}, use) => {
    const pages = createServer((_request, response) => {
      response.setHeader("content-type", "text/html");
      response.end("<!doctype html><title>Another page</title>");
    }).listen(0, "127.0.0.1");
    await once(pages, "listening");
    await use(`http://127.0.0.1:${(pages.address() as AddressInfo).port}`);
    pages.closeAllConnections();
    pages.close();
  },
});
