/** ripgrep as a native comparison: the same search (literal names, total words, case-insensitive) in a file. */
import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const DEADLINE_MS = 30_000;
/** ripgrep's exit code for errors; 0: matches, 1: no matches. */
const ERROR_CODE = 2;

interface RipgrepResult {
  /** Without the start of the process and the reading of the names. */
  readonly ms: number;
  readonly matches: number;
}

/** Returns the error message if the search is not possible. */
export async function searchWithRipgrep(names: readonly string[], text: string): Promise<RipgrepResult | string> {
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
    const startup = await run(namesFile, emptyFile);
    if (typeof startup === "string") return startup;
    const total = await run(namesFile, textFile);
    return typeof total === "string" ? total : { ms: Math.max(1, total.ms - startup.ms), matches: total.matches };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function run(namesFile: string, textFile: string): Promise<RipgrepResult | string> {
  const start = performance.now();
  const child = spawn("rg", ["-F", "-w", "-i", "-o", "-N", "-f", namesFile, textFile], {
    stdio: ["ignore", "pipe", "pipe"],
    timeout: DEADLINE_MS,
  });
  let matches = 0;
  let stderr = "";
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  child.stdout.on("data", (chunk: Buffer) => {
    for (const byte of chunk) if (byte === 0x0a) matches++;
  });
  return new Promise((resolve) => {
    child.on("error", () => resolve("not installed (apt-get install ripgrep)"));
    child.on("close", (code, signal) => {
      const ms = performance.now() - start;
      if (signal !== null) resolve(`no result within ${DEADLINE_MS / 1000} s`);
      else if (code === ERROR_CODE) resolve(stderr.trim());
      else resolve({ ms, matches });
    });
  });
}
