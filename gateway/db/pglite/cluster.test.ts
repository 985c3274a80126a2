import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { migratedTemplate } from "#tests/support/databases.ts";
import { fastFolder } from "#tests/support/fast-folder.ts";
import { ensureCluster } from "./cluster.ts";

describe("the first start", () => {
  let folder: string;
  let dataDir: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(await fastFolder(), "test-cluster-"));
    dataDir = join(folder, "database");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const neverCreate = () => expect.unreachable("should copy the template");

  test("copies the world-readable template into a private folder", async () => {
    await ensureCluster(dataDir, await migratedTemplate(), neverCreate);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, "PG_VERSION")).mode & 0o777).toBe(0o600);
  });

  test("creates a cluster without a template", async () => {
    await ensureCluster(dataDir, join(folder, "none"), async (draft) => mkdirSync(draft));
    expect(existsSync(dataDir)).toBe(true);
  });

  test("fails if the template cannot be read, instead of silently creating a cluster", async () => {
    const templateDir = join(folder, "template");
    mkdirSync(join(templateDir, "template.json"), { recursive: true });
    await expect(ensureCluster(dataDir, templateDir, neverCreate)).rejects.toMatchObject({ code: "EISDIR" });
    expect(existsSync(dataDir)).toBe(false);
  });
});
