/**
 * A fake SMTP server (RFC 5321, without TLS and authentication) that accepts and stores every email.
 */
import { createServer, type Socket } from "node:net";
import { parseMessage } from "./mail-message.ts";

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  /** The decoded text/plain part. */
  readonly text: string;
}

export interface FakeMail {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** All received emails, oldest first. */
  readonly mails: readonly ReceivedMail[];
  /** The oldest email to an address that was not returned before; waits for it until the deadline. */
  next(to: string, deadlineMs?: number): Promise<ReceivedMail>;
  close(): Promise<void>;
}

const HOST = "127.0.0.1";
const DEADLINE_MS = 10_000;
const POLL_MS = 25;

export async function startFakeMail(): Promise<FakeMail> {
  const mails: ReceivedMail[] = [];
  const taken = new Set<ReceivedMail>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    // A client that disconnects early has not sent an email.
    socket.on("error", () => socket.destroy());
    handleSession(socket, (mail) => mails.push(mail));
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The fake mail server has no port");

  return {
    url: `smtp://${HOST}:${address.port}`,
    mails,
    async next(to, deadlineMs = DEADLINE_MS) {
      const end = performance.now() + deadlineMs;
      for (;;) {
        const mail = mails.find((candidate) => candidate.to.includes(to) && !taken.has(candidate));
        if (mail !== undefined) {
          taken.add(mail);
          return mail;
        }
        if (performance.now() > end) throw new Error(`No email to ${to} within ${deadlineMs} ms`);
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Handles one client's SMTP session. */
function handleSession(socket: Socket, receive: (mail: ReceivedMail) => void): void {
  let rest = "";
  let envelope: { from: string; to: string[] } = { from: "", to: [] };
  let message: string[] | null = null;
  const reply = (line: string) => socket.write(`${line}\r\n`);

  function command(line: string): void {
    const [verb = ""] = line.toUpperCase().split(/[\s:]/);
    const path = /<([^>]*)>/.exec(line)?.[1] ?? "";
    switch (verb) {
      case "EHLO":
      case "HELO":
        return void reply(`250 ${HOST}`);
      case "MAIL":
        envelope = { from: path, to: [] };
        return void reply("250 OK");
      case "RCPT":
        envelope.to.push(path);
        return void reply("250 OK");
      case "DATA":
        message = [];
        return void reply("354 Start mail input");
      case "RSET":
      case "NOOP":
        return void reply("250 OK");
      case "QUIT":
        reply("221 Bye");
        return void socket.end();
      default:
        return void reply("502 Command not implemented");
    }
  }

  socket.setEncoding("utf8");
  socket.on("data", (chunk: string) => {
    const lines = (rest + chunk).split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (message === null) command(line);
      else if (line === ".") {
        receive({ ...envelope, ...parseMessage(message) });
        message = null;
        reply("250 OK");
      } else {
        // A dot at a line's start was doubled on the way (RFC 5321, 4.5.2).
        message.push(line.startsWith(".") ? line.slice(1) : line);
      }
    }
  });
  reply(`220 ${HOST} fake`);
}
