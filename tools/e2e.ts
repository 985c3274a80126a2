/** `npm run e2e`: the journeys alone; arguments go to Playwright. */
import { findChromium } from "./chromium.ts";
import { runStep } from "./steps.ts";

const ok = await runStep({
  name: "journeys in the browser",
  command: "playwright",
  args: ["test", ...process.argv.slice(2)],
  env: { CHROMIUM_PATH: await findChromium() },
});
process.exit(ok ? 0 : 1);
