/** A page that reaches the server by a rebound name, a frame or an opened window learns and changes nothing. */
import { chromium, type Page } from "@playwright/test";
import { expect, newContextPage } from "./support/journey.ts";
import { test } from "./support/other-origin.ts";
import { apiHeaders, password, signUp } from "./support/session.ts";

async function attackFromReboundPage(page: Page, apikey: string) {
  return page.evaluate(
    async ([apikey, password]) => {
      const send = async (path: string, init: RequestInit = {}) => (await fetch(path, init)).status;
      const json = { "content-type": "application/json", apikey };
      const body = JSON.stringify({ email: "planted@fund.example", password });
      return {
        screen: await send("/auth"),
        config: await send("/config.json"),
        signup: await send("/auth/v1/signup", { method: "POST", headers: json, body }),
        file: await send("/storage/v1/object/company-files/x", { method: "POST", headers: json, body: "x" }),
        socket: await new Promise((resolve) => {
          const socket = new WebSocket(`ws://${location.host}/realtime/v1/websocket?vsn=2.0.0&apikey=${apikey}`);
          socket.addEventListener("open", () => resolve("open"));
          socket.addEventListener("close", () => resolve("closed"));
        }),
      };
    },
    [apikey, password] as const,
  );
}

test("a name that is rebound to this machine reaches nothing", async ({ page, server, launchOptions }) => {
  await signUp(page);
  const { apikey } = await apiHeaders(page);
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), "--host-resolver-rules=MAP evil.test 127.0.0.1"],
  });
  try {
    const evil = await browser.newPage();
    const origin = `http://evil.test:${new URL(server.url).port}`;
    // The rejection is a document of the rebound origin, and scripts of its frames and windows act in it.
    expect((await evil.goto(`${origin}/auth`))?.status()).toBe(421);
    expect(await evil.evaluate(() => location.origin)).toBe(origin);
    expect(await attackFromReboundPage(evil, apikey)).toEqual({
      screen: 421,
      config: 421,
      signup: 421,
      file: 421,
      socket: "closed",
    });
  } finally {
    await browser.close();
  }
});

test("a page of another origin cannot frame the product, load its data as a script, or read a window that it opens", async ({
  page,
  browser,
  server,
  otherOrigin,
}) => {
  await signUp(page);
  const other = await newContextPage(browser, otherOrigin);
  await other.goto(otherOrigin);
  const result = await other.evaluate(async (url) => {
    const load = (tag: "script" | "img" | "iframe" | "object", path: string) =>
      new Promise<string>((resolve) => {
        const element = document.createElement(tag);
        element.addEventListener("load", () => resolve("loaded"));
        element.addEventListener("error", () => resolve("error"));
        if (element instanceof HTMLObjectElement) element.data = url + path;
        else element.src = url + path;
        document.body.append(element);
      });
    const readable = (read: () => unknown) => {
      try {
        return String(read());
      } catch (error) {
        return (error as Error).name;
      }
    };
    const script = await load("script", "/config.json");
    const image = await load("img", "/favicon.svg");
    await load("iframe", "/auth");
    const frame = document.querySelector("iframe")?.contentWindow;
    // A page that is sandboxed or of a data URL has the origin "null".
    const sandboxed = document.createElement("iframe");
    sandboxed.sandbox.add("allow-scripts");
    const answer = new Promise<unknown>((resolve) => addEventListener("message", ({ data }) => resolve(data)));
    sandboxed.srcdoc = `<script>fetch(${JSON.stringify(`${url}/config.json`)}).then((r) => r.status, () => "blocked")
      .then((result) => parent.postMessage(result, "*"))</script>`;
    document.body.append(sandboxed);
    const fromNull = await answer;
    return {
      script,
      image,
      fromNull,
      framed: readable(() => frame?.document.body.innerText),
    };
  }, server.url);
  expect(result).toEqual({
    script: "error",
    image: "error",
    fromNull: "blocked",
    framed: "SecurityError",
  });
  const framed = other.frames().map((frame) => frame.url());
  expect(framed.filter((url) => url.startsWith(server.url))).toEqual([]);

  const popup = other.waitForEvent("popup");
  await other.evaluate((url) => Object.assign(window, { opened: open(url) }), `${server.url}/auth`);
  const opened = await popup;
  await expect(opened.getByRole("button", { name: "Sign In" })).toBeVisible();
  // Cross-Origin-Opener-Policy: neither has a reference to the other, so no page can navigate or message the product.
  expect(await opened.evaluate(() => opener)).toBeNull();
  expect(await other.evaluate(() => (window as unknown as { opened: Window }).opened.closed)).toBe(true);
});
