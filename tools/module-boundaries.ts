/**
 * The allowed imports of each folder, enforced by the linter (`tools/oxlint-plugin.ts`) and by a test
 * (`tools/module-boundaries.test.ts`). `ARCHITECTURE.md` describes the same rooms.
 */

export interface Room {
  /** Path prefix from the project's root. A file belongs to the first matching room. */
  readonly path: string;
  /** Allowed path prefixes besides the room's own folder. */
  readonly mayImport: readonly string[];
  /** Allowed packages by name prefix; "*" for any, "node:" for Node's modules. */
  readonly packages: readonly string[];
  /** Advice in the lint error. */
  readonly instead: string;
}

const WEB_LIBRARIES = ["react", "@mantine/", "@tabler/icons-react"];

export const rooms: readonly Room[] = [
  {
    path: "domain/lists/",
    mayImport: [],
    packages: [],
    instead: "Lists contain data only; put logic into another folder of domain.",
  },
  {
    path: "domain/import/",
    mayImport: ["domain/"],
    packages: ["fflate", "papaparse", "saxes"],
    instead: "The import reads bytes and plans changes: files, workers and requests belong to web.",
  },
  {
    path: "domain/documents/",
    mayImport: ["domain/"],
    packages: ["unpdf"],
    instead: "Documents reads bytes: files, workers and requests belong to web.",
  },
  {
    path: "domain/",
    mayImport: [],
    packages: [],
    instead: "Domain code is pure: pass what it needs as an argument.",
  },
  {
    path: "gateway/http/",
    mayImport: [],
    packages: ["hono", "@hono/", "node:"],
    instead: "http imports no other room.",
  },
  { path: "gateway/tokens/", mayImport: [], packages: ["jose", "node:"], instead: "tokens imports no other room." },
  {
    path: "gateway/db/",
    mayImport: [],
    packages: ["@electric-sql/", "pg", "node:"],
    instead: "db contains the drivers and the migration runner, nothing else.",
  },
  {
    path: "gateway/backup/",
    mayImport: ["gateway/db/"],
    packages: ["node:"],
    instead: "backup reads and writes any database through the port; compose in server/.",
  },
  {
    path: "gateway/operations/",
    mayImport: ["gateway/db/"],
    packages: ["hono", "prom-client", "node:"],
    instead: "operations observes the services and imports none of them; compose in server/.",
  },
  {
    path: "gateway/auth/",
    mayImport: ["gateway/http/", "gateway/tokens/", "gateway/db/"],
    packages: ["*"],
    instead: "auth serves any project: it imports no other service. Compose in server/app.ts.",
  },
  {
    path: "gateway/rest/",
    mayImport: ["gateway/http/", "gateway/tokens/", "gateway/db/"],
    packages: ["*"],
    instead: "rest serves any schema: it imports no other service. Compose in server/app.ts.",
  },
  {
    path: "gateway/realtime/",
    mayImport: ["gateway/http/", "gateway/tokens/", "gateway/db/"],
    packages: ["hono", "ws", "zod", "node:"],
    instead: "realtime serves any schema: it imports no other service. Compose in server/start-server.ts.",
  },
  {
    path: "gateway/storage/",
    mayImport: ["gateway/http/", "gateway/tokens/", "gateway/db/"],
    packages: ["@fastify/busboy", "@hono/node-server", "hono", "jose", "node:"],
    instead: "storage serves any schema: it imports no other service. Compose in server/start-server.ts.",
  },
  {
    path: "server/functions/",
    mayImport: [
      "gateway/http/",
      "gateway/tokens/",
      "supabase/functions/fetch-crunchbase/handler.ts",
      "supabase/functions/fetch-linkedin/handler.ts",
    ],
    packages: ["hono"],
    instead: "functions imports the handlers' entry files only.",
  },
  {
    path: "server/commands/",
    mayImport: ["gateway/", "server/"],
    packages: ["*"],
    instead: "Commands compose the gateway, as main.ts does.",
  },
  {
    path: "server/",
    mayImport: ["gateway/", "server/functions/"],
    packages: ["*"],
    instead: "The server serves the web app over HTTP and runs the product's code through server/functions.",
  },
  {
    path: "supabase/functions/_shared/",
    mayImport: ["domain/"],
    packages: [],
    instead: "Functions use Web standards and domain only, so that the same files run in Node and Deno.",
  },
  {
    path: "supabase/functions/",
    mayImport: ["domain/", "supabase/functions/_shared/"],
    packages: [],
    instead: "A function imports domain, _shared and its own folder; code shared by two functions goes to _shared.",
  },
  {
    path: "web/ui/",
    mayImport: ["web/lib/"],
    packages: [...WEB_LIBRARIES, "react-dom", "@atlaskit/", "@tanstack/react-virtual", "react-router"],
    instead: "ui has no product terms: pass content as props.",
  },
  { path: "web/lib/", mayImport: [], packages: [], instead: "lib has no product terms and no dependencies." },
  {
    path: "web/backend/",
    mayImport: ["domain/", "supabase/database.types.ts"],
    packages: ["@supabase/supabase-js", "@tanstack/react-query", "react"],
    instead: "backend contains the client, the session and errors; entities belong to web/data, screens to features.",
  },
  {
    path: "web/data/",
    mayImport: ["web/backend/", "domain/", "supabase/database.types.ts"],
    packages: ["@supabase/supabase-js", "@tanstack/react-query", "react"],
    instead: "data contains entities only: texts, toasts and view state belong to features.",
  },
  {
    path: "web/features/",
    mayImport: ["web/ui/", "web/lib/", "web/backend/", "web/data/", "web/paths.ts", "domain/"],
    packages: [...WEB_LIBRARIES, "react-router", "@tanstack/react-query"],
    instead:
      "A feature never imports another: compose them in web/app/routes, or move what they share to data, ui or domain.",
  },
  {
    path: "web/app/",
    mayImport: ["web/", "domain/"],
    packages: [...WEB_LIBRARIES, "react-router", "@tanstack/react-query"],
    instead: "app composes the web app; it never imports the server.",
  },
  {
    path: "web/",
    mayImport: ["web/app/", "web/backend/"],
    packages: ["react", "react-dom", "@mantine/", "@fontsource-variable/"],
    instead: "main.tsx starts the app and does nothing else; paths.ts imports nothing.",
  },
  {
    path: "tests/fakes/",
    mayImport: ["supabase/functions/fetch-crunchbase/sample/", "supabase/functions/fetch-linkedin/sample/"],
    packages: ["node:"],
    instead: "A fake speaks the service's protocol; it shares no code with the client it tests.",
  },
  {
    path: "tests/journeys/",
    mayImport: ["tests/"],
    packages: ["*"],
    instead: "Journeys use the product from outside.",
  },
  {
    path: "tests/",
    mayImport: ["gateway/", "server/", "supabase/", "tools/"],
    packages: ["*"],
    instead: "",
  },
  {
    path: "bench/",
    mayImport: ["gateway/", "server/", "domain/", "tests/", "tools/", "supabase/functions/"],
    packages: ["*"],
    instead: "",
  },
  {
    path: "tools/",
    mayImport: ["gateway/db/", "server/locations.ts", "tests/fakes/", "tests/support/"],
    packages: ["*"],
    instead: "Tools serve the build and the tests.",
  },
];

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
