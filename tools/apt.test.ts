import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { aptInstall } from "./apt.ts";

describe("aptInstall", () => {
  let folder: string;
  const calls = () =>
    existsSync(join(folder, "calls")) ? readFileSync(join(folder, "calls"), "utf8").split("\n") : [];
  /** A fake apt-get that records its arguments and fails for given commands. */
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

  test("updates the package lists first", () => {
    aptInstall(["one", "two"], { env: env(), isRoot: true });
    expect(calls()).toEqual(["-qq update", "-qq install -y --no-install-recommends one two", ""]);
  });

  test("stops if the update fails", () => {
    aptInstall(["one"], { env: env("update"), isRoot: true });
    expect(calls()).toEqual(["-qq update", ""]);
  });

  test("does nothing unless run as root", () => {
    aptInstall(["one"], { env: env(), isRoot: false });
    expect(calls()).toEqual([]);
  });
});
