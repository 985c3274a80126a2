import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { type EmbeddedOptions, openPglite } from "#gateway/db/pglite/open-pglite.ts";
import type { Database } from "#gateway/db/port/database.ts";
import { testTemplate } from "./databases.ts";
import { fastFolder } from "./fast-folder.ts";
import { IN_NAMESPACES, pidInside } from "./namespaces.ts";

/** A folder for one embedded database, and what tests do to it. */
export class Place {
  readonly folder: string;
  readonly dataDir: string;
  readonly templateDir: string;
  /** What the database said of itself. */
  readonly warnings: string[] = [];
  readonly #cleanUp: (() => unknown)[] = [];

  private constructor(folder: string, templateDir: string) {
    this.folder = folder;
    this.dataDir = join(folder, "deep", "database");
    this.templateDir = templateDir;
  }

  static async make(): Promise<Place> {
    return new Place(mkdtempSync(join(await fastFolder(), "test-place-")), await testTemplate());
  }

  async open(options: Partial<EmbeddedOptions> = {}): Promise<Database> {
    const { dataDir, templateDir, warnings } = this;
    const database = await openPglite({ dataDir, templateDir, onWarning: (what) => warnings.push(what), ...options });
    this.before(() => database.close());
    return database;
  }

  /** Another process with the database open (or refused): its lines so far, the first of which is there. */
  async program(task: "hold" | "insert", { inNamespaces = false } = {}) {
    const script = fileURLToPath(new URL("./database-program.ts", import.meta.url));
    const command = [process.execPath, script, this.dataDir, this.templateDir, task];
    const [program = "", ...args] = inNamespaces ? [...IN_NAMESPACES, ...command] : command;
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
    this.before(() => child.kill("SIGKILL"));
    // Not "exit": below unshare the program itself may end a moment later.
    const exited = once(child, "close").then(([code]) => code as number | null);
    const lines: string[] = [];
    createInterface({ input: child.stdout }).on("line", (line) => lines.push(line));
    const errors: string[] = [];
    createInterface({ input: child.stderr }).on("line", (line) => errors.push(line));
    await expect.poll(() => lines.length, { timeout: 20_000 }).toBeGreaterThan(0);
    const kill = async () => {
      child.kill("SIGKILL");
      await exited;
    };
    const pid = inNamespaces && lines[0] === "open" ? pidInside(Number(child.pid)) : Number(child.pid);
    return { pid, lines, errors, exited, kill };
  }

  /** Runs before the folder is removed, the last first. */
  before(clean: () => unknown): void {
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

/** What the work fails with. */
export function failure(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.unreachable("should have failed"),
    (error: unknown) => error,
  );
}
