import { createTransport } from "nodemailer";

export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** `send` rejects if the mail server does not accept the email. */
export interface Mailer {
  send(email: Email): Promise<void>;
}

const TIMEOUT_MS = 15_000;

/**
 * @param smtpUrl `smtps://user:password@host:465` or `smtp://…` (STARTTLS if the server offers it)
 * @param from `Name <email address>` or an email address
 */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // The emails contain no attachments.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(email) {
      await transport.sendMail({ from, ...email });
    },
  };
}
