/** A page of another origin, with a stolen session at hand, cannot use the server; a page of an allowed origin can. */
import type { Browser, Page } from "@playwright/test";
import { expect, newContextPage } from "./support/journey.ts";
import { test } from "./support/other-origin.ts";
import { apiHeaders, password, signUp } from "./support/session.ts";

const testAllowed = test.extend({
  settings: async ({ otherOrigin }, use) => use({ ALLOWED_ORIGINS: otherOrigin }),
});

const SERVICES = [
  ["signup", "/auth/v1/signup", { email: "planted@fund.example", password }],
  ["read", "/rest/v1/universities?select=name", null],
  ["write", "/rest/v1/universities", { name: "Planted" }],
  ["function", "/functions/v1/fetch-crunchbase", { url: "https://www.crunchbase.com/organization/celonis" }],
  ["broadcast", "/realtime/v1/api/broadcast", { messages: [] }],
] as const;

interface Init {
  readonly method?: string;
  readonly mode?: "no-cors";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What the page's script learns: a status, "unreadable" or "blocked". */
function fetchFrom(page: Page, url: string, init: Init): Promise<number | string> {
  return page.evaluate(
    async ([url, init]) => {
      try {
        const response = await fetch(url, init);
        return response.type === "opaque" ? "unreadable" : response.status;
      } catch {
        return "blocked";
      }
    },
    [url, init] as const,
  );
}

function openSocket(page: Page, url: string): Promise<string> {
  return page.evaluate(
    (url) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(url);
        socket.addEventListener("open", () => resolve("open"));
        socket.addEventListener("close", () => resolve("closed"));
      }),
    url,
  );
}

/** Everything the page tries, with the results. */
async function attack(page: Page, server: string, headers: { readonly apikey: string }) {
  const results: Record<string, number | string> = {};
  results.config = await fetchFrom(page, `${server}/config.json`, {});
  for (const [name, path, body] of SERVICES) {
    const init = body === null ? {} : { method: "POST", body: JSON.stringify(body) };
    const json = { ...headers, ...(body !== null && { "content-type": "application/json" }) };
    results[name] = await fetchFrom(page, server + path, { ...init, headers: json });
    // Sent without a preflight.
    await fetchFrom(page, server + path, { ...init, mode: "no-cors", headers: { "content-type": "text/plain" } });
  }
  const socketUrl = `${server.replace("http", "ws")}/realtime/v1/websocket?vsn=2.0.0&apikey=${headers.apikey}`;
  results.socket = await openSocket(page, socketUrl);
  return results;
}

async function openAttack(page: Page, browser: Browser, otherOrigin: string, server: string) {
  await signUp(page);
  const other = await newContextPage(browser, otherOrigin);
  await other.goto(otherOrigin);
  return attack(other, server, await apiHeaders(page));
}

async function submitForm(page: Page, action: string): Promise<string> {
  await page.evaluate((action) => {
    const form = document.createElement("form");
    form.method = "post";
    form.enctype = "text/plain";
    form.action = action;
    const field = document.createElement("input");
    field.name = '{"email":"planted@fund.example","password":"correct horse battery","x":"';
    field.value = '"}';
    form.append(field);
    document.body.append(form);
    form.submit();
  }, action);
  await page.waitForURL(action);
  return page.locator("body").innerText();
}

test("a page of another origin cannot sign up, read, write, call a function or open a socket", async ({
  page,
  browser,
  server,
  otherOrigin,
}) => {
  expect(await openAttack(page, browser, otherOrigin, server.url)).toEqual({
    config: "blocked",
    signup: "blocked",
    read: "blocked",
    write: "blocked",
    function: "blocked",
    broadcast: "blocked",
    socket: "closed",
  });
  const other = await newContextPage(browser, otherOrigin);
  await other.goto(otherOrigin);
  expect(await submitForm(other, `${server.url}/auth/v1/signup`)).toContain("ALLOWED_ORIGINS");

  const headers = await apiHeaders(page);
  const rows = await page.request.get("/rest/v1/universities?name=eq.Planted", { headers });
  expect(await rows.json()).toEqual([]);
  const signIn = await page.request.post("/auth/v1/token?grant_type=password", {
    headers: { apikey: headers.apikey },
    data: { email: "planted@fund.example", password },
  });
  expect(signIn.status()).toBe(400);
});

testAllowed(
  "a page of an origin in ALLOWED_ORIGINS can do all of it, with the public key from elsewhere",
  async ({ page, browser, server, otherOrigin }) => {
    expect(await openAttack(page, browser, otherOrigin, server.url)).toEqual({
      config: "blocked",
      signup: 200,
      read: 200,
      write: 201,
      function: 200,
      broadcast: 202,
      socket: "open",
    });
  },
);
