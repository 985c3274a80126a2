import { expect, test } from "vitest";
import { DatabaseUnavailable } from "#gateway/db/port/database.ts";
import { startErrorMessage } from "./start-error.ts";

const system = (code: string, fields: object) => Object.assign(new Error(`${code}: …`), { code, ...fields });

test.each([
  [system("EADDRINUSE", { port: 3000, syscall: "listen" }), "Port 3000 is in use"],
  [system("EACCES", { port: 80, syscall: "listen" }), "Port 80 needs root privileges"],
  [
    system("EACCES", { path: "/data/secrets.json", syscall: "open" }),
    "No permission to read or write /data/secrets.json",
  ],
  [system("EROFS", { path: "/data/database.lock.1f-2e" }), "/data/database is on a read-only disk"],
  [system("ENOSPC", { path: "/data/x" }), "The disk is full (/data/x). Free some space"],
  [system("EROFS", { path: "/data/database.lock.kernel.1f-2e" }), "/data/database is on a read-only disk"],
  [system("ENOTDIR", { path: "/data" }), "/data is not a folder"],
  [system("EEXIST", { path: "/data" }), "/data is not a folder"],
  [new DatabaseUnavailable("connection", "no connection to the database: refused"), "that DATABASE_URL is correct"],
  [new Error("Outer.", { cause: new Error("Inner.") }), "Outer. (Inner.)"],
  [new Error("Invalid settings:\n  - A\n  - B"), "Invalid settings: - A - B"],
])("%s", (error, message) => {
  expect(startErrorMessage(error)).toContain(message);
  expect(startErrorMessage(error)).not.toContain("    at ");
});
