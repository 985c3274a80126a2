/** ripgrep as the native mark: the same question (literal names, whole words, any case), asked of a file. */
import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const DEADLINE_MS = 30_000;
/** How it ends where it could not search; 0 and 1 tell whether something was found. */
const FAILED = 2;

interface Answer {
  /** Without what it takes to start and to read the names. */
  readonly ms: number;
  readonly matches: number;
}

/** Searches the text for the names; a sentence where that was not possible. */
export async function searchWithRipgrep(names: readonly string[], text: string): Promise<Answer | string> {
  const folder = await mkdtemp(join(tmpdir(), "bench-text-"));
  try {
    const [namesFile, textFile, emptyFile] = ["names", "text", "empty"].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    await writeFile(namesFile, names.join("\n"));
    await writeFile(textFile, text);
    await writeFile(emptyFile, "");
    const empty = await run(namesFile, emptyFile);
    if (typeof empty === "string") return empty;
    const whole = await run(namesFile, textFile);
    return typeof whole === "string" ? whole : { ms: Math.max(1, whole.ms - empty.ms), matches: whole.matches };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function run(namesFile: string, textFile: string): Promise<Answer | string> {
  const start = performance.now();
  const child = spawn("rg", ["-F", "-w", "-i", "-o", "-N", "-f", namesFile, textFile], {
    stdio: ["ignore", "pipe", "pipe"],
    timeout: DEADLINE_MS,
  });
  let matches = 0;
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => (complaint += chunk.toString()));
  child.stdout.on("data", (chunk: Buffer) => {
    for (const byte of chunk) if (byte === 0x0a) matches++;
  });
  return new Promise((resolve) => {
    child.on("error", () => resolve("is not installed (apt-get install ripgrep)"));
    child.on("close", (code, signal) => {
      const ms = performance.now() - start;
      if (signal !== null) resolve(`no answer within ${DEADLINE_MS / 1000} s`);
      else if (code === FAILED) resolve(complaint.trim());
      else resolve({ ms, matches });
    });
  });
}
