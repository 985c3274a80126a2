import type { PostgrestError } from "@supabase/supabase-js";
import { tableFault } from "./errors.ts";

/** The most rows that a backend answers at once (hosted Supabase's default; ours keeps to it). */
const PAGE = 1000;

interface Page<Row> {
  readonly data: readonly Row[] | null;
  readonly count: number | null;
  readonly error: PostgrestError | null;
  readonly status: number;
}

/**
 * All rows of a list that is small enough to be held whole: one request up to 1000 rows, the further pages at once where
 * there are more. `readPage` has to ask for the exact count and order by something unique. Fails with `BackendFault`.
 */
export async function allRows<Row>(
  readPage: (from: number, to: number) => PromiseLike<Page<Row>>,
): Promise<readonly Row[]> {
  const read = async (from: number) => {
    const { data, count, error, status } = await readPage(from, from + PAGE - 1);
    if (error) throw tableFault(error, status);
    return { rows: data ?? [], count: count ?? 0 };
  };
  const first = await read(0);
  const starts = Array.from({ length: Math.max(Math.ceil(first.count / PAGE) - 1, 0) }, (_, page) => (page + 1) * PAGE);
  const others = await Promise.all(starts.map(read));
  return [first, ...others].flatMap(({ rows }) => rows);
}
