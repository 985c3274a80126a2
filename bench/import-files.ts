/** `npm run bench:import-files`: the property of `tests/system/database/imports.test.ts` on 500 generated files, on both databases. */
import { spawnSync } from "node:child_process";
import { root } from "../tools/steps.ts";

const { status } = spawnSync(
  "npx",
  ["vitest", "run", "tests/system/database/imports.test.ts", "-t", "the preview's counts"],
  {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, IMPORT_FILES: "500" },
  },
);
process.exitCode = status ?? 1;
