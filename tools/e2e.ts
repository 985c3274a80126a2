/** `npm run test:e2e`: the journeys; arguments go to Playwright. `--postgres` runs them on a Postgres. */
import { testPostgresUrl } from "#tests/support/test-postgres.ts";
import { findChromium } from "./chromium.ts";
import { runStep } from "./steps.ts";

const args = process.argv.slice(2);
const onPostgres = args.includes("--postgres");
const ok = await runStep({
  name: `journeys in the browser${onPostgres ? ", on a Postgres" : ""}`,
  command: "playwright",
  args: ["test", ...args.filter((argument) => argument !== "--postgres")],
  env: {
    CHROMIUM_PATH: await findChromium(),
    ...(onPostgres && { JOURNEYS_ON: "postgres", TEST_POSTGRES_URL: await testPostgresUrl() }),
  },
});
process.exit(ok ? 0 : 1);
