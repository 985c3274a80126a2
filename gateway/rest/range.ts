/** Pagination: `limit`, `offset`, `Range` and `Content-Range`. */
import { restError } from "./errors.ts";

export interface Page {
  readonly offset: bigint;
  /** Null: no limit. */
  readonly limit: bigint | null;
}

/**
 * The requested page. As in PostgREST a negative offset is 0, `limit=0` is an empty page, and any other empty range (a
 * negative limit, `limit=0` with an offset, `Range: 5-2`) is a 416.
 *
 * @param header the `Range` header of a GET request.
 */
export function requestedPage(limit: bigint | null, offset: bigint | null, header: string | null): Page {
  const rangeHeader = header === null ? null : /^(\d{1,18})-(\d{0,18})$/.exec(header.trim());
  if (limit === 0n && (offset === null || offset === 0n)) return { offset: 0n, limit: 0n };
  let lower = offset ?? 0n;
  let upper = limit === null ? null : lower + limit - 1n;
  if (rangeHeader) {
    const first = BigInt(rangeHeader[1] ?? 0);
    const last = rangeHeader[2] ? BigInt(rangeHeader[2]) : null;
    if (last !== null && last < first) {
      throw restError.invalidRange(
        "The lower boundary must be lower than or equal to the upper boundary in the Range header.",
      );
    }
    if (first > lower) lower = first;
    if (last !== null && (upper === null || last < upper)) upper = last;
  }
  if (lower < 0n) lower = 0n;
  if (upper !== null && upper < lower) throw restError.invalidRange("Limit should be greater than or equal to zero.");
  return { offset: lower, limit: upper === null ? null : upper - lower + 1n };
}

/** The `Content-Range` of the rows `lower` to `upper`, both inclusive; `*` for an empty range or an unknown total. */
export function formatContentRange(lower: bigint, upper: bigint, total: bigint | null): string {
  const range = total !== 0n && lower <= upper ? `${lower}-${upper}` : "*";
  return `${range}/${total ?? "*"}`;
}

/** 206 for a part of a known total, 416 beyond its end. */
export function rangeStatus(lower: bigint, upper: bigint, total: bigint | null): 200 | 206 | 416 {
  if (total === null) return 200;
  if (lower > total) return 416;
  return upper - lower + 1n < total ? 206 : 200;
}
