/** Sending the links. */
import type { Context } from "hono";
import { composeEmail, type EmailKind } from "./email-templates.ts";
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
 * Sends in the background: waiting for the mail server would tell by time whether there was anything to send, and a slow
 * one would hold up the answer. Failures go to `onUnexpectedError`.
 */
export function sendLink(service: AuthService, context: Context, mail: LinkEmail): void {
  const { mailer, settings, random, onUnexpectedError } = service;
  if (mailer === null) return;
  const request = context.req.raw;
  const siteUrl = settings.siteUrl(request);
  const link = new URL(`${settings.apiUrl(request).replace(/\/$/, "")}/verify`);
  link.searchParams.set("token", mail.tokenHash);
  link.searchParams.set("type", mail.type);
  link.searchParams.set("redirect_to", readRedirect(service, context));
  const composed = composeEmail(mail.kind, {
    to: mail.to,
    link: link.href,
    siteUrl,
    validMinutes: Math.round(settings.linkLifetimeSeconds / 60),
    ...(mail.newEmail === undefined ? {} : { newEmail: mail.newEmail }),
  });
  mailer.send(composed).catch((error: unknown) => onUnexpectedError(error, randomUuid(random)));
}

/** Where the request wants the link to lead in the end, if that is allowed; else the site. */
export function readRedirect({ settings }: AuthService, context: Context): string {
  const wishes = [context.req.query("redirect_to"), context.req.header("redirect_to"), context.req.header("referer")];
  return chooseRedirect(wishes, settings.siteUrl(context.req.raw), settings.redirectAllowList);
}
