/**
 * Which room may import which. One list, read by the linter (`tools/oxlint-plugin.ts`) and by a test that walks every
 * import there is (`tools/import-law.test.ts`); `ARCHITECTURE.md` says the same in words.
 */

export interface Room {
  /** Path prefix of the room's files, from the project's root. The first room that fits a file is its room. */
  readonly path: string;
  /** Path prefixes the room may import from besides its own folder. What is not named is forbidden. */
  readonly mayImport: readonly string[];
  /** Packages (by prefix of their name) the room may import; "*" for any, "node:" for Node itself. */
  readonly packages: readonly string[];
  /** What to do instead, for whoever runs into the wall. */
  readonly instead: string;
}

const WEB_LIBRARIES = ["react", "@mantine/", "@tabler/icons-react"];

export const rooms: readonly Room[] = [
  {
    path: "domain/lists/",
    mayImport: [],
    packages: [],
    instead: "Lists are data alone; put logic into another folder of domain.",
  },
  {
    path: "domain/",
    mayImport: [],
    packages: [],
    instead: "Domain code is pure: take what it needs from outside as an argument.",
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
    instead: "A function sees domain, _shared and its own folder; what two functions share goes to _shared.",
  },
  { path: "server/http/", mayImport: [], packages: ["hono", "@hono/", "node:"], instead: "http knows no other room." },
  { path: "server/tokens/", mayImport: [], packages: ["jose", "node:"], instead: "tokens knows no other room." },
  {
    path: "server/db/",
    mayImport: [],
    packages: ["@electric-sql/", "pg", "node:"],
    instead: "db knows the drivers and the migration files, nothing else.",
  },
  {
    path: "server/backup/",
    mayImport: ["server/db/"],
    packages: ["node:"],
    instead: "backup reads and writes any database through the port; composing is for server/ and tools/.",
  },
  {
    path: "server/operations/",
    mayImport: ["server/db/"],
    packages: ["hono", "prom-client", "node:"],
    instead: "operations watches the services and knows none of them. Compose in server/.",
  },
  {
    path: "server/auth/",
    mayImport: ["server/tokens/", "server/db/"],
    packages: ["*"],
    instead: "auth serves any project: no other service, no product code. Compose in server/app.ts.",
  },
  {
    path: "server/rest/",
    mayImport: ["server/tokens/", "server/db/"],
    packages: ["*"],
    instead: "rest serves any schema: no other service, no product code. Compose in server/app.ts.",
  },
  {
    path: "server/realtime/",
    mayImport: ["server/http/", "server/tokens/", "server/db/"],
    packages: ["hono", "ws", "zod", "node:"],
    instead: "realtime serves any schema: no other service, no product code. Compose in server/main.ts.",
  },
  {
    path: "server/functions/",
    mayImport: [
      "server/tokens/",
      "supabase/functions/fetch-crunchbase/handler.ts",
      "supabase/functions/fetch-linkedin/handler.ts",
    ],
    packages: ["hono"],
    instead: "functions sees the handlers' entry, never their insides.",
  },
  {
    path: "server/",
    mayImport: ["server/"],
    packages: ["*"],
    instead: "The server meets the web app at the wire, and the product's code through server/functions.",
  },
  {
    path: "web/ui/",
    mayImport: ["web/lib/"],
    packages: [...WEB_LIBRARIES, "@tanstack/react-table", "@tanstack/react-virtual", "react-router"],
    instead: "ui is product-blind: pass what it shows as props.",
  },
  { path: "web/lib/", mayImport: [], packages: [], instead: "lib is product-blind, and needs no library." },
  {
    path: "web/backend/",
    mayImport: ["domain/"],
    packages: ["@supabase/supabase-js", "@tanstack/react-query", "react"],
    instead: "backend turns the wire into domain values; words and screens belong to features.",
  },
  {
    path: "web/features/",
    mayImport: ["web/ui/", "web/lib/", "web/backend/", "web/app/paths.ts", "domain/"],
    packages: [...WEB_LIBRARIES, "react-router", "@tanstack/react-query"],
    instead: "A feature never sees another: compose them in web/app/routes, or move what they share to ui or domain.",
  },
  {
    path: "web/app/",
    mayImport: ["web/", "domain/"],
    packages: [...WEB_LIBRARIES, "react-router", "@tanstack/react-query"],
    instead: "app composes the web app; it never reaches into the server.",
  },
  {
    path: "web/",
    mayImport: ["web/app/", "web/backend/"],
    packages: ["react", "react-dom", "@mantine/", "@fontsource-variable/"],
    instead: "main.tsx starts the app and does nothing else.",
  },
  {
    path: "fakes/",
    mayImport: ["supabase/functions/_shared/sample/"],
    packages: ["node:"],
    instead: "A stand-in speaks the service's protocol; it shares no code with the client it tests.",
  },
  {
    path: "e2e/",
    mayImport: ["server/", "fakes/", "tools/"],
    packages: ["*"],
    instead: "Journeys use the product from outside.",
  },
  { path: "bench/", mayImport: ["server/", "domain/", "tools/"], packages: ["*"], instead: "" },
  {
    path: "tools/",
    mayImport: ["server/db/", "server/backup/", "server/operations/", "server/config.ts"],
    packages: ["*"],
    instead: "Tools serve the build and the tests.",
  },
];

const TEST_FILE = /(\.test\.tsx?$)|(^server\/test\/)/;
/** What tests may use besides what their room may. */
const TESTS_MAY_IMPORT = ["fakes/", "tools/", "server/", "domain/"];
const ALIASES: Readonly<Record<string, string>> = {
  "#domain/": "domain/",
  "#server/": "server/",
  "#supabase/": "supabase/",
  "#web/": "web/",
  "#fakes/": "fakes/",
  "#tools/": "tools/",
};

export function roomOf(file: string): Room | undefined {
  return rooms.find((room) => file.startsWith(room.path));
}

/** The file an import names, from the project's root; null for a package. */
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

/** Why this import is against the law, as a sentence; null when it is not. `room` is the file's own unless told. */
export function faultOfImport(fromFile: string, specifier: string, room = roomOf(fromFile)): string | null {
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

/** `server/` and `web/` as rooms mean the files that stand in them directly; all other rooms own what is below them. */
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
