/** The Host header cannot redirect a victim's email link. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Email } from "#gateway/auth/mailer.ts";
import { type AppHarness, openApp, PASSWORD } from "#tests/support/app-harness.ts";

const mails: Email[] = [];
let app: AppHarness;
beforeAll(async () => {
  app = await openApp("pglite", {
    environment: {
      HOST: "0.0.0.0",
      SMTP_URL: "smtp://mail.example",
      MAIL_FROM: "research@fund.example",
      PUBLIC_URL: "https://research.fund.example",
    },
    mailer: { send: async (mail) => void mails.push(mail) },
  });
});
afterAll(() => app.close());

test.each(["signup", "recover"])("a link requested with another Host leads to the public URL: /%s", async (path) => {
  mails.length = 0;
  const response = await app.request(`http://evil.example/auth/v1/${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      referer: "http://evil.example/",
      "x-forwarded-host": "evil.example",
    },
    body: JSON.stringify({ email: "ana@fund.example", password: PASSWORD }),
  });
  expect(response.status).toBe(200);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain("https://research.fund.example/auth/v1/verify?token=");
  expect(JSON.stringify(mails)).not.toContain("evil.example");
});
