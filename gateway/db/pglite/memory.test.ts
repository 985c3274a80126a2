/** A statement that needs more memory than the machine may have. */
import { expect, test } from "vitest";
import { EmbeddedDirectory } from "#tests/support/embedded.ts";
import { residentBytes } from "#tests/support/resident-memory.ts";

test("a statement that needs too much memory fails, and the next ones do not", { timeout: 60_000 }, async () => {
  const directory = await EmbeddedDirectory.makeWithDatabase();
  try {
    const database = await directory.open();
    const before = residentBytes(process.pid, "VmRSS");
    const tooLarge = "select length(json_agg(repeat('x', 200000))::text) from generate_series(1, 4000)";
    await expect(database.run([{ text: tooLarge }])).rejects.toMatchObject({ code: "53200" });
    expect(residentBytes(process.pid, "VmRSS") - before).toBeLessThan(600e6);
    for (let n = 0; n < 3; n += 1) {
      const [result] = await database.run([{ text: "select length(repeat('x', 10000000)) as length" }]);
      expect(result?.rows).toEqual([{ length: "10000000" }]);
    }
    expect(directory.warnings).toEqual([]);
  } finally {
    await directory.remove();
  }
});
