import { describe, expect, test } from "vitest";
import { catchRestError } from "#tests/support/rest-error.ts";
import { bodyType, parseAccept } from "./media-type.ts";
import { parsePrefer, preferenceApplied } from "./prefer.ts";
import { formatContentRange, rangeStatus, requestedPage } from "./range.ts";

describe("Prefer", () => {
  test.each<[header: string, preferences: object]>([
    ["return=representation", { return: "representation" }],
    [
      "count=exact,    tx=commit   ,missing=default, anything",
      { count: "exact", tx: "commit", missing: "default", invalid: ["anything"] },
    ],
    ["tx=commit, tx=rollback", { tx: "commit", invalid: [] }],
    ["handling=strict, max-affected=5", { handling: "strict", maxAffected: 5n }],
    ["max-affected=many", { maxAffected: null, invalid: [] }],
    ["resolution=merge-duplicates", { resolution: "merge-duplicates" }],
    ["return=everything", { return: null, invalid: ["return=everything"] }],
    ["timezone=America/Los_Angeles", { timezone: "America/Los_Angeles" }],
    ["timezone='x", { timezone: null, invalid: ["timezone='x"] }],
    ["toString=1, __proto__=2", { invalid: ["toString=1", "__proto__=2"] }],
    ["", { invalid: [] }],
  ])("%s", (header, preferences) => {
    expect(parsePrefer(header)).toMatchObject(preferences);
  });

  test("Preference-Applied lists supported preferences in PostgREST's order", () => {
    const preferences = parsePrefer("tx=rollback, count=exact, return=minimal, resolution=ignore-duplicates");
    expect(preferenceApplied(preferences, ["resolution", "return", "count", "tx"])).toBe(
      "resolution=ignore-duplicates, return=minimal, count=exact, tx=rollback",
    );
    expect(preferenceApplied(preferences, ["missing"])).toBeNull();
  });

  test("max-affected needs handling=strict", () => {
    expect(preferenceApplied(parsePrefer("max-affected=1"), ["handling", "maxAffected"])).toBeNull();
    expect(preferenceApplied(parsePrefer("max-affected=1,handling=strict"), ["handling", "maxAffected"])).toBe(
      "handling=strict, max-affected=1",
    );
  });
});

describe("Accept", () => {
  test.each<[header: string | null, contentType: string | undefined]>([
    [null, "application/json; charset=utf-8"],
    ["*/*", "application/json; charset=utf-8"],
    ["text/html, application/json;q=0.9", "application/json; charset=utf-8"],
    ["application/json;q=0.5, text/csv", "text/csv; charset=utf-8"],
    ["application/vnd.pgrst.object+json", "application/vnd.pgrst.object+json; charset=utf-8"],
    ["ApplicatIon/vnd.PgRsT.object", "application/vnd.pgrst.object+json; charset=utf-8"],
    [
      "application/vnd.pgrst.object+json; nulls=stripped",
      "application/vnd.pgrst.object+json;nulls=stripped; charset=utf-8",
    ],
    [
      "application/vnd.pgrst.array+json;nulls=stripped",
      "application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8",
    ],
    ["application/vnd.pgrst.array+json", "application/json; charset=utf-8"],
    ["text/html", undefined],
    ["application/vnd.pgrst.plan+json", undefined],
    [";;;,,", undefined],
  ])("%s", (header, contentType) => {
    expect(parseAccept(header).mediaType?.contentType).toBe(contentType);
  });

  test.each([
    [null, "json"],
    ["application/json; charset=UTF-8", "json"],
    ["Text/CSV", "csv"],
    ["application/x-www-form-urlencoded", "form"],
    ["application/pdf", null],
    ["constructor", null],
  ])("Content-Type %s", (header, type) => {
    expect(bodyType(header)).toBe(type);
  });
});

describe("pagination", () => {
  test.each<[what: string, limit: bigint | null, offset: bigint | null, range: string | null, page: object]>([
    ["everything", null, null, null, { offset: 0n, limit: null }],
    ["limit", 5n, null, null, { offset: 0n, limit: 5n }],
    ["limit and offset", 5n, 10n, null, { offset: 10n, limit: 5n }],
    ["limit 0", 0n, null, null, { offset: 0n, limit: 0n }],
    ["a negative offset", null, -4n, null, { offset: 0n, limit: null }],
    ["Range", null, null, "2-4", { offset: 2n, limit: 3n }],
    ["a Range without an end", null, null, "2-", { offset: 2n, limit: null }],
    ["a Range shorter than the limit", 3n, null, "0-1", { offset: 0n, limit: 2n }],
    ["a limit shorter than the Range", 2n, null, "0-9", { offset: 0n, limit: 2n }],
    ["a Range of bytes", 2n, null, "bytes=0-9", { offset: 0n, limit: 2n }],
    ["integers beyond 2^53", 1n, 12345678901234567890n, null, { offset: 12345678901234567890n, limit: 1n }],
  ])("%s", (_what, limit, offset, range, page) => {
    expect(requestedPage(limit, offset, range)).toEqual(page);
  });

  test.each<[what: string, limit: bigint | null, offset: bigint | null, range: string | null, details: string]>([
    ["a negative limit", -1n, null, null, "Limit should be greater than or equal to zero."],
    [
      "a Range that ends before it starts",
      null,
      null,
      "5-2",
      "The lower boundary must be lower than or equal to the upper boundary in the Range header.",
    ],
    ["a Range beyond the limit", 2n, null, "5-9", "Limit should be greater than or equal to zero."],
  ])("rejects %s with 416", (_what, limit, offset, range, details) => {
    expect(catchRestError(() => requestedPage(limit, offset, range))).toMatchObject({
      status: 416,
      code: "PGRST103",
      details,
    });
  });

  test.each<[lower: bigint, rows: bigint, total: bigint | null, header: string, status: number]>([
    [0n, 10n, null, "0-9/*", 200],
    [0n, 0n, null, "*/*", 200],
    [0n, 10n, 100n, "0-9/100", 206],
    [90n, 10n, 100n, "90-99/100", 206],
    [0n, 100n, 100n, "0-99/100", 200],
    [0n, 0n, 0n, "*/0", 200],
    [100n, 0n, 100n, "*/100", 206],
    [101n, 0n, 100n, "*/100", 416],
  ])("Content-Range from %s, %s rows of %s", (lower, rows, total, header, status) => {
    expect(formatContentRange(lower, lower + rows - 1n, total)).toBe(header);
    expect(rangeStatus(lower, lower + rows - 1n, total)).toBe(status);
  });
});
