import { expect, test } from "vitest";
import { MAX_MATCH_ROWS, matchRequest, parseSuggestions } from "./suggestions.ts";

const none = { url: null, name: null, domain: null, linkedin: null };
const celonis = { name: "Celonis", url: "https://www.crunchbase.com/organization/celonis" };

const request = matchRequest([
  [{ ...none, ...celonis }],
  [
    { ...none, domain: "celonis.com" },
    { ...none, linkedin: "celonis" },
  ],
]);

test("asks for each key of a lookup", () => {
  expect(request.rows).toEqual([
    { line: 0, url: celonis.url },
    { line: 1, name: "Celonis" },
    { line: 2, domain: "celonis.com" },
    { line: 3, linkedin: "celonis" },
  ]);
});

test("never asks for more rows than the database function takes", () => {
  const groups = Array.from({ length: MAX_MATCH_ROWS }, () => [{ ...none, ...celonis }]);
  expect(matchRequest(groups).rows).toHaveLength(MAX_MATCH_ROWS);
});

test("suggests each company of the database once, with its link", () => {
  const row = { company_name: celonis.name, url: celonis.url };
  const result = [
    { line: 0, rows: [row] },
    { line: 1, rows: [row, { company_name: "Celonis Labs", url: null }, null] },
    {
      line: 3,
      rows: [
        row,
        { company_name: "Celonis 2", url: "b" },
        { company_name: "C3", url: "c" },
        { company_name: "C4", url: "d" },
      ],
    },
    { line: 9, rows: [row] },
    "broken",
  ];
  expect(parseSuggestions(result, request)).toEqual(
    new Map([
      [0, [celonis]],
      [1, [celonis, { name: "Celonis 2", url: "b" }, { name: "C3", url: "c" }]],
    ]),
  );
  expect(parseSuggestions(null, request)).toEqual(new Map());
});
