/**
 * `npm run check:supabase`: deploys the functions with Supabase's command line to a fake of its API, then checks and runs what it
 * uploaded with the Deno of hosted functions. Where these tools cannot be installed, the check is skipped with the reason.
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fakeAccessToken, startFakeManagementApi } from "#tests/fakes/supabase-management-api.ts";
import { root } from "./steps.ts";

/** Not in a lock file: their packages for other systems are large, and only this check needs them. */
const TOOLS = ["deno@2.1.4", "supabase@3.1.0"];
const toolsDirectory = join(root, ".cache", "supabase-tools");
const PROJECT_REF = "abcdefghijklmnopqrst";
/** `Deno.serve` without a port listens on 8000, which may be in use. */
const RUN_ON_FREE_PORT = `
const serve = Deno.serve;
Deno.serve = (handler) => serve({ port: 0, hostname: "127.0.0.1", onListen: ({ port }) => console.log(port) }, handler);
await import(Deno.args[0]);
`;

class CheckFailed extends Error {}

const installed = spawnSync(
  "npm",
  ["install", "--prefix", toolsDirectory, "--no-package-lock", "--no-save", "--loglevel=error", ...TOOLS],
  { cwd: root, encoding: "utf8" },
);
const missing = installed.status !== 0 ? installed.stderr.trim() : unusableTool();
if (missing !== null) {
  console.log(`- skipped: Supabase's tools cannot be installed here:\n${missing}`);
  process.exit(0);
}

const directory = await mkdtemp(join(tmpdir(), "check-supabase-"));
const api = await startFakeManagementApi(PROJECT_REF);
try {
  await deploy();
  const expected = (await readdir(join(root, "supabase", "functions"), { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map(({ name }) => name);
  for (const slug of expected) await checkDeployed(slug);
  console.log(`✓ ${expected.join(", ")}: deployed, checked and started as uploaded`);
} catch (error) {
  if (!(error instanceof CheckFailed)) throw error;
  console.error(`✗ ${error.message}`);
  process.exitCode = 1;
} finally {
  await api.close();
  await rm(directory, { recursive: true, force: true });
}

function unusableTool(): string | null {
  for (const name of ["deno", "supabase"]) {
    const { status, stderr, error } = spawnSync(tool(name), ["--version"], { encoding: "utf8" });
    if (status !== 0) return `${name}: ${error?.message ?? stderr}`;
  }
  return null;
}

async function deploy(): Promise<void> {
  const profile = join(directory, "profile.yaml");
  await writeFile(
    profile,
    [
      "name: local",
      `api_url: ${api.origin}`,
      `dashboard_url: ${api.origin}/dashboard`,
      "project_host: project.invalid",
    ].join("\n"),
  );
  // Asynchronous, because the API runs in this process.
  const child = spawn(
    tool("supabase"),
    ["functions", "deploy", "--use-api", `--remote=${PROJECT_REF}`, "--profile", profile, "--yes"],
    { cwd: root, env: { ...process.env, HOME: directory, SUPABASE_ACCESS_TOKEN: fakeAccessToken } },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => child.on("close", resolve));
  if (code !== 0) throw new CheckFailed(`supabase functions deploy exited with ${String(code)}:\n${output}`);
}

async function checkDeployed(slug: string): Promise<void> {
  const deployed = api.functions.find((candidate) => candidate.slug === slug);
  if (!deployed) throw new CheckFailed(`${slug} was not deployed.`);
  if (!deployed.verifyJwt) throw new CheckFailed(`${slug} was deployed without JWT verification.`);
  const folder = join(directory, slug);
  for (const [path, content] of deployed.files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const entrypoint = join(folder, deployed.entrypointPath);
  const checked = spawnSync(tool("deno"), ["check", entrypoint], { encoding: "utf8", env: denoEnvironment() });
  if (checked.status !== 0) throw new CheckFailed(`deno check of ${slug}:\n${checked.stderr}`);
  await callWithoutToken(slug, entrypoint);
}

async function callWithoutToken(slug: string, entrypoint: string): Promise<void> {
  const launcher = join(directory, "run-on-free-port.js");
  await writeFile(launcher, RUN_ON_FREE_PORT);
  const child = spawn(tool("deno"), ["run", "--allow-env", "--allow-net", "--allow-read", launcher, entrypoint], {
    // The command starts Deno as a child, which only ends with its process group.
    detached: true,
    env: {
      ...denoEnvironment(),
      SUPABASE_URL: api.origin,
      SUPABASE_ANON_KEY: "anonymous-key",
      SUPABASE_SERVICE_ROLE_KEY: "service-role-key",
    },
  });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const closed = new Promise<null>((resolve) => child.on("close", () => resolve(null)));
  const port = await Promise.race([
    new Promise<string>((resolve) => createInterface(child.stdout).once("line", resolve)),
    closed,
  ]);
  if (port === null) throw new CheckFailed(`${slug} does not start:\n${errors}`);
  try {
    const response = await fetch(`http://127.0.0.1:${port}/${slug}`, { method: "POST", body: "{}" });
    const body: unknown = await response.json();
    if (response.status !== 401) {
      throw new CheckFailed(`${slug} answered ${response.status} without a token: ${JSON.stringify(body)}`);
    }
  } finally {
    if (child.pid !== undefined) process.kill(-child.pid);
    await closed;
  }
}

function tool(name: string): string {
  return join(toolsDirectory, "node_modules", ".bin", name);
}

function denoEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env["PATH"], DENO_DIR: join(directory, "deno"), DENO_NO_UPDATE_CHECK: "1", NO_COLOR: "1" };
}
