/**
 * One server process for each Playwright worker, on the embedded database or, with JOURNEYS_ON=postgres, on a database of
 * the throw-away Postgres. Every journey gets the product as a first start leaves it.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { createOnCluster } from "#tests/support/databases.ts";
import { fastFolder } from "#tests/support/fast-folder.ts";
import type { Order, Started, Stopped } from "#tests/support/journey-server-program.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { startServerProcess } from "#tests/support/server-process.ts";

export interface JourneyServer {
  readonly url: string;
  /** Runs `npm run accounts` beside the server and returns what it prints. */
  accounts(...args: readonly string[]): Promise<string>;
  /** Fails with the errors that the product logged. */
  stop(): Promise<void>;
}

export interface ServerProcess {
  /** The product with an empty database, new keys and these settings. */
  start(settings: Readonly<Record<string, string>>): Promise<JourneyServer>;
  end(): Promise<void>;
}

export async function openServerProcess(): Promise<ServerProcess> {
  const folder = await mkdtemp(join(await fastFolder(), "journeys-"));
  const postgres = process.env.JOURNEYS_ON === "postgres" ? await createOnCluster(true) : null;
  const server = await startServerProcess({
    script: "tests/support/journey-server-program.ts",
    env: { DATA_DIR: folder, ...(postgres && { DATABASE_URL: postgres.url }) },
  });
  const send = <Response>(order: Order) => server.request<Response>(order);
  return {
    async start(settings) {
      const { url, environment } = await send<Started>({ start: settings });
      const accounts = async (...args: readonly string[]) => {
        const { status, stdout, stderr } = await runCommand("accounts", args, {
          ...environment,
          PORT: new URL(url).port,
        });
        if (status !== 0) throw new Error(stderr);
        return stdout;
      };
      const stop = async () => failOn((await send<Stopped>({ stop: true })).errors);
      return { url, accounts, stop };
    },
    async end() {
      await server.end("SIGTERM");
      await postgres?.drop();
      await rm(folder, { recursive: true, force: true });
      failOn(server.err);
    },
  };
}

function failOn(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`The server reported:\n${errors.join("\n")}`);
}
