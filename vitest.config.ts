import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // One temporary Postgres for all test files, started on first use.
    globalSetup: ["tests/support/test-postgres.ts"],
    include: ["{domain,gateway,server,supabase,tests,tools,web}/**/*.test.{ts,tsx}"],
    pool: "forks",
    // One process per worker, not per file: tests clean up, and most files take less time than a process start.
    isolate: false,
    // Tests are too short for optimized WebAssembly to pay off.
    execArgv: ["--liftoff-only"],
    // More workers than cores of a small machine: many tests wait for timers or sockets.
    maxWorkers: 3,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // The default of 1 s is too short for slow machines.
    expect: { poll: { timeout: 20_000 } },
  },
});
