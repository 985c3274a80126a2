/** `npm run dev`: the server restarting on change, and the web app reloading as you type, side by side. */
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
// However this process ends, the server goes too: it would keep the port and the database's lock.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => server.kill());
process.on("exit", () => server.kill());
server.on("exit", (code) => process.exit(code ?? 1));
process.env.BACKEND_URL = `http://127.0.0.1:${port}`;
const web = await createServer({ configFile: join(root, "vite.config.ts") });
await web.listen();
web.printUrls();
