/** Runs commands one after the other and tells how each went. */
import { spawn } from "node:child_process";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");

export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the step with the project's own programs on the path; true when it ended well. */
export function runStep({ name, command, args, env }: Step): Promise<boolean> {
  const started = performance.now();
  console.log(`\n▸ ${name}`);
  const path = `${join(root, "node_modules", ".bin")}:${process.env.PATH}`;
  const child = spawn(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, PATH: path, ...env } });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => {
      console.log(`${code === 0 ? "✓" : "✗"} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
      resolve(code === 0);
    });
  });
}

/** What can be told without running the product: format, lint and module boundaries, types room by room, unused code. */
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
