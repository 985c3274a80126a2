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
const KINDS: readonly EmailKind[] = ["signup", "invite", "recovery", "email_change_new", "email_change_current"];

describe.each(KINDS)("the %s email", (kind) => {
  const email = composeEmail(kind, DETAILS);

  test("names the site and contains the link as text and HTML", () => {
    expect(email.to).toBe(DETAILS.to);
    expect(email.subject).toContain("app.example.com");
    expect(email.subject).not.toMatch(/[\r\n]/);
    expect(email.text).toContain(`\n${DETAILS.link}\n`);
    expect(email.html).toContain('href="https://app.example.com/auth/v1/verify?token=abc&#38;type=signup"');
    expect(email.text).toContain("60 minutes");
  });

  test("escapes HTML", () => {
    expect(email.html).not.toContain("<b>new");
  });
});

describe("over SMTP", () => {
  let received = "";
  let dataReply = "250 OK";
  const server = createServer((socket: Socket) => {
    let inData = false;
    socket.write("220 test\r\n");
    socket.on("data", (bytes) => {
      for (const line of bytes.toString().split(/(?<=\r\n)/)) {
        received += line;
        if (inData) {
          if (line === ".\r\n") {
            inData = false;
            socket.write(`${dataReply}\r\n`);
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

  test("sends text and HTML", async () => {
    await createSmtpMailer(url, "Team <team@example.com>").send(composeEmail("recovery", DETAILS));
    expect(received).toContain("MAIL FROM:<team@example.com>");
    expect(received).toContain("RCPT TO:<ana@example.com>");
    expect(received).toContain("Subject: Reset your password for app.example.com");
    expect(received).toContain("text/plain");
    expect(received).toContain("text/html");
  });

  test("rejects if the server does not accept the email", async () => {
    dataReply = "554 no";
    await expect(createSmtpMailer(url, "team@example.com").send(composeEmail("signup", DETAILS))).rejects.toThrow(
      "554",
    );
  });
});
