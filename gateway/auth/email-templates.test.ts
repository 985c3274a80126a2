import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { composeEmail, type EmailKind } from "./email-templates.ts";
import { createSmtpMailer } from "./mailer.ts";

const DETAILS = {
  to: "ana@example.com",
  link: "https://app.example.com/auth/v1/verify?token=abc&type=signup",
  siteUrl: "https://app.example.com/start",
  validMinutes: 60,
  newEmail: "<b>new</b>@example.com",
};
const KINDS: readonly EmailKind[] = ["signup", "recovery", "email_change_new", "email_change_current"];

describe.each(KINDS)("the mail %s", (kind) => {
  const mail = composeEmail(kind, DETAILS);

  test("names the site, and holds the link in text and HTML", () => {
    expect(mail.to).toBe(DETAILS.to);
    expect(mail.subject).toContain("app.example.com");
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.text).toContain(`\n${DETAILS.link}\n`);
    expect(mail.html).toContain('href="https://app.example.com/auth/v1/verify?token=abc&#38;type=signup"');
    expect(mail.text).toContain("60 minutes");
  });

  test("shows what others wrote as text", () => {
    expect(mail.html).not.toContain("<b>new");
  });
});

describe("over SMTP", () => {
  let received = "";
  let answer = "250 OK";
  const server = createServer((socket: Socket) => {
    let inData = false;
    socket.write("220 test\r\n");
    socket.on("data", (bytes) => {
      for (const line of bytes.toString().split(/(?<=\r\n)/)) {
        received += line;
        if (inData) {
          if (line === ".\r\n") {
            inData = false;
            socket.write(`${answer}\r\n`);
          }
        } else if (/^DATA/i.test(line)) {
          inData = true;
          socket.write("354 go\r\n");
        } else if (/^QUIT/i.test(line)) {
          socket.end("221 bye\r\n");
        } else {
          socket.write("250 OK\r\n");
        }
      }
    });
  });
  let url: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  test("a mail goes out with both forms", async () => {
    await createSmtpMailer(url, "Team <team@example.com>").send(composeEmail("recovery", DETAILS));
    expect(received).toContain("MAIL FROM:<team@example.com>");
    expect(received).toContain("RCPT TO:<ana@example.com>");
    expect(received).toContain("Subject: Set a new password for app.example.com");
    expect(received).toContain("text/plain");
    expect(received).toContain("text/html");
  });

  test("fails where the mail is not accepted", async () => {
    answer = "554 no";
    await expect(createSmtpMailer(url, "team@example.com").send(composeEmail("signup", DETAILS))).rejects.toThrow(
      "554",
    );
  });
});
