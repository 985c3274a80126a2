/** `npm run check`: the static checks. */
import { runStaticChecks } from "./steps.ts";

const results = await runStaticChecks();
process.exit(results.every(({ succeeded }) => succeeded) ? 0 : 1);
