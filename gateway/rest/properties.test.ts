/** Property tests: injection safety and error statuses for random input. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { TEST_CATALOG } from "#tests/support/rest-catalog.ts";
import { RestError } from "./errors.ts";
import { planRequest } from "./plan.ts";
import { encode } from "./query-string.ts";
import { parseBody, parseHead, type Target } from "./request.ts";
import { planToSql } from "./sql.ts";

const T: Target = { kind: "relation", name: "t" };

function statement(search: string, method = "GET", body = "", headers: Record<string, string> = {}, target = T) {
  const request = { method, target, search, headers: new Headers(headers) };
  const plan = planRequest(
    parseBody(parseHead(request, ["public"]), new TextEncoder().encode(body)),
    TEST_CATALOG,
    1000,
  );
  return plan.kind === "options" ? { text: "", values: [] } : planToSql(plan).main;
}

const loaded = fc.string({
  unit: fc.constantFrom('"', "\\", "'", "$1", "{", "}", "(", ")", ",", ".", "*", "%", ";", "--", "/*", "\n", "ü"),
});
const text = fc
  .oneof(fc.string({ unit: "binary" }), loaded)
  .filter((value) => !value.includes("\0") && value.isWellFormed());
const PLAIN = statement("a=eq.x").text;

test("a filter's value is bound unchanged and never part of the statement", () => {
  fc.assert(
    fc.property(text, (value) => {
      const { text: sql, values } = statement(`a=eq.${encode(value)}`);
      expect(sql).toBe(PLAIN);
      expect(values).toEqual([value, "1000"]);
    }),
    { numRuns: 500 },
  );
});

test("quoted elements of a list are bound unchanged", () => {
  const quoted = (value: string) => `"${value.replace(/["\\]/g, "\\$&")}"`;
  fc.assert(
    fc.property(fc.array(text, { minLength: 2, maxLength: 5 }), (list) => {
      const { values } = statement(`a=in.(${encode(list.map(quoted).join(","))})`);
      expect(values?.[0]).toBe(`{${list.map(quoted).join(",")}}`);
    }),
  );
});

test("quoted values in or=() are bound unchanged", () => {
  fc.assert(
    fc.property(text, (value) => {
      const quoted = `"${value.replace(/["\\]/g, "\\$&")}"`;
      const { values } = statement(`or=(a.eq.${encode(quoted)},b.eq.1)`);
      expect(values).toEqual([value, "1", "1000"]);
    }),
  );
});

test("an insert's body is one parameter", () => {
  fc.assert(
    fc.property(fc.json(), (value) => {
      const body = `[{"a":${value}}]`;
      expect(statement("", "POST", body).values).toEqual([body]);
    }),
  );
});

test("an alias is always quoted", () => {
  fc.assert(
    fc.property(text, (alias) => {
      const quoted = `"${alias.replace(/["\\]/g, "\\$&")}"`;
      const { text: sql } = statement(`select=${encode(quoted)}:a`);
      expect(sql).toContain(`"a" as "${alias.replaceAll('"', '""')}" from`);
    }),
  );
});

/** Tokens of the grammars, so that random input gets past the first character. */
const piece = fc.constantFrom(
  ..."a b t d v eq. not. in. is. ( ) , . : :: -> ->> * \" \\ & = or= and= select= order= limit= offset= columns= on_conflict= %00 %ff %zz null fts(english). any all {1,2} [ ] .asc .nullslast count() ...t( !inner - + # ? ; ' 0 -1 999999999999999999999 ü %F0%9F%98%80".split(
    " ",
  ),
);
const randomInput = fc.oneof(
  fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join("")),
  fc.string({ unit: "binary" }),
);
const methods = fc.constantFrom("GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS", "TRACE", "constructor");
const targets = fc.constantFrom<Target>(
  T,
  { kind: "routine", name: "add" },
  { kind: "routine", name: "whole" },
  { kind: "relation", name: "constructor" },
);
const preferences = fc.constantFrom(
  "",
  "return=representation",
  "handling=strict,x",
  "missing=default",
  "resolution=merge-duplicates",
  ",,=,=x",
);

test("random input causes only RestErrors below 500", () => {
  fc.assert(
    fc.property(randomInput, methods, targets, randomInput, preferences, (search, method, target, body, prefer) => {
      try {
        statement(search, method, body, { prefer, accept: prefer === "" ? "a/b;q=x" : "*/*" }, target);
      } catch (error) {
        if (!(error instanceof RestError)) throw error;
        expect(error.status).toBeGreaterThanOrEqual(300);
        expect(error.status).toBeLessThan(500);
      }
    }),
    { numRuns: 5000 },
  );
});
