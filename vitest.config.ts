import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // One throw-away Postgres for all test files, started when the first of them asks.
    globalSetup: ["tests/support/test-postgres.ts"],
    include: ["{domain,gateway,server,supabase,tests,tools,web}/**/*.test.{ts,tsx}"],
    pool: "forks",
    // A process for each worker, not for each file: the tests leave nothing behind, and most files are over sooner than a start.
    isolate: false,
    // A test is over before the optimized code of the embedded database has paid for its making.
    execArgv: ["--liftoff-only"],
    // One more than the cores of a small machine: many tests wait, for a deadline or a socket.
    maxWorkers: 3,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // Longer than any machine takes; the default second is not.
    expect: { poll: { timeout: 20_000 } },
  },
});
