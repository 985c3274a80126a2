import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalizeForSearch, searchFilter } from "./search-text.ts";

test.each([
  ["case", "Celonis", "celonis"],
  ["accents", "Müller ÉTOILE", "muller etoile"],
  ["accents written apart", "Mu\u0308ller", "muller"],
  ["Greek capitals and the last sigma", "ΟΔΟΣ ς", "οδοσ σ"],
  ["a Turkish İ", "İstanbul", "istanbul"],
  ["wide letters", "ＡＢＣ", "abc"],
  ["what has no accent to lose", "Straße Ø", "straße ø"],
])("folds %s", (_what, text, folded) => {
  expect(normalizeForSearch(text)).toBe(folded);
});

describe("a search", () => {
  test.each([
    ["of nothing", "  ", { kind: "none" }],
    ["for a name", " Celonis ", { kind: "indexed", operator: "like", value: "%celonis%" }],
    ["with blanks of all kinds", "a\t \nb  c", { kind: "indexed", operator: "like", value: "%a b c%" }],
    ["for a percent sign", "100%", { kind: "indexed", operator: "like", value: "%100\\%%" }],
    ["for an underscore", "a_b", { kind: "indexed", operator: "like", value: "%a\\_b%" }],
    ["for a backslash", "a\\b", { kind: "indexed", operator: "like", value: "%a\\\\b%" }],
    ["for a star", "a*b", { kind: "indexed", operator: "match", value: "a\\*b" }],
    ["for a star and brackets", "*(a)[b]", { kind: "indexed", operator: "match", value: "\\*\\(a\\)\\[b\\]" }],
    ["with quotes, commas and dots", `"a",.(b)`, { kind: "indexed", operator: "like", value: `%"a",.(b)%` }],
    ["for two letters", "GV", { kind: "short", folded: "gv", plain: "GV" }],
    ["for one sign", "*", { kind: "short", folded: "\\*", plain: "\\*" }],
    ["of 200 letters", "a".repeat(200), { kind: "indexed", operator: "like", value: `%${"a".repeat(200)}%` }],
    ["of 10,000 letters", "a".repeat(10_000), { kind: "too-long" }],
  ])("%s", (_what, typed, filter) => {
    expect(searchFilter(typed)).toEqual(filter);
  });

  test("matches exactly the names that contain the text", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 3, maxLength: 20 }), fc.string({ maxLength: 20 }), (typed, other) => {
        const filter = searchFilter(typed);
        if (filter.kind !== "indexed") return;
        const folded = normalizeForSearch(
          typed
            .normalize("NFC")
            .replaceAll(/[\s\p{Cc}]+/gu, " ")
            .trim(),
        );
        for (const text of [`x${folded}y`, normalizeForSearch(other)])
          expect(finds(filter, text)).toBe(text.includes(folded));
      }),
    );
  });
});

/** As Postgres understands the two operators. */
function finds({ operator, value }: { operator: string; value: string }, text: string): boolean {
  if (operator === "match") return new RegExp(value).test(text);
  const pattern = value.replaceAll(/\\(.)|([%_])|([\s\S])/g, (_all, escaped, wildcard, plain) =>
    wildcard === undefined ? quote(escaped ?? plain) : wildcard === "%" ? "[^]*" : "[^]",
  );
  return new RegExp(`^${pattern}$`).test(text);
}

function quote(text: string): string {
  return text.replaceAll(/[\\^$.|?*+()[\]{}/-]/g, "\\$&");
}
