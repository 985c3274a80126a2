import { expect, test, vi } from "vitest";
import type { Database } from "#gateway/db/port/database.ts";
import { instrumentDatabase } from "./instrument-database.ts";

test("passes both callbacks of listen on", async () => {
  const listen = vi.fn(async () => async () => {});
  const database = instrumentDatabase({ listen } as Partial<Database> as Database, { onDatabaseCall: () => {} });
  const [onPayload, onGap] = [() => {}, () => {}];
  await database.listen("channel", onPayload, onGap);
  expect(listen).toHaveBeenCalledWith("channel", onPayload, onGap);
});
