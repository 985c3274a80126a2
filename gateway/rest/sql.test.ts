import { describe, expect, test } from "vitest";
import { TEST_CATALOG } from "#tests/support/rest-catalog.ts";
import { catchRestError } from "#tests/support/rest-error.ts";
import { planRequest } from "./plan.ts";
import { parseBody, parseHead, type Target } from "./request.ts";
import { planToSql } from "./sql.ts";

interface Options {
  readonly method?: string;
  readonly prefer?: string;
  readonly accept?: string;
  readonly body?: string;
}

/** The statements for `t?a=eq.1` or `rpc/add?a=1`. */
function sql(path: string, { method = "GET", prefer, accept, body = "" }: Options = {}) {
  const [name = "", search = ""] = path.split(/\?(.*)/s);
  const target: Target = name.startsWith("rpc/")
    ? { kind: "routine", name: name.slice(4) }
    : { kind: "relation", name: decodeURIComponent(name) };
  const headers = new Headers({ ...(prefer && { prefer }), ...(accept && { accept }) });
  const request = { method, target, search, headers };
  const plan = planRequest(
    parseBody(parseHead(request, ["public"]), new TextEncoder().encode(body)),
    TEST_CATALOG,
    1000,
  );
  if (plan.kind === "options") throw new Error("OPTIONS has no SQL");
  return planToSql(plan);
}

/** The inner SELECT of a read without the limit that every read has. */
function rows(path: string) {
  const { text, values = [] } = sql(path).main;
  const inside = /from \((.*) limit \$\d+\) _postgrest_t$/s.exec(text)?.[1];
  return [inside?.replaceAll('"public".', ""), values.slice(0, -1)];
}

describe("reads", () => {
  test("a read with filter, order, page and count", () => {
    expect(sql("t?a=eq.1&limit=5&offset=10&order=b.desc.nullslast", { prefer: "count=exact" })).toEqual({
      main: {
        text:
          `select coalesce(json_agg(_postgrest_t), '[]') as body, count(*) as page_total, ` +
          `(select count(*) from (select 1 from "public"."t" where "public"."t"."a" = $4) pgrst_count) as table_total ` +
          `from (select "public"."t".* from "public"."t" where "public"."t"."a" = $1 ` +
          `order by "public"."t"."b" desc nulls last limit $2 offset $3) _postgrest_t`,
        values: ["1", "5", "10", "1"],
        bytesOf: "body",
      },
      explain: null,
    });
  });

  test.each<[path: string, text: string, values: string[]]>([
    ["t", 'select "t".* from "t"', []],
    ["t?select=id,x:a", 'select "t"."id", "t"."a" as "x" from "t"', []],
    ["t?select=a::int", 'select cast("t"."a" as "pg_catalog"."int4") as "a" from "t"', []],
    ["t?select=a::double precision", 'select cast("t"."a" as "pg_catalog"."float8") as "a" from "t"', []],
    ["t?select=a::MOOD", 'select cast("t"."a" as "mood") as "a" from "t"', []],
    ["t?select=d->k->>0", 'select "t"."d"->$1->>$2::int as "k" from "t"', ["k", "0"]],
    ["t?select=a->k", 'select to_jsonb("t"."a")->$1 as "k" from "t"', ["k"]],
    ['t?select="q\\"z":a', 'select "t"."a" as "q""z" from "t"', []],
    ["t?select=loud", 'select "t"."loud" from "t"', []],
    ["t?b=not.gt.1&b=lt.9", 'select "t".* from "t" where not "t"."b" > $1 and "t"."b" < $2', ["1", "9"]],
    ["t?b=in.(1,2)", 'select "t".* from "t" where "t"."b" = any ($1)', ['{"1","2"}']],
    ['t?a=in.("x\\"y","z\\\\")', 'select "t".* from "t" where "t"."a" = any ($1)', ['{"x\\"y","z\\\\"}']],
    ["t?b=in.()", `select "t".* from "t" where "t"."b" = any ('{}')`, []],
    ["t?b=eq(any).{1,2}", 'select "t".* from "t" where "t"."b" = any ($1)', ["{1,2}"]],
    ["t?a=is.not_null", 'select "t".* from "t" where "t"."a" is not null', []],
    ["t?a=isdistinct.x", 'select "t".* from "t" where "t"."a" is distinct from $1', ["x"]],
    ["t?v=fts(english).cat", 'select "t".* from "t" where "t"."v" @@ to_tsquery($1, $2)', ["english", "cat"]],
    [
      "t?a=wfts(english).cat",
      'select "t".* from "t" where to_tsvector($1, "t"."a") @@ websearch_to_tsquery($2, $3)',
      ["english", "english", "cat"],
    ],
    [
      "t?or=(a.eq.1,not.and(b.gt.2,d->>k.is.null))",
      'select "t".* from "t" where ("t"."a" = $1 or not ("t"."b" > $2 and "t"."d"->>$3 is null))',
      ["1", "2", "k"],
    ],
    ["t?order=d->>k,a.desc", 'select "t".* from "t" order by "t"."d"->>$1, "t"."a" desc', ["k"]],
    ['odd%20%22t%22?"c\\"d"=eq.1', 'select "odd ""t""".* from "odd ""t""" where "odd ""t"""."c""d" = $1', ["1"]],
  ])("%s", (path, text, values) => {
    expect(rows(path)).toEqual([text, values]);
  });

  test("count=estimated uses EXPLAIN", () => {
    const { main, explain } = sql("t?b=gt.1", { prefer: "count=estimated" });
    expect(main.text).toContain("limit 1001) pgrst_count");
    expect(explain).toEqual({
      text: 'explain (format json) select 1 from "public"."t" where "public"."t"."b" > $1',
      values: ["1"],
    });
  });

  test.each<[accept: string, body: string]>([
    ["application/vnd.pgrst.object+json", "coalesce(string_agg(to_json(_postgrest_t)::text, ''), 'null')"],
    ["application/vnd.pgrst.array+json;nulls=stripped", "coalesce(json_strip_nulls(json_agg(_postgrest_t)), '[]')"],
  ])("%s", (accept, body) => {
    expect(sql("t", { accept }).main.text).toContain(`select ${body} as body`);
  });

  test("HEAD selects no body", () => {
    expect(sql("t", { method: "HEAD" }).main.text).toContain("null::text as body");
  });
});

