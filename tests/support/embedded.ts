import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, vi } from "vitest";
import { type EmbeddedOptions, openPglite } from "#gateway/db/pglite/open-pglite.ts";
import type { Database } from "#gateway/db/port/database.ts";
import { copyDirectory, testTemplate } from "./databases.ts";
import { fastFolder } from "./fast-folder.ts";
import { IN_NAMESPACES, pidInside } from "./namespaces.ts";
import { testNodeArgs } from "./server-process.ts";

/** A directory with one embedded database, and actions on it. */
export class EmbeddedDirectory {
  readonly folder: string;
  readonly dataDir: string;
  readonly templateDir: string;
  /** Warnings of the database. */
  readonly warnings: string[] = [];
  readonly #cleanUp: (() => unknown)[] = [];

  private constructor(folder: string, templateDir: string) {
    this.folder = folder;
    this.dataDir = join(folder, "deep", "database");
    this.templateDir = templateDir;
  }

  /** Without a database: the first `open` creates one. */
  static async make(): Promise<EmbeddedDirectory> {
    return new EmbeddedDirectory(mkdtempSync(join(await fastFolder(), "test-place-")), await testTemplate());
  }

  static async makeWithDatabase(): Promise<EmbeddedDirectory> {
    const directory = await EmbeddedDirectory.make();
    copyDirectory(directory.templateDir, directory.dataDir);
    return directory;
  }

  async open(options: Partial<EmbeddedOptions> = {}): Promise<Database> {
    const { dataDir, templateDir, warnings } = this;
    const database = await openPglite({ dataDir, templateDir, onWarning: (what) => warnings.push(what), ...options });
    this.beforeRemoval(() => database.close());
    return database;
  }

  /** A second process that tries to open the database. Resolves when it has printed its first line. */
  async program(task: "hold" | "insert", { inNamespaces = false } = {}) {
    const script = fileURLToPath(new URL("./database-program.ts", import.meta.url));
    const command = [process.execPath, ...testNodeArgs, script, this.dataDir, this.templateDir, task];
    const [program = "", ...args] = inNamespaces ? [...IN_NAMESPACES, ...command] : command;
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
    this.beforeRemoval(() => child.kill("SIGKILL"));
    // Not "exit": under unshare the program itself may end later.
    const exited = once(child, "close").then(([code]) => code as number | null);
    const lines: string[] = [];
    createInterface({ input: child.stdout }).on("line", (line) => lines.push(line));
    const errors: string[] = [];
    createInterface({ input: child.stderr }).on("line", (line) => errors.push(line));
    // Not expect.poll, which does not work in hooks.
    await vi.waitFor(() => expect(lines.length).toBeGreaterThan(0), { timeout: 20_000 });
    const kill = async () => {
      child.kill("SIGKILL");
      await exited;
    };
    const pid = inNamespaces && lines[0] === "open" ? pidInside(Number(child.pid)) : Number(child.pid);
    return { pid, lines, errors, exited, kill };
  }

  /** Runs before the directory is deleted, in reverse order. */
  beforeRemoval(clean: () => unknown): void {
    this.#cleanUp.unshift(clean);
  }

  async remove(): Promise<void> {
    for (const clean of this.#cleanUp) await clean();
    rmSync(this.folder, { recursive: true });
  }
}

/** The first row of one statement. */
export async function one(database: Database, text: string) {
  return (await database.run([{ text }]))[0]?.rows[0];
}

/** The error of a promise that must reject. */
export function rejectionOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.unreachable("should have failed"),
    (error: unknown) => error,
  );
}
