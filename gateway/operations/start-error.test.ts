import { expect, test } from "vitest";
import { DatabaseUnavailable } from "#gateway/db/port/database.ts";
import { startErrorMessage } from "./start-error.ts";

const system = (code: string, fields: object) => Object.assign(new Error(`${code}: …`), { code, ...fields });

test.each([
  [system("EADDRINUSE", { port: 3000, syscall: "listen" }), "Port 3000 is taken"],
  [system("EACCES", { port: 80, syscall: "listen" }), "Port 80 is reserved"],
  [system("EACCES", { path: "/data/secrets.json", syscall: "open" }), "/data/secrets.json may not be read or written"],
  [system("EROFS", { path: "/data/database.lock.1f-2e" }), "/data/database lies on a disk that is read-only"],
  [system("ENOSPC", { path: "/data/x" }), "The disk is full (/data/x): make room"],
  [system("ENOTDIR", { path: "/data" }), "/data is not a folder"],
  [new DatabaseUnavailable("connection", "no connection to the database: refused"), "is DATABASE_URL its address?"],
  [new Error("Outer.", { cause: new Error("Inner.") }), "Outer.\n  Inner."],
])("%s", (error, words) => {
  expect(startErrorMessage(error)).toContain(words);
  expect(startErrorMessage(error)).not.toContain("    at ");
});
