import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { faultOfImport, type Room, resolveImport, roomOf, rooms } from "./import-law.ts";
import { root } from "./steps.ts";

const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s+(?:type\s+)?(?:[\w*{}\s,$]+\s+from\s+)?["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)/gm;

const files = globSync("{domain,supabase/functions,server,web,fakes,e2e,bench,tools}/**/*.{ts,tsx}", {
  cwd: root,
  exclude: ["**/node_modules/**"],
}).map((file) => file.replaceAll("\\", "/"));

const importsByFile = new Map(
  files.map((file) => {
    const source = readFileSync(join(root, file), "utf8").replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
    return [file, [...source.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? "")];
  }),
);

function importsOf(file: string): readonly string[] {
  return importsByFile.get(file) ?? [];
}

/** What the room may import, but would not miss. */
function idleGrants(room: Room): string[] {
  const own = files.filter((file) => roomOf(file) === room);
  const isEnough = (smaller: Room) =>
    own.every((file) => importsOf(file).every((specifier) => faultOfImport(file, specifier, smaller) === null));
  const without = (list: readonly string[], grant: string) => list.filter((other) => other !== grant);
  return [
    ...room.mayImport.filter((path) => isEnough({ ...room, mayImport: without(room.mayImport, path) })),
    ...room.packages.filter((name) => isEnough({ ...room, packages: without(room.packages, name) })),
  ];
}

describe("the import law", () => {
  test("is kept by every import there is", () => {
    const faults = files.flatMap((file) =>
      importsOf(file).flatMap((specifier) => {
        const fault = faultOfImport(file, specifier);
        return fault === null ? [] : [`${file}: ${fault}`];
      }),
    );
    expect(files.length).toBeGreaterThan(50);
    expect(faults).toEqual([]);
  });

  test("grants nothing that nobody uses", () => {
    expect(rooms.flatMap((room) => idleGrants(room).map((grant) => `${room.path} may import ${grant}`))).toEqual([]);
  });

  test("knows a room for every file", () => {
    expect(files.filter((file) => roomOf(file) === undefined)).toEqual([]);
  });

  test("leaves no ring of files", () => {
    const edges = new Map(
      files.map((file) => [
        file,
        importsOf(file)
          .map((specifier) => resolveImport(file, specifier))
          .filter((target) => target !== null),
      ]),
    );
    expect(findRing(edges)).toEqual([]);
  });

  test("is told in words by the map, room by room", () => {
    const map = readFileSync(join(root, "ARCHITECTURE.md"), "utf8");
    expect(rooms.map((room) => room.path).filter((path) => !map.includes(`\`${path}\``))).toEqual([]);
  });

  test.each([
    ["domain reaching for a package", "domain/company/facts.ts", "zod"],
    ["domain reaching for the server", "domain/company/facts.ts", "#server/db/database.ts"],
    ["lists importing anything", "domain/lists/investors.ts", "../company/facts.ts"],
    ["one service using another", "server/rest/run.ts", "#server/auth/errors.ts"],
    ["a service knowing the product", "server/rest/run.ts", "#domain/company/facts.ts"],
    ["somebody else opening a driver", "server/functions/routes.ts", "pg"],
    ["the web app reaching into the server", "web/backend/client.ts", "#server/app.ts"],
    ["main.tsx composing screens itself", "web/main.tsx", "./features/screener/queries.ts"],
    ["one feature using another", "web/features/screener/queries.ts", "../auth/mutations.ts"],
    ["a feature using the app", "web/features/screener/queries.ts", "../../app/router.tsx"],
    ["a screen talking to the client itself", "web/features/auth/mutations.ts", "@supabase/supabase-js"],
    [
      "one function using another's inside",
      "supabase/functions/fetch-linkedin/handler.ts",
      "../fetch-crunchbase/handler.ts",
    ],
    ["a function using Node", "supabase/functions/_shared/answers.ts", "node:fs"],
  ])("forbids %s", (_what, from, specifier) => {
    expect(faultOfImport(from, specifier)).not.toBeNull();
  });

  test.each([
    ["a neighbour", "domain/company/facts.ts", "./profile.ts"],
    ["another domain folder", "domain/company/facts.ts", "#domain/funding/amount.ts"],
    ["the database from a service", "server/rest/run.ts", "#server/db/database.ts"],
    ["domain from a function", "supabase/functions/_shared/caller.ts", "../../../domain/company/company-url.ts"],
    ["the addresses from a feature", "web/features/auth/mutations.ts", "../../app/paths.ts"],
    ["a stand-in from a test", "supabase/functions/_shared/crunchbase.test.ts", "#fakes/crunchbase.ts"],
  ])("allows %s", (_what, from, specifier) => {
    expect(faultOfImport(from, specifier)).toBeNull();
  });
});

/** The files of one ring, or none. */
function findRing(edges: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): string[] => {
    const start = path.indexOf(file);
    if (start >= 0) return path.slice(start);
    if (done.has(file)) return [];
    path.push(file);
    for (const target of edges.get(file) ?? []) {
      const ring = visit(target);
      if (ring.length > 0) return ring;
    }
    path.pop();
    done.add(file);
    return [];
  };
  for (const file of edges.keys()) {
    const ring = visit(file);
    if (ring.length > 0) return ring;
  }
  return [];
}