describe("writes", () => {
  const source = (path: string, options: Options) => {
    const { text, values } = sql(path, options).main;
    return [/^with pgrst_source as \((.*)\) select (?:null|coalesce)/s.exec(text)?.[1], values];
  };
  const counted = (sign: string) =>
    `set_config('pgrst.inserted', (coalesce(nullif(current_setting('pgrst.inserted', true), '')::int, 0) ${sign} 1)::text, true)`;

  test.each<[what: string, path: string, options: Options, text: string, values: string[]]>([
    [
      "insert",
      "t",
      { method: "POST", body: '{"b":1.50,"a":"x"}' },
      `insert into "public"."t" ("a", "b") select pgrst_body."a", pgrst_body."b" from json_to_record($1) as pgrst_body("a" text, "b" integer) returning 1`,
      ['{"b":1.50,"a":"x"}'],
    ],
    [
      "insert several rows and return columns",
      "t?select=id,x:d->k&order=b",
      { method: "POST", body: '[{"a":"x"}]', prefer: "return=representation" },
      `insert into "public"."t" ("a") select pgrst_body."a" from json_to_recordset($1) as pgrst_body("a" text) returning "public"."t"."id", "public"."t"."d", "public"."t"."b"`,
      ['[{"a":"x"}]', "k"],
    ],
    [
      "insert defaults only",
      "t",
      { method: "POST", body: "{}" },
      `insert into "public"."t" select from (values (1)) pgrst_body returning 1`,
      [],
    ],
    [
      "insert with missing=default",
      "t?columns=id,b",
      { method: "POST", body: '[{"b":1}]', prefer: "missing=default" },
      `insert into "public"."t" ("id", "b") select pgrst_body."id", pgrst_body."b" from jsonb_to_recordset((select jsonb_agg(jsonb_build_object('id', nextval('public.t_id_seq'::regclass)) || pgrst_element) from jsonb_array_elements($1::jsonb) pgrst_element)) as pgrst_body("id" integer, "b" integer) returning 1`,
      ['[{"b":1}]'],
    ],
    [
      "upsert",
      "t?on_conflict=a",
      { method: "POST", body: '{"a":"x"}', prefer: "resolution=merge-duplicates" },
      `insert into "public"."t" ("a") select pgrst_body."a" from json_to_record($1) as pgrst_body("a" text) where ${counted("+")} <> '0' on conflict ("a") do update set "a" = excluded."a" where ${counted("-")} <> '-1' returning 1`,
      ['{"a":"x"}'],
    ],
    [
      "upsert with ignore-duplicates",
      "t",
      { method: "POST", body: '{"id":1}', prefer: "resolution=ignore-duplicates" },
      `insert into "public"."t" ("id") select pgrst_body."id" from json_to_record($1) as pgrst_body("id" integer) on conflict ("id") do nothing returning 1`,
      ['{"id":1}'],
    ],
    [
      "update",
      "t?id=eq.1",
      { method: "PATCH", body: '{"a":"x"}' },
      `update "public"."t" set "a" = pgrst_body."a" from json_to_record($1) as pgrst_body("a" text) where "public"."t"."id" = $2 returning 1`,
      ['{"a":"x"}', "1"],
    ],
    [
      "delete",
      "t?id=eq.1",
      { method: "DELETE" },
      `delete from "public"."t" where "public"."t"."id" = $1 returning 1`,
      ["1"],
    ],
  ])("%s", (_what, path, options, text, values) => {
    expect(source(path, options)).toEqual([text, values]);
  });

  test("a body is one parameter", () => {
    const body = `{"a":"'); drop table t; --"}`;
    const { text, values } = sql("t", { method: "POST", body }).main;
    expect(text).not.toContain("drop");
    expect(values).toEqual([body]);
  });

  test.each<[what: string, path: string, options: Options, error: object]>([
    ["an unknown column", "t", { method: "POST", body: '{"nope":1}' }, { status: 400, code: "PGRST204" }],
    ["a computed column", "t", { method: "POST", body: '{"loud":1}' }, { status: 400, code: "PGRST204" }],
    ["an update without a filter", "t", { method: "PATCH", body: '{"a":"x"}' }, { status: 400, code: "21000" }],
    ["a delete without a filter", "t", { method: "DELETE" }, { status: 400, code: "21000" }],
    [
      "a PUT by a part of the key",
      "pairs?x=eq.1",
      { method: "PUT", body: '{"x":1,"y":2}' },
      { status: 405, code: "PGRST105" },
    ],
    [
      "a PUT to a table without a key",
      "odd%20%22t%22?a=eq.1",
      { method: "PUT", body: "{}" },
      { status: 405, code: "PGRST105" },
    ],
    [
      "a PUT with a limit",
      "pairs?x=eq.1&y=eq.2&limit=1",
      { method: "PUT", body: "{}" },
      { status: 400, code: "PGRST114" },
    ],
  ])("rejects %s", (_what, path, options, error) => {
    expect(catchRestError(() => sql(path, options))).toMatchObject(error);
  });
});

