import { describe, expect, test } from "vitest";
import { encode, parseQueryString } from "./query-string.ts";

const parse = (search: string) => parseQueryString(search, false);
const firstFilter = (search: string) => parse(search).filters[0]?.value;

describe("filters", () => {
  const compare = (operator: string, value: string, quantifier: string | null = null) => ({
    kind: "compare",
    operator,
    quantifier,
    value,
  });

  test.each<[search: string, operation: object]>([
    ["a=eq.1", compare("=", "1")],
    ["a=neq.1", compare("<>", "1")],
    ["a=gt.1", compare(">", "1")],
    ["a=gte.1", compare(">=", "1")],
    ["a=lt.1", compare("<", "1")],
    ["a=lte.1", compare("<=", "1")],
    ["a=like.*x*", compare("like", "%x%")],
    ["a=ilike.*X", compare("ilike", "%X")],
    ["a=match.^x*", compare("~", "^x*")],
    ["a=imatch.^x", compare("~*", "^x")],
    ["a=cs.{1,2}", compare("@>", "{1,2}")],
    ["a=cd.{1}", compare("<@", "{1}")],
    ["a=ov.[1,2]", compare("&&", "[1,2]")],
    ["a=sl.(1,2)", compare("<<", "(1,2)")],
    ["a=sr.(1,2)", compare(">>", "(1,2)")],
    ["a=nxr.(1,2)", compare("&<", "(1,2)")],
    ["a=nxl.(1,2)", compare("&>", "(1,2)")],
    ["a=adj.(1,2)", compare("-|-", "(1,2)")],
    ["a=eq(any).{1,2}", compare("=", "{1,2}", "any")],
    ["a=like(all).{*a,b*}", compare("like", "{%a,b%}", "all")],
    ["a=eq.", compare("=", "")],
    ["a=eq.eq.1", compare("=", "eq.1")],
    ["a=in.(1,2)", { kind: "in", values: ["1", "2"] }],
    ['a=in.(1,"a,b",c"d)', { kind: "in", values: ["1", "a,b", 'c"d'] }],
    ['a=in.("a\\"b","c\\\\d")', { kind: "in", values: ['a"b', "c\\d"] }],
    ["a=in.()", { kind: "in", values: [""] }],
    ["a=in.( 1, 2)", { kind: "in", values: ["1", " 2"] }],
    ["a=is.null", { kind: "is", value: "null" }],
    ["a=is.NULL", { kind: "is", value: "null" }],
    ["a=is.not_null", { kind: "is", value: "not_null" }],
    ["a=is.true", { kind: "is", value: "true" }],
    ["a=is.unknown", { kind: "is", value: "unknown" }],
    ["a=isdistinct.1", { kind: "isdistinct", value: "1" }],
    ["a=fts.cat", { kind: "fts", toTsquery: "to_tsquery", config: null, value: "cat" }],
    ["a=plfts(english).fat cat", { kind: "fts", toTsquery: "plainto_tsquery", config: "english", value: "fat cat" }],
    ["a=phfts(german).x", { kind: "fts", toTsquery: "phraseto_tsquery", config: "german", value: "x" }],
    ["a=wfts.-x", { kind: "fts", toTsquery: "websearch_to_tsquery", config: null, value: "-x" }],
  ])("%s", (search, operation) => {
    expect(firstFilter(search)).toMatchObject({ field: { name: "a", path: [] }, negated: false, operation });
  });

  test("not. negates", () => {
    expect(firstFilter("a=not.eq.1")).toMatchObject({ negated: true, operation: { value: "1" } });
  });

  test.each<[key: string, field: object]>([
    ["a b", { name: "a b", path: [] }],
    ["a-b", { name: "a-b", path: [] }],
    ['"x.y:z"', { name: "x.y:z", path: [] }],
    ["größe", { name: "größe", path: [] }],
    ["d->k", { name: "d", path: [{ kind: "key", value: "k", asText: false }] }],
    ["d->>0", { name: "d", path: [{ kind: "index", value: "0", asText: true }] }],
    [
      "d->a-b->-1->>!x",
      {
        name: "d",
        path: [
          { kind: "key", value: "a-b", asText: false },
          { kind: "index", value: "-1", asText: false },
          { kind: "key", value: "!x", asText: true },
        ],
      },
    ],
  ])("the key %s", (key, field) => {
    expect(firstFilter(`${encode(key)}=eq.1`)).toMatchObject({ field });
  });

  test("a dot in the key is an embed path", () => {
    expect(parse("rel.a=eq.1").filters[0]).toMatchObject({ embedPath: ["rel"], value: { field: { name: "a" } } });
  });
});

describe("logic", () => {
  test.each<[search: string, kind: string, negated: boolean, children: number]>([
    ["or=(a.eq.1,b.gt.2)", "or", false, 2],
    ["and=(a.eq.1)", "and", false, 1],
    ["not.or=(a.eq.1,b.gt.2)", "or", true, 2],
    ["or=( a.eq.1 , and ( b.eq.2 , not.or(c.is.null) ) )", "or", false, 2],
  ])("%s", (search, kind, negated, children) => {
    const tree = parse(search).logic[0]?.value;
    expect(tree).toMatchObject({ kind, negated });
    expect(tree?.kind === "filter" ? 0 : tree?.children.length).toBe(children);
  });

  test.each<[value: string, operation: object]>([
    ['a.eq."x,y)"', { value: "x,y)" }],
    ['a.eq."say \\"hi\\""', { value: 'say "hi"' }],
    ["a.eq.{1,2}", { value: "{1,2}" }],
    ["a.in.(1,2)", { values: ["1", "2"] }],
    ["a.eq.", { value: "" }],
    ["d->>k.eq.1", { value: "1" }],
    ["a.not.fts(english).x", { config: "english", value: "x" }],
  ])("a nested value: %s", (value, operation) => {
    expect(parse(`or=(${encode(value)},b.eq.2)`).logic[0]?.value).toMatchObject({ children: [{ operation }, {}] });
  });

  test("columns may be named and, or", () => {
    expect(parse("or=(and.eq.1,or.eq.2)").logic[0]?.value).toMatchObject({
      children: [{ field: { name: "and" } }, { field: { name: "or" } }],
    });
  });
});
