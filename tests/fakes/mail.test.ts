import { afterEach, beforeEach, expect, test } from "vitest";
import { createSmtpMailer } from "#gateway/auth/mailer.ts";
import { type FakeMail, startFakeMail } from "./mail.ts";

let mail: FakeMail;
beforeEach(async () => {
  mail = await startFakeMail();
});
afterEach(() => mail.close());

const LONG_LINE = `https://research.example/auth/v1/verify?${"token=0123456789&".repeat(12)}`;

test.each([
  ["plain", "Set a new password", "One line.\n\nAnother."],
  ["a long link", "A link", `Open:\n${LONG_LINE}\n\nThat is all.`],
  ["umlauts and a heart", "Grüße ♥ aus München, und zwar mit einem langen Betreff", "Schöne Grüße ♥\n= ist gleich"],
  ["a line that is a dot", "Dots", "before\n.\n..after"],
])("the product's mailer delivers %s", async (_name, subject, text) => {
  const mailer = createSmtpMailer(mail.url, "Research <research@fund.example>");
  await mailer.send({ to: "ada@fund.example", subject, text, html: "<p>the same</p>" });
  const received = await mail.next("ada@fund.example");
  expect({ ...received, text: received.text.trimEnd() }).toEqual({
    from: "research@fund.example",
    to: ["ada@fund.example"],
    subject,
    text,
  });
});

test("next rejects if no email arrives before the deadline", async () => {
  await expect(mail.next("nobody@fund.example", 50)).rejects.toThrow("No email to nobody@fund.example within 50 ms");
});