describe("calls", () => {
  const source = (path: string, options: Options = {}) =>
    /^with pgrst_source as \((.*)\) select (?:null|coalesce)/s.exec(sql(path, options).main.text)?.[1];

  test.each<[path: string, options: Options, text: string]>([
    ["rpc/add?a=1", {}, `select "public"."add"("a" := $1::integer) as pgrst_scalar`],
    [
      "rpc/add",
      { method: "POST", body: '{"a":1,"b":2}' },
      `select "public"."add"("a" := "pgrst_body"."a", "b" := "pgrst_body"."b") as pgrst_scalar from (select * from json_to_record($1) as pgrst_row("a" integer, "b" integer) limit 1) "pgrst_body"`,
    ],
    ["rpc/total?list=1&list=2", {}, `select "public"."total"(variadic "list" := $1::integer[]) as pgrst_scalar`],
    ["rpc/rows", {}, `select pgrst_call.* from "public"."rows"() pgrst_call`],
    ["rpc/whole", { method: "POST", body: "[{}]" }, `select "public"."whole"($1::jsonb) as pgrst_scalar`],
  ])("%s", (path, options, text) => {
    expect(source(path, options)).toBe(text);
  });
});

describe("unknown names", () => {
  test.each<[path: string, error: object]>([
    ["tt", { status: 404, code: "PGRST205", hint: null }],
    ["pair", { status: 404, code: "PGRST205", hint: "Perhaps you meant the table 'public.pairs'" }],
    ["t?select=nope", { status: 400, code: "42703", message: "column t.nope does not exist" }],
    ["t?nope=eq.1", { status: 400, code: "42703" }],
    ["t?order=nope", { status: 400, code: "42703" }],
    ["t?or=(nope.eq.1)", { status: 400, code: "42703" }],
    ["t?select=a::nope", { status: 400, code: "42704", message: 'type "nope" does not exist' }],
    ["t?select=other(*)", { status: 400, code: "PGRST200" }],
    ["t?other.a=eq.1", { status: 400, code: "PGRST108" }],
    ["t?other.order=a", { status: 400, code: "PGRST108" }],
    ["t?other.limit=1", { status: 400, code: "PGRST108" }],
    ["t?order=other(a)", { status: 400, code: "PGRST108" }],
    ["t?select=count()", { status: 400, code: "PGRST123" }],
    ["t?select=a.max()", { status: 400, code: "PGRST123" }],
    ["rpc/ad?a=1", { status: 404, code: "PGRST202" }],
    ["rpc/add", { status: 404, code: "PGRST202", hint: "Perhaps you meant to call the function public.add(a, b)" }],
    ["rpc/loud", { status: 404, code: "PGRST202" }],
  ])("%s", (path, error) => {
    expect(catchRestError(() => sql(path))).toMatchObject(error);
  });
});
