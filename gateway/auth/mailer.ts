import { createTransport } from "nodemailer";

export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Whatever delivers emails. `send` fails where the mail was not accepted for delivery. */
export interface Mailer {
  send(mail: Email): Promise<void>;
}

const TIMEOUT_MS = 15_000;

/**
 * Sends over SMTP.
 * @param smtpUrl `smtps://user:password@host:465` or `smtp://…` (STARTTLS where the server offers it)
 * @param from `Name <address>` or an address
 */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Emails are made of our own texts: nothing is ever read from a file or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
  };
}
