import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { aptInstall } from "./apt.ts";

describe("installing Debian's packages", () => {
  let folder: string;
  const calls = () =>
    existsSync(join(folder, "calls")) ? readFileSync(join(folder, "calls"), "utf8").split("\n") : [];
  /** An apt-get that notes what it is asked, and fails at what it is told to. */
  const env = (failsAt = "nothing") => ({
    PATH: `${folder}:${process.env["PATH"]}`,
    FOLDER: folder,
    FAILS_AT: failsAt,
  });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "test-apt-"));
    const script = '#!/bin/sh\necho "$*" >> "$FOLDER/calls"\ncase "$*" in *"$FAILS_AT"*) exit 100;; esac\n';
    writeFileSync(join(folder, "apt-get"), script, { mode: 0o755 });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test("reads the lists first, which a fresh machine does not have", () => {
    aptInstall(["one", "two"], { env: env(), isRoot: true });
    expect(calls()).toEqual(["-qq update", "-qq install -y --no-install-recommends one two", ""]);
  });

  test("ends where the lists cannot be read", () => {
    aptInstall(["one"], { env: env("update"), isRoot: true });
    expect(calls()).toEqual(["-qq update", ""]);
  });

  test("is left to root", () => {
    aptInstall(["one"], { env: env(), isRoot: false });
    expect(calls()).toEqual([]);
  });
});
