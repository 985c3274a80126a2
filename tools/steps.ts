/** Runs commands and prints their results and durations. */
import { spawn } from "node:child_process";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");

export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs the step with `node_modules/.bin` on the path. Resolves with its success.
 */
export function runStep({ name, command, args, env }: Step): Promise<boolean> {
  const started = performance.now();
  console.log(`\n▸ ${name}`);
  const path = `${join(root, "node_modules", ".bin")}:${process.env.PATH}`;
  const child = spawn(command, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PATH: path, ...env },
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      console.log(`${code === 0 ? "✓" : "✗"} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
      resolve(code === 0);
    });
  });
}

/** Format, lint and module boundaries, types of each project, unused code. */
export const staticChecks: readonly Step[] = [
  { name: "format", command: "biome", args: ["check", "--linter-enabled=false", "."] },
  { name: "lint and module boundaries", command: "oxlint", args: ["--deny-warnings"] },
  ...["domain", "supabase/functions", "web", "."].map((project) => ({
    name: `types of ${project === "." ? "server, tools and tests" : project}`,
    command: "tsc",
    args: ["-p", project === "." ? "tsconfig.json" : `${project}/tsconfig.json`],
  })),
  { name: "row types match the migrations", command: "node", args: ["tools/generate-types.ts", "--check"] },
  { name: "unused code", command: "knip", args: [] },
];
