import { join } from "node:path";
import { defineConfig } from "@playwright/test";

// For the server processes.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, "node_modules/.cache/compiled");

const CLOSED_NETWORK_ARGS = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
];

// A software renderer for WebGL takes a twentieth of the browser's time, and no screen uses it.
const RENDERING_ARGS = ["--disable-gpu"];

export default defineConfig({
  testDir: "tests/journeys",
  testMatch: "**/*.journey.ts",
  outputDir: ".cache/journeys",
  fullyParallel: true,
  // More than a small machine has cores: a worker waits for a fifth to a third of its time.
  workers: 3,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    screenshot: "only-on-failure",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH }),
      args: [...CLOSED_NETWORK_ARGS, ...RENDERING_ARGS, ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
    },
  },
});
