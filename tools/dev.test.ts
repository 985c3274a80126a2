import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { fastFolder } from "#tests/support/fast-folder.ts";
import { root } from "./steps.ts";

test("`npm run dev` stops its server when it exits", async () => {
  const dataDir = mkdtempSync(join(await fastFolder(), "test-dev-"));
  const dev = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "tools/dev.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], DATA_DIR: dataDir, PORT: "0" },
    detached: true,
  });
  onTestFinished(() => {
    endGroup(Number(dev.pid));
    rmSync(dataDir, { recursive: true });
  });
  // The server writes to the same pipe, which closes when both have exited.
  const closed = once(dev, "close");
  const lines: string[] = [];
  createInterface({ input: dev.stdout }).on("line", (line) => {
    lines.push(line);
    if (line.startsWith("Ready at")) dev.kill("SIGTERM");
  });
  await closed;
  expect(lines.filter((line) => line.startsWith("Ready at"))).toHaveLength(1);
});

function endGroup(leader: number): void {
  try {
    process.kill(-leader, "SIGKILL");
  } catch (error) {
    // All have exited, as expected.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
