/** Journeys of a product that can send mails. */
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

/** The link in a mail. */
export function linkIn({ text }: { readonly text: string }): string {
  const link = /https?:\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`There is no link in the mail:\n${text}`);
  return link;
}
