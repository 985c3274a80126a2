/** `npm run check`: the static checks. */
import { runStep, staticChecks } from "./steps.ts";

let failed = 0;
for (const step of staticChecks) if (!(await runStep(step))) failed += 1;
process.exit(failed === 0 ? 0 : 1);
