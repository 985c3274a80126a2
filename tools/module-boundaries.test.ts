import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { importViolation, resolveImport, roomOf } from "./module-boundaries.ts";
import { type Room, rooms } from "./rooms.ts";
import { root } from "./steps.ts";

const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s+(?:type\s+)?(?:[\w*{}\s,$]+\s+from\s+)?["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)/gm;

const files = globSync("{domain,gateway,supabase/functions,server,web,tests,bench,tools}/**/*.{ts,tsx}", {
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

/** Permissions of the room that no import uses. */
function unusedPermissions(room: Room): string[] {
  const own = files.filter((file) => roomOf(file) === room);
  const isEnough = (smaller: Room) =>
    own.every((file) => importsOf(file).every((specifier) => importViolation(file, specifier, smaller) === null));
  const without = (list: readonly string[], permission: string) => list.filter((other) => other !== permission);
  return [
    ...room.mayImport.filter((path) => isEnough({ ...room, mayImport: without(room.mayImport, path) })),
    ...room.packages.filter((name) => isEnough({ ...room, packages: without(room.packages, name) })),
  ];
}

describe("module boundaries", () => {
  test("hold for every import", () => {
    const violations = files.flatMap((file) =>
      importsOf(file).flatMap((specifier) => {
        const violation = importViolation(file, specifier);
        return violation === null ? [] : [`${file}: ${violation}`];
      }),
    );
    expect(files.length).toBeGreaterThan(50);
    expect(violations).toEqual([]);
  });

  test("contain no unused permission", () => {
    expect(
      rooms.flatMap((room) => unusedPermissions(room).map((permission) => `${room.path} may import ${permission}`)),
    ).toEqual([]);
  });

  test("assign every file to a room", () => {
    expect(files.filter((file) => roomOf(file) === undefined)).toEqual([]);
  });

  test("contain no import cycle", () => {
    const edges = new Map(
      files.map((file) => [
        file,
        importsOf(file)
          .map((specifier) => resolveImport(file, specifier))
          .filter((target) => target !== null),
      ]),
    );
    expect(findCycle(edges)).toEqual([]);
  });

  test("keep product code out of the gateway", () => {
    const gateway = rooms.filter(({ path }) => path.startsWith("gateway/"));
    expect(gateway.length).toBeGreaterThan(5);
    expect(gateway.flatMap(({ mayImport }) => mayImport).filter((path) => !path.startsWith("gateway/"))).toEqual([]);
  });

  test("are listed in ARCHITECTURE.md, room by room", () => {
    const map = readFileSync(join(root, "ARCHITECTURE.md"), "utf8");
    expect(rooms.map((room) => room.path).filter((path) => !map.includes(`\`${path}\``))).toEqual([]);
  });

  test.each([
    ["domain reaching for a package", "domain/company/facts.ts", "zod"],
    ["domain reaching for the server", "domain/company/facts.ts", "#gateway/db/port/database.ts"],
    ["lists importing anything", "domain/lists/investors.ts", "../company/facts.ts"],
    ["one service using another", "gateway/rest/run.ts", "#gateway/auth/errors.ts"],
    ["the gateway importing the product's domain", "gateway/rest/run.ts", "#domain/company/facts.ts"],
    ["the gateway importing the product's server", "gateway/db/open.ts", "#server/config.ts"],
    ["the gateway importing the product's functions", "gateway/rest/run.ts", "#supabase/functions/_shared/caller.ts"],
    ["another room importing a driver", "server/functions/routes.ts", "pg"],
    ["the web app reaching into the server", "web/backend/client.ts", "#server/app.ts"],
    ["main.tsx composing screens itself", "web/main.tsx", "./features/screener/messages.ts"],
    ["one feature using another", "web/features/screener/messages.ts", "../auth/messages.ts"],
    ["a feature using the app", "web/features/screener/messages.ts", "../../app/router.tsx"],
    ["a screen talking to the client itself", "web/features/auth/messages.ts", "@supabase/supabase-js"],
    [
      "one function using another's inside",
      "supabase/functions/fetch-linkedin/handler.ts",
      "../fetch-crunchbase/handler.ts",
    ],
    ["a function using Node", "supabase/functions/_shared/json-response.ts", "node:fs"],
  ])("forbids %s", (_what, from, specifier) => {
    expect(importViolation(from, specifier)).not.toBeNull();
  });

  test.each([
    ["a neighbor", "domain/company/facts.ts", "./profile.ts"],
    ["another domain folder", "domain/company/facts.ts", "#domain/funding/amount.ts"],
    ["the database from a service", "gateway/rest/run.ts", "#gateway/db/port/database.ts"],
    ["domain from a function", "supabase/functions/_shared/caller.ts", "../../../domain/company/company-url.ts"],
    ["the paths from a feature", "web/features/auth/messages.ts", "#web/paths.ts"],
    ["a fake from a test", "supabase/functions/fetch-crunchbase/handler.test.ts", "#tests/fakes/crunchbase.ts"],
  ])("allows %s", (_what, from, specifier) => {
    expect(importViolation(from, specifier)).toBeNull();
  });
});

/** The files of one import cycle; empty when there is none. */
function findCycle(edges: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): string[] => {
    const start = path.indexOf(file);
    if (start >= 0) return path.slice(start);
    if (done.has(file)) return [];
    path.push(file);
    for (const target of edges.get(file) ?? []) {
      const cycle = visit(target);
      if (cycle.length > 0) return cycle;
    }
    path.pop();
    done.add(file);
    return [];
  };
  for (const file of edges.keys()) {
    const cycle = visit(file);
    if (cycle.length > 0) return cycle;
  }
  return [];
}
