/** Serves the built web app: its files, and index.html for every other path (the app shows its own not-found page). */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

const ONE_YEAR = "public, max-age=31536000, immutable";

/** @param directory the build output; if missing, pages respond with 503 */
export function createWebAppRoutes(directory: string): Hono {
  const routes = new Hono();
  routes.use(
    "/assets/*",
    serveStatic({
      root: directory,
      precompressed: true,
      onFound: (_path, context) => context.header("cache-control", ONE_YEAR),
    }),
  );
  routes.get("/assets/*", (context) => context.text("Not found", 404));
  routes.get("/favicon.svg", serveStatic({ root: directory, path: "favicon.svg" }));
  routes.get("*", async (context) => {
    context.header("cache-control", "no-cache");
    try {
      return context.html(await readFile(join(directory, "index.html"), "utf8"));
    } catch {
      return context.text("The web app is not built. Run `npm run build`.", 503);
    }
  });
  return routes;
}
