import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { splitStatements } from "./split-statements.ts";

const texts = (script: string) => splitStatements(script).map(({ text }) => text);

describe("splits a script into statements", () => {
  test.each<[string, string, string[]]>([
    ["two statements", "select 1; select 2;", ["select 1", "select 2"]],
    ["the last without semicolon", "select 1;\nselect 2\n", ["select 1", "select 2"]],
    ["only blanks and semicolons", " ;\n;; ", []],
    ["semicolon in a string", "select 'a;b'; select 2", ["select 'a;b'", "select 2"]],
    ["doubled quote", "select 'it''s; ok'; select 2", ["select 'it''s; ok'", "select 2"]],
    ["backslash is ordinary in a plain string", "select 'a\\'; select 2", ["select 'a\\'", "select 2"]],
    ["backslash escapes in an E string", "select E'a\\'; b'; select 2", ["select E'a\\'; b'", "select 2"]],
    ["lower-case e string", "select e'\\\\'; select 2", ["select e'\\\\'", "select 2"]],
    [
      "a word that ends in e before a string",
      "select date'2020-01-01;'; select 2",
      ["select date'2020-01-01;'", "select 2"],
    ],
    ["quoted identifier", 'select 1 as "a;""b"; select 2', ['select 1 as "a;""b"', "select 2"]],
    ["dollar quotes", "do $$ begin; end $$; select 2", ["do $$ begin; end $$", "select 2"]],
    ["nested dollar quotes", "do $a$ x; $$ y; $$ $a$; select 2", ["do $a$ x; $$ y; $$ $a$", "select 2"]],
    ["a tag with non-ASCII letters", "do $größe$ ; $größe$; select 2", ["do $größe$ ; $größe$", "select 2"]],
    ["a parameter is not a dollar quote", "select $1; select $2", ["select $1", "select $2"]],
    ["a dollar inside a name", "select a$b$c; select d$b$e", ["select a$b$c", "select d$b$e"]],
    ["line comment", "select 1 -- one; two\n; select 2", ["select 1 -- one; two", "select 2"]],
    ["comments before a statement are dropped", "-- head;\n/* more; */ select 1;", ["select 1"]],
    ["only comments", "-- a;\n/* b; */", []],
    ["nested block comments", "select /* a; /* b; */ c; */ 1; select 2", ["select /* a; /* b; */ c; */ 1", "select 2"]],
    ["a quote in a comment", "select 1 -- don't\n; select 2 /* it's */;", ["select 1 -- don't", "select 2 /* it's */"]],
    ["a comment in a string", "select '--'; select '/*'; select 3", ["select '--'", "select '/*'", "select 3"]],
    [
      "the body of a function in standard SQL",
      "create function f() returns int begin atomic select case when true then 1 end; select 2; END; select 3",
      ["create function f() returns int begin atomic select case when true then 1 end; select 2; END", "select 3"],
    ],
    ["begin as a transaction", "begin; select 1; end;", ["begin", "select 1", "end"]],
    ["operators", "select 1 - -1, 2*/*c;*/3; select 4", ["select 1 - -1, 2*/*c;*/3", "select 4"]],
    ["an unclosed string", "select 'a; select 2", ["select 'a; select 2"]],
    ["an unclosed comment", "select 1; /* a; ", ["select 1"]],
    ["an unclosed dollar quote", "do $$ a; b", ["do $$ a; b"]],
    ["a byte order mark", "\uFEFFselect 1;", ["select 1"]],
    ["carriage returns", "select 1;\r\nselect 2;\r\n", ["select 1", "select 2"]],
  ])("%s", (_name, script, expected) => {
    expect(texts(script)).toEqual(expected);
  });
});

test("reports the line of each statement's first word", () => {
  expect(
    splitStatements("-- head\n\nselect\n1;\n/* a\n*/ select 2; select\n3;\n\nselect 4").map(({ line }) => line),
  ).toEqual([3, 6, 6, 9]);
});

test("splits joined statements back into the same statements", () => {
  const piece = fc.constantFrom(
    "'a;''b'",
    "E'\\';'",
    '"x;"',
    "$$;$$",
    "$t$;$$;$t$",
    "/*;/*;*/*/",
    "--;\n",
    "word",
    "1.5",
    "(",
    "+ ",
  );
  const statement = fc.array(piece, { minLength: 1 }).map((pieces) => `select ${pieces.join(" ")} done`);
  fc.assert(
    fc.property(fc.array(statement), (statements) => {
      expect(texts(statements.join(" ; "))).toEqual(statements);
    }),
  );
});
