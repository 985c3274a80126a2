/** The service's emails, as plain text and HTML with the same content. */
import type { Email } from "./mailer.ts";

export type EmailKind = "signup" | "invite" | "recovery" | "email_change_new" | "email_change_current";

interface Template {
  readonly subject: (site: string) => string;
  readonly lines: (site: string, details: EmailDetails) => readonly string[];
  readonly action: string;
  /** What to do if the reader did not request the email. */
  readonly ifUnrequested: string;
}

export interface EmailDetails {
  readonly to: string;
  readonly link: string;
  /** The emails name the site by this URL's host. */
  readonly siteUrl: string;
  readonly validMinutes: number;
  /** For an email change. */
  readonly newEmail?: string;
}

const TEMPLATES: Readonly<Record<EmailKind, Template>> = {
  signup: {
    subject: (site) => `Confirm your email for ${site}`,
    lines: (site) => [`You signed up for ${site}. Confirm your email address to finish.`],
    action: "Confirm email",
    ifUnrequested: "If you did not sign up, ignore this email. Nobody can use the account without this confirmation.",
  },
  invite: {
    subject: (site) => `Your invitation to ${site}`,
    lines: (site) => [`You have been invited to ${site}. Choose a password to sign in.`],
    action: "Accept invitation",
    ifUnrequested: "If you did not expect an invitation, ignore this email. There is no account without this link.",
  },
  recovery: {
    subject: (site) => `Reset your password for ${site}`,
    lines: (site) => [`You asked to reset your password for ${site}. Choose a new one to sign in again.`],
    action: "Set a new password",
    ifUnrequested: "If you did not request this, ignore this email. Your password does not change.",
  },
  email_change_new: {
    subject: (site) => `Confirm your new email for ${site}`,
    lines: (site) => [
      `You asked to use this email address for your account at ${site}.`,
      "Confirm it here and with the link that we sent to your current address.",
    ],
    action: "Confirm new email",
    ifUnrequested: "If you did not request this, ignore this email.",
  },
  email_change_current: {
    subject: (site) => `Confirm the email change for ${site}`,
    lines: (site, { newEmail = "a new address" }) => [
      `You asked to change the email address of your account at ${site} to ${newEmail}.`,
      "Confirm the change here and with the link that we sent to the new address.",
    ],
    action: "Confirm change",
    ifUnrequested:
      "If you did not request this, do not confirm. Set a new password now: someone else may be using your account.",
  },
};

export function composeEmail(kind: EmailKind, details: EmailDetails): Email {
  const { to, link, siteUrl, validMinutes } = details;
  const { subject, lines, action, ifUnrequested } = TEMPLATES[kind];
  const site = URL.parse(siteUrl)?.host ?? siteUrl;
  const validity = `The link works once and expires in ${durationText(validMinutes)}.`;
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`;
  const introduction = lines(site, details);
  return {
    to,
    subject: subject(site),
    text: [...introduction, `${action}:\n${link}`, validity, ifUnrequested].join("\n\n"),
    html: [
      '<!doctype html><html lang="en"><body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#222">',
      ...introduction.map((line) => paragraph(escapeHtml(line))),
      paragraph(`<a href="${escapeHtml(link)}" style="font-weight:bold">${escapeHtml(action)}</a>`),
      paragraph(`${escapeHtml(validity)} If it does not open, copy it into your browser:<br>${escapeHtml(link)}`),
      paragraph(escapeHtml(ifUnrequested)),
      "</body></html>",
    ].join("\n"),
  };
}

function durationText(minutes: number): string {
  const days = minutes / (24 * 60);
  return days > 1 && Number.isInteger(days) ? `${days} days` : `${minutes} minutes`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
