/** Journeys of a product that sends email. */
import { type FakeMail, startFakeMail } from "#tests/fakes/mail.ts";
import { test as base } from "./journey.ts";

export const test = base.extend<{ readonly mail: FakeMail }>({
  mail: async ({}, use) => {
    const mail = await startFakeMail();
    await use(mail);
    await mail.close();
  },
  settings: async ({ mail }, use) => use({ SMTP_URL: mail.url, MAIL_FROM: "Research <research@fund.example>" }),
});

export function linkIn({ text }: { readonly text: string }): string {
  const link = /https?:\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`The email has no link:\n${text}`);
  return link;
}
