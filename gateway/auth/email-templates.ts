/** The emails of the account service, as text and as HTML that says the same. */
import type { Email } from "./mailer.ts";

export type EmailKind = "signup" | "recovery" | "email_change_new" | "email_change_current";

interface Template {
  readonly subject: (site: string) => string;
  readonly lines: (site: string, details: EmailDetails) => readonly string[];
  readonly action: string;
  /** For those who did not ask for the mail. */
  readonly otherwise: string;
}

export interface EmailDetails {
  /** Where the mail goes. */
  readonly to: string;
  /** The link that does what the mail is about. */
  readonly link: string;
  /** The site's address; its host is the name by which the mail speaks of the site. */
  readonly siteUrl: string;
  readonly validMinutes: number;
  /** The new address, where it is to change. */
  readonly newEmail?: string;
}

const TEMPLATES: Readonly<Record<EmailKind, Template>> = {
  signup: {
    subject: (site) => `Confirm your email address for ${site}`,
    lines: (site) => [
      `Somebody, probably you, signed up at ${site} with this email address.`,
      "Confirm that it is yours to finish the sign-up.",
    ],
    action: "Confirm email address",
    otherwise: "If it was not you, ignore this mail: without the confirmation nobody can sign in with your address.",
  },
  recovery: {
    subject: (site) => `Set a new password for ${site}`,
    lines: (site) => [`Somebody, probably you, asked for a new password at ${site}.`],
    action: "Set a new password",
    otherwise: "If it was not you, ignore this mail: your password stays as it is.",
  },
  email_change_new: {
    subject: (site) => `Confirm your new email address for ${site}`,
    lines: (site) => [`This is to become the email address of an account at ${site}. Confirm that it is yours.`],
    action: "Confirm new address",
    otherwise: "If you know nothing of this, ignore this mail.",
  },
  email_change_current: {
    subject: (site) => `Your email address for ${site} is about to change`,
    lines: (site, { newEmail = "another address" }) => [
      `The email address of your account at ${site} is to change to ${newEmail}. Confirm that you want this.`,
    ],
    action: "Confirm the change",
    otherwise: "If it was not you, do not confirm, and set a new password: somebody may be using your account.",
  },
};

export function composeEmail(kind: EmailKind, details: EmailDetails): Email {
  const { to, link, siteUrl, validMinutes } = details;
  const { subject, lines, action, otherwise } = TEMPLATES[kind];
  const site = URL.parse(siteUrl)?.host ?? siteUrl;
  const validity = `The link works once, and for ${validMinutes} minutes.`;
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`;
  const said = lines(site, details);
  return {
    to,
    subject: subject(site),
    text: [...said, `${action}:\n${link}`, validity, otherwise].join("\n\n"),
    html: [
      '<!doctype html><html lang="en"><body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#222">',
      ...said.map((line) => paragraph(escapeHtml(line))),
      paragraph(`<a href="${escapeHtml(link)}" style="font-weight:bold">${escapeHtml(action)}</a>`),
      paragraph(`${escapeHtml(validity)} Should it not open, copy this address:<br>${escapeHtml(link)}`),
      paragraph(escapeHtml(otherwise)),
      "</body></html>",
    ].join("\n"),
  };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
