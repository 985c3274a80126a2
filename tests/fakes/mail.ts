/**
 * A stand-in for a mail server: takes every mail over SMTP (RFC 5321, without encryption and sign-in) and keeps it. For
 * tests and development.
 */
import { createServer, type Socket } from "node:net";
import { readMessage } from "./mail-message.ts";

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  /** The part that is plain text, decoded. */
  readonly text: string;
}

export interface FakeMail {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** Every mail so far, oldest first. */
  readonly mails: readonly ReceivedMail[];
  /** The oldest mail to an address that was not asked for before; waits for it, at most so long. */
  next(to: string, deadlineMs?: number): Promise<ReceivedMail>;
  close(): Promise<void>;
}

const HOST = "127.0.0.1";
const DEADLINE_MS = 10_000;
const LOOK_AGAIN_MS = 25;

export async function startFakeMail(): Promise<FakeMail> {
  const mails: ReceivedMail[] = [];
  const taken = new Set<ReceivedMail>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    // A client that goes away in the middle has not sent a mail: nothing to tell.
    socket.on("error", () => socket.destroy());
    converse(socket, (mail) => mails.push(mail));
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The mail stand-in has no port");

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
        if (performance.now() > end) throw new Error(`No mail to ${to} within ${deadlineMs} ms`);
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      }
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** One client's lines, answered one by one; between `DATA` and a lone dot they are the mail. */
function converse(socket: Socket, receive: (mail: ReceivedMail) => void): void {
  let rest = "";
  let envelope: { from: string; to: string[] } = { from: "", to: [] };
  let message: string[] | null = null;
  const say = (line: string) => socket.write(`${line}\r\n`);

  function command(line: string): void {
    const [verb = ""] = line.toUpperCase().split(/[\s:]/);
    const path = /<([^>]*)>/.exec(line)?.[1] ?? "";
    switch (verb) {
      case "EHLO":
      case "HELO":
        return void say(`250 ${HOST}`);
      case "MAIL":
        envelope = { from: path, to: [] };
        return void say("250 OK");
      case "RCPT":
        envelope.to.push(path);
        return void say("250 OK");
      case "DATA":
        message = [];
        return void say("354 Go on");
      case "RSET":
      case "NOOP":
        return void say("250 OK");
      case "QUIT":
        say("221 Bye");
        return void socket.end();
      default:
        return void say("502 Command not implemented");
    }
  }

  socket.setEncoding("utf8");
  socket.on("data", (chunk: string) => {
    const lines = (rest + chunk).split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (message === null) command(line);
      else if (line === ".") {
        receive({ ...envelope, ...readMessage(message) });
        message = null;
        say("250 OK");
      } else {
        // A dot at a line's start was doubled on the way (RFC 5321, 4.5.2).
        message.push(line.startsWith(".") ? line.slice(1) : line);
      }
    }
  });
  say(`220 ${HOST} stand-in`);
}
