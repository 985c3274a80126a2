/** Finds a Chromium for the journeys, or installs one if possible. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { aptInstall } from "./apt.ts";

const SYSTEM_PATHS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** @returns the executable's path; @throws if none is found or can be installed */
export async function findChromium(): Promise<string> {
  const configured = process.env.CHROMIUM_PATH;
  const found = [...(configured ? [configured] : []), chromium.executablePath(), ...SYSTEM_PATHS].find((path) =>
    existsSync(path),
  );
  if (found !== undefined) return found;

  console.log("Installing Chromium …");
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    aptInstall(["chromium-headless-shell", "fonts-liberation"]);
  } else {
    spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
  }
  const installed = [chromium.executablePath(), ...SYSTEM_PATHS].find((path) => existsSync(path));
  if (installed === undefined) {
    throw new Error("Chromium not found. Install your system's package `chromium`, or set CHROMIUM_PATH.");
  }
  return installed;
}
