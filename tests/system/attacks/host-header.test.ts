/** The Host header cannot redirect a victim's email link. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Email } from "#gateway/auth/mailer.ts";
import { type AppHarness, ORIGIN, openApp, PASSWORD } from "#tests/support/app-harness.ts";

const mails: Email[] = [];
let app: AppHarness;
beforeAll(async () => {
  app = await openApp("pglite", {
    environment: {
      HOST: "0.0.0.0",
      SMTP_URL: "smtp://mail.example",
      MAIL_FROM: "research@fund.example",
      PUBLIC_URL: "https://research.fund.example",
      ALLOWED_EMAIL_DOMAINS: "fund.example",
    },
    mailer: { send: async (mail) => void mails.push(mail) },
  });
});
afterAll(() => app.close());

const send = (url: string, path: string, headers: Record<string, string> = {}) => {
  mails.length = 0;
  return app.request(`${url}/auth/v1/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ email: "ana@fund.example", password: PASSWORD }),
  });
};
const FORWARDED = {
  referer: "http://evil.example/",
  "x-forwarded-host": "evil.example",
  forwarded: "host=evil.example",
};

test.each(["signup", "recover"])("sends no email for another host: /%s", async (path) => {
  expect((await send("http://evil.example", path, FORWARDED)).status).toBe(421);
  expect(mails).toEqual([]);
});

test.each(["signup", "recover"])(
  "a link requested with another forwarded host leads to the public URL: /%s",
  async (path) => {
    expect((await send("http://192.0.2.66", path, FORWARDED)).status).toBe(200);
    expect(mails).toHaveLength(1);
    const page = path === "signup" ? "confirm-email#token_hash=" : "auth/v1/verify?token=";
    expect(mails[0]?.text).toContain(`https://research.fund.example/${page}`);
    expect(JSON.stringify(mails)).not.toMatch(/evil\.example|192\.0\.2\.66/);
  },
);

describe("without PUBLIC_URL", () => {
  let bare: AppHarness;
  beforeAll(async () => {
    bare = await openApp("pglite", {
      environment: { SMTP_URL: "smtp://mail.example", MAIL_FROM: "research@fund.example" },
      mailer: { send: async (mail) => void mails.push(mail) },
    });
  });
  afterAll(() => bare.close());

  const post = (url: string, path: string, headers: Record<string, string> = {}) => {
    mails.length = 0;
    return bare.request(`${url}/auth/v1/${path}`, {
      method: path === "user" ? "PUT" : "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ email: "ana@fund.example", password: PASSWORD, type: "signup" }),
    });
  };

  test.each([
    ["another address", "http://192.0.2.66:3000", {}],
    ["a forwarded host", ORIGIN, { "x-forwarded-host": "research.example.com" }],
    ["a forwarded address", ORIGIN, { "x-forwarded-for": "192.0.2.1" }],
    ["a standard proxy header", ORIGIN, { forwarded: "for=192.0.2.1" }],
    ["a proxy's name", ORIGIN, { via: "1.1 proxy" }],
  ])("sends no email for a request with %s", async (_what, url, headers) => {
    const signUp = await post(url, "signup", headers);
    expect([signUp.status, signUp.headers.get("x-sb-error-code")]).toEqual([422, "signup_disabled"]);
    for (const path of ["recover", "resend", "user"]) {
      const response = await post(url, path, headers);
      expect(response.status, path).toBe(403);
      expect(await response.json()).toEqual({
        code: "public_url_required",
        message: "This server does not send emails. Ask your administrator to set a new password or email address.",
      });
    }
    expect(mails).toEqual([]);
  });

  test("sends emails to users of this machine", async () => {
    expect((await post("http://localhost:3000", "signup")).status).toBe(200);
    expect(mails[0]?.text).toContain("http://localhost:3000/confirm-email#token_hash=");
  });
});
