import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type Reporter, type TestSpecification } from "vitest/node";

/** Where `npm test` wants the results as JSON. */
const report = process.env.UNIT_REPORT;
/** Vitest's JSON has no skip reasons, only each test's meta. Listed before the JSON reporter, which reads it. */
const skipReasons: Reporter = {
  onTestRunEnd(modules) {
    for (const test of modules.flatMap(({ children }) => [...children.allTests("skipped")])) {
      const result = test.result();
      if (result.state === "skipped") Object.assign(test.meta(), { skipReason: result.note });
    }
  },
};

/** Tests and their processes are too short for optimized WebAssembly to pay off. */
const UNOPTIMIZED_WASM = "--liftoff-only";

/** Tests of whole servers and databases first: a long file that starts last would run alone. */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => /\/(tests\/system|gateway\/(db|backup)|tools)\//.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    // One temporary Postgres for all test files, started on first use.
    globalSetup: ["tests/support/test-postgres.ts"],
    include: ["{bench,domain,gateway,server,supabase,tests,tools,web}/**/*.test.{ts,tsx}"],
    reporters: report === undefined ? ["default"] : ["default", skipReasons, ["json", { outputFile: report }]],
    sequence: { sequencer: LongFilesFirst },
    pool: "forks",
    // One process per worker, not per file: tests clean up, and most files take less time than a process start.
    isolate: false,
    execArgv: [UNOPTIMIZED_WASM],
    // More workers than cores of a small machine: many tests wait for timers or sockets.
    maxWorkers: 4,
    // For the processes that tests start: half of a start is compiling TypeScript.
    env: {
      NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/compiled"),
      TEST_NODE_ARGS: UNOPTIMIZED_WASM,
    },
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // The default of 1 s is too short for slow machines.
    expect: { poll: { timeout: 20_000 } },
  },
});
