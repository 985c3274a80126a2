/** Which imports the module boundaries allow, enforced by the linter (`tools/oxlint-plugin.ts`) and by a test. */
import { type Room, rooms } from "./rooms.ts";

const TEST_FILE = /\.test\.tsx?$/;
/** Additionally allowed for test files. */
const TESTS_MAY_IMPORT = ["tests/", "tools/", "gateway/", "server/", "domain/"];
const ALIASES: Readonly<Record<string, string>> = {
  "#domain/": "domain/",
  "#gateway/": "gateway/",
  "#server/": "server/",
  "#supabase/": "supabase/",
  "#tests/": "tests/",
  "#tools/": "tools/",
  "#web/": "web/",
};

export function roomOf(file: string): Room | undefined {
  return rooms.find((room) => file.startsWith(room.path));
}

/** The imported file's path from the project's root; null for a package. */
export function resolveImport(fromFile: string, specifier: string): string | null {
  for (const [alias, folder] of Object.entries(ALIASES)) {
    if (specifier.startsWith(alias)) return folder + specifier.slice(alias.length);
  }
  if (!specifier.startsWith(".")) return null;
  const parts = fromFile.split("/").slice(0, -1);
  for (const part of specifier.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}

/** The lint error of a forbidden import; null if it is allowed. */
export function importViolation(fromFile: string, specifier: string, room = roomOf(fromFile)): string | null {
  if (room === undefined) return null;
  const isTest = TEST_FILE.test(fromFile);
  const target = resolveImport(fromFile, specifier);
  if (target === null) {
    const allowed =
      isTest ||
      room.packages.some((name) => name === "*" || specifier === name || specifier.startsWith(withSlash(name)));
    return allowed ? null : `${room.path} may not import the package ${specifier}. ${room.instead}`;
  }
  if (isOwn(room, fromFile, target) && !isForeignFeature(fromFile, target)) return null;
  const allowed = [...room.mayImport, ...(isTest ? TESTS_MAY_IMPORT : [])].some((path) => target.startsWith(path));
  return allowed && !isForeignFeature(fromFile, target)
    ? null
    : `${room.path} may not import ${target}. ${room.instead}`;
}

function withSlash(name: string): string {
  return name.endsWith("/") || name.endsWith(":") ? name : `${name}/`;
}

/** `server/` and `web/` own only the files directly in them; every other room owns everything below it. */
function isOwn(room: Room, file: string, target: string): boolean {
  if (room.path === "server/" || room.path === "web/") return !target.slice(room.path.length).includes("/");
  const folder = room.path === "supabase/functions/" ? file.split("/").slice(0, 3).join("/") : room.path;
  return target.startsWith(folder);
}

function isForeignFeature(fromFile: string, target: string): boolean {
  const own = featureOf(fromFile);
  const other = featureOf(target);
  return own !== undefined && other !== undefined && own !== other;
}

function featureOf(path: string): string | undefined {
  return /^web\/features\/([^/]+)\//.exec(path)?.[1];
}
