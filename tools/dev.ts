/** `npm run dev`: the server, restarted on change, and Vite's development server for the web app. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { createServer } from "vite";
import { root } from "./steps.ts";

const port = process.env.PORT ?? "3000";
const server = spawn(
  process.execPath,
  ["--watch-path=server", "--watch-path=gateway", "--watch-path=domain", "--watch-path=supabase", "server/main.ts"],
  {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PORT: port },
  },
);
// Stop the server with this process; it holds the port and the database's lock file.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => server.kill());
process.on("exit", () => server.kill());
server.on("exit", (code) => process.exit(code ?? 1));
process.env.BACKEND_URL = `http://127.0.0.1:${port}`;
const web = await createServer({ configFile: join(root, "vite.config.ts") });
await web.listen();
web.printUrls();
