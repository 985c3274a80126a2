import type { PostgrestError } from "@supabase/supabase-js";
import { toTableError } from "#web/backend/errors.ts";

/** PostgREST's row limit per response on hosted Supabase. */
const PAGE_ROWS = 1000;

interface Page<Row> {
  readonly data: readonly Row[] | null;
  readonly count: number | null;
  readonly error: PostgrestError | null;
  readonly status: number;
}

/**
 * All rows of a small list: one request, plus parallel requests for the pages after the first 1000 rows. `readPage` must
 * request the exact count and sort by a unique column. Throws `BackendError`.
 */
export async function allRows<Row>(
  readPage: (from: number, to: number) => PromiseLike<Page<Row>>,
): Promise<readonly Row[]> {
  const read = async (from: number) => {
    const { data, count, error, status } = await readPage(from, from + PAGE_ROWS - 1);
    if (error) throw toTableError(error, status);
    return { rows: data ?? [], count: count ?? 0 };
  };
  const first = await read(0);
  const otherPages = Math.max(Math.ceil(first.count / PAGE_ROWS) - 1, 0);
  const others = await Promise.all(Array.from({ length: otherPages }, (_, page) => read((page + 1) * PAGE_ROWS)));
  return [first, ...others].flatMap(({ rows }) => rows);
}
