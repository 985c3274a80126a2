/** Runs commands and prints their results and durations. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism, constants, setPriority } from "node:os";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");

export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

interface StepOptions {
  /** Otherwise it prints everything when the step has ended, so that other steps can run beside it. */
  readonly showsProgress?: boolean;
  /** Uses only the processor time that other processes leave. */
  readonly isIdle?: boolean;
}

/** Runs the step with `node_modules/.bin` on the path. Resolves with its success. */
export async function runStep(
  { name, command, args, env }: Step,
  { showsProgress = true, isIdle = false }: StepOptions = {},
): Promise<boolean> {
  const started = performance.now();
  if (showsProgress) console.log(`\n▸ ${name}`);
  const path = `${join(root, "node_modules", ".bin")}:${process.env.PATH}`;
  const child = spawn(command, args, {
    cwd: root,
    stdio: showsProgress ? "inherit" : ["ignore", "pipe", "pipe"],
    env: { ...process.env, PATH: path, ...env },
  });
  if (isIdle && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => output.push(chunk));
  // Rejects if the command cannot be started.
  const [code] = (await once(child, "close")) as [number | null];
  if (!showsProgress) console.log(`\n▸ ${name}\n${Buffer.concat(output).toString().trimEnd()}`.trimEnd());
  console.log(`${code === 0 ? "✓" : "✗"} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return code === 0;
}

/** Runs the static checks, as many at once as the machine has cores: some use only one. */
export async function runStaticChecks({
  isIdle = false,
}: Pick<StepOptions, "isIdle"> = {}): Promise<readonly { readonly step: Step; readonly succeeded: boolean }[]> {
  const results: { step: Step; succeeded: boolean }[] = [];
  const waiting = staticChecks.values();
  const runWaiting = async () => {
    for (const step of waiting)
      results.push({ step, succeeded: await runStep(step, { showsProgress: false, isIdle }) });
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runWaiting));
  return results;
}

/** Format, lint and module boundaries, types of each project, unused code. The longest first. */
const staticChecks: readonly Step[] = [
  { name: "lint and module boundaries", command: "oxlint", args: ["--deny-warnings"] },
  { name: "row types match the migrations", command: "node", args: ["tools/generate-types.ts", "--check"] },
  { name: "unused code", command: "knip", args: [] },
  ...[".", "web", "domain", "supabase/functions"].map((project) => ({
    name: `types of ${project === "." ? "server, tools and tests" : project}`,
    command: "tsc",
    args: ["-p", project === "." ? "tsconfig.json" : `${project}/tsconfig.json`],
  })),
  { name: "format", command: "biome", args: ["check", "--linter-enabled=false", "."] },
];
