import { describe, expect, test } from "vitest";
import { encode, parseQueryString } from "./query-string.ts";

const parse = (search: string) => parseQueryString(search, false);

describe("select", () => {
  const field = (name: string, more: object = {}) => ({
    kind: "field",
    field: { name },
    cast: null,
    alias: null,
    ...more,
  });

  test.each<[select: string, items: object[]]>([
    ["", []],
    ["*", [{ kind: "star" }]],
    ["a,b", [field("a"), field("b")]],
    [" a , b ", [field("a"), field("b")]],
    ["x:a", [field("a", { alias: "x" })]],
    ["a::text", [field("a", { cast: "text" })]],
    ["x:a::double precision,*", [field("a", { alias: "x", cast: "double precision" }), { kind: "star" }]],
    ["d->k->>0::int", [field("d", { cast: "int" })]],
    ['"a b":"c,d"', [field("c,d", { alias: "a b" })]],
    ["count()", [field("*", { aggregated: true })]],
    ["n:a.sum()::int", [field("a", { alias: "n", aggregated: true })]],
    ["rel(*)", [{ kind: "relation", name: "rel", alias: null, hint: null }]],
    ["x:rel!fk!inner(a,b(c))", [{ kind: "relation", name: "rel", alias: "x", hint: "fk" }]],
    ["...rel(a)", [{ kind: "relation", name: "rel" }]],
  ])("%s", (select, items) => {
    expect(parse(`select=${encode(select)}`).select).toMatchObject(items);
  });
});

describe("order, limit, columns", () => {
  test.each<[order: string, term: object]>([
    ["a", { direction: null, nulls: null }],
    ["a.asc", { direction: "asc" }],
    ["a.desc.nullslast", { direction: "desc", nulls: "last" }],
    ["a.nullsfirst", { direction: null, nulls: "first" }],
    ["d->>k.desc", { field: { name: "d" }, direction: "desc" }],
    ["rel(a).desc", { relation: "rel", field: { name: "a" } }],
  ])("order=%s", (order, term) => {
    expect(parse(`order=${encode(order)}`).orders[0]?.value[0]).toMatchObject(term);
  });

  test("parses integers and ignores other values", () => {
    expect(parse("limit=5&offset=-2")).toMatchObject({ limit: 5n, offset: -2n });
    expect(parse("limit=x&offset=")).toMatchObject({ limit: null, offset: null });
  });

  test("columns may be quoted; duplicates are removed", () => {
    expect(parse('columns="a","b c",a&on_conflict=a,b')).toMatchObject({
      columns: ["a", "b c"],
      onConflict: ["a", "b"],
    });
  });

  test("the canonical query string is sorted and encoded", () => {
    expect(parse("select=*&a=eq.x+y").canonical).toBe("a=eq.x%20y&select=%2A");
  });
});
