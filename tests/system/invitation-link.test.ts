/** The link that `npm run accounts -- invite` prints. */
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { migratedTemplate } from "#tests/support/databases.ts";
import { fastFolder } from "#tests/support/fast-folder.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { root } from "#tools/steps.ts";

test("a server that listens on all addresses names one of this machine, and the setting for others", async () => {
  const folder = mkdtempSync(join(await fastFolder(), "test-invitation-"));
  cpSync(await migratedTemplate(), join(folder, "database"), { recursive: true });
  const env = { DATA_DIR: folder, HOST: "0.0.0.0" };
  const server = await startServerProcess({ env });
  try {
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:/);
    const args = ["server/commands/accounts.ts", "invite", "ada@fund.example"];
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      cwd: root,
      env: { PATH: process.env["PATH"], ...env },
    });
    expect(stdout).toContain(`${server.url}/accept-invitation#`);
    expect(stdout).toContain("The link works on this machine only. Set PUBLIC_URL");
  } finally {
    await server.end("SIGTERM");
    rmSync(folder, { recursive: true });
  }
});
