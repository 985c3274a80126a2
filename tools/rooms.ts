/** The allowed imports of each folder. `ARCHITECTURE.md` describes the same rooms. */

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
    path: "domain/cv/words/",
    mayImport: ["domain/lists/"],
    packages: [],
    instead: "words knows words and phrases of a line, and no rows.",
  },
  {
    path: "domain/cv/dates/",
    mayImport: ["domain/lists/", "domain/profile/", "domain/cv/words/"],
    packages: [],
    instead: "dates reads the dates of a line.",
  },
  {
    path: "domain/cv/plain-text/",
    mayImport: ["domain/lists/", "domain/cv/words/", "domain/cv/dates/"],
    packages: [],
    instead: "plain-text changes whole texts before they have rows.",
  },
  {
    path: "domain/cv/rows/",
    mayImport: ["domain/lists/", "domain/cv/words/", "domain/cv/dates/"],
    packages: [],
    instead: "rows knows lines and their classes, and no names in them.",
  },
  {
    path: "domain/cv/sections/",
    mayImport: ["domain/cv/words/", "domain/cv/rows/"],
    packages: [],
    instead: "sections finds headings and what is below them.",
  },
  {
    path: "domain/cv/pieces/",
    mayImport: ["domain/cv/words/", "domain/cv/rows/"],
    packages: [],
    instead: "pieces reads the names in a row, and not which entry they are of.",
  },
  {
    path: "domain/cv/educations/",
    mayImport: ["domain/cv/words/", "domain/cv/dates/", "domain/cv/rows/", "domain/cv/pieces/"],
    packages: [],
    instead: "educations imports no positions.",
  },
  {
    path: "domain/cv/positions/",
    mayImport: [
      "domain/lists/",
      "domain/profile/",
      "domain/cv/words/",
      "domain/cv/dates/",
      "domain/cv/rows/",
      "domain/cv/sections/",
      "domain/cv/pieces/",
      "domain/cv/educations/",
    ],
    packages: [],
    instead: "positions imports no sentences: outline.ts composes both.",
  },
  {
    path: "domain/cv/tagger/",
    mayImport: ["domain/cv/words/", "domain/cv/rows/"],
    packages: [],
    instead: "tagger labels words, and knows no sentences or entries.",
  },
  {
    path: "domain/cv/prose/",
    mayImport: [
      "domain/lists/",
      "domain/cv/words/",
      "domain/cv/dates/",
      "domain/cv/rows/",
      "domain/cv/pieces/",
      "domain/cv/educations/",
      "domain/cv/positions/",
      "domain/cv/tagger/",
    ],
    packages: [],
    instead: "prose reads sentences; outline.ts composes it with the rest.",
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
