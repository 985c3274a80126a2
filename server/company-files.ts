/** What the database does not do alone for files on companies: their limits are settings, and their bytes are in a folder. */
import type { Database } from "#gateway/db/port/database.ts";
import type { Config } from "./config.ts";

const BUCKET = "company-files";
const FILES_AT_ONCE = 1000;
const MAX_CV_DAYS = 180;

/** Stores the settings that the database's policies and triggers read. */
export async function applyFileLimits(database: Database, config: Config): Promise<void> {
  const cvDays = Math.min(Number(config.functionSettings["PROFILE_RETENTION_DAYS"] ?? MAX_CV_DAYS), MAX_CV_DAYS);
  await database.run([
    {
      text: `update private.file_limits set quota_bytes = $1, cv_days = $2
        where (quota_bytes, cv_days) is distinct from ($1::bigint, $2::integer)`,
      values: [String(config.filesQuotaBytes), String(cvDays)],
    },
  ]);
}

/** Deletes what has expired or left the trash. @param fetch a request to `/storage/v1` with the service role's key */
export async function deleteExpiredFiles(
  database: Database,
  fetch: (path: string, init: RequestInit) => Promise<Response>,
): Promise<void> {
  for (;;) {
    const text = "select public.purge_company_files($1) as unused";
    const [result] = await database.run([{ text, values: [String(FILES_AT_ONCE)] }]);
    const prefixes: readonly string[] = JSON.parse(result?.rows[0]?.["unused"] ?? "[]");
    if (prefixes.length === 0) return;
    const response = await fetch(`/object/${BUCKET}`, {
      method: "DELETE",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ prefixes }),
    });
    if (!response.ok) throw new Error(`The storage service responded with status ${response.status}`);
    if (prefixes.length < FILES_AT_ONCE) return;
  }
}
