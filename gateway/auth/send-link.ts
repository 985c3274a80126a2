import type { Context } from "hono";
import { composeEmail, type EmailKind } from "./email-templates.ts";
import { INVITATION_LIFETIME_MS } from "./link-tokens.ts";
import type { LinkType } from "./one-time-tokens.ts";
import { randomUuid } from "./random.ts";
import { chooseRedirect } from "./redirects.ts";
import type { AuthService } from "./service.ts";

export interface LinkEmail {
  readonly kind: EmailKind;
  readonly type: LinkType;
  readonly to: string;
  readonly tokenHash: string;
  readonly newEmail?: string;
}

/**
 * Sends in the background: the response time must not reveal whether an email was sent. Errors go to `onUnexpectedError`.
 */
export function sendLink(service: AuthService, context: Context, email: LinkEmail): void {
  const { mailer, settings, random, onUnexpectedError } = service;
  if (mailer === null) return;
  const siteUrl = settings.siteUrl(context.req.raw);
  const isInvitation = email.type === "invite";
  const composed = composeEmail(email.kind, {
    to: email.to,
    link: linkUrl(service, context, email),
    siteUrl,
    validMinutes: Math.round(isInvitation ? INVITATION_LIFETIME_MS / 60_000 : settings.linkLifetimeSeconds / 60),
    ...(email.newEmail === undefined ? {} : { newEmail: email.newEmail }),
  });
  mailer.send(composed).catch((error: unknown) => onUnexpectedError(error, randomUuid(random)));
}

function linkUrl(service: AuthService, context: Context, { type, to, tokenHash }: LinkEmail): string {
  const { settings } = service;
  const request = context.req.raw;
  if (type === "invite" && settings.invitationUrl !== undefined) {
    return settings.invitationUrl(settings.siteUrl(request), { email: to, tokenHash });
  }
  if ((type === "signup" || type === "email_change") && settings.confirmationUrl !== undefined) {
    return settings.confirmationUrl(settings.siteUrl(request), { type, tokenHash });
  }
  const link = new URL(`${settings.apiUrl(request).replace(/\/$/, "")}/verify`);
  link.searchParams.set("token", tokenHash);
  link.searchParams.set("type", type);
  link.searchParams.set("redirect_to", readRedirect(service, context));
  return link.href;
}

/** The redirect URL of the request if it is allowed, else the site URL. */
export function readRedirect({ settings }: AuthService, context: Context): string {
  const candidates = [
    context.req.query("redirect_to"),
    context.req.header("redirect_to"),
    context.req.header("referer"),
  ];
  return chooseRedirect(candidates, settings.siteUrl(context.req.raw), settings.redirectAllowList);
}
