import { expect, test } from "vitest";
import { understand } from "./understand.ts";

test.each([
  ["   ", { kind: "nothing" }],
  [
    " crunchbase.com/organization/Celonis?x=1 ",
    { kind: "company", url: "https://www.crunchbase.com/organization/celonis" },
  ],
  ["https://www.crunchbase.com/person/ada", { kind: "search" }],
  ["https://de.linkedin.com/in/ada-lovelace/", { kind: "profile", url: "https://www.linkedin.com/in/ada-lovelace" }],
  ["https://www.linkedin.com/company/celonis", { kind: "search" }],
  ["  Aleph \n Alpha ", { kind: "search", query: "Aleph Alpha" }],
  ["x".repeat(200), { kind: "search" }],
  ["x".repeat(201), { kind: "text", text: "x".repeat(201) }],
])("%j", (typed, expected) => {
  expect(understand(typed)).toMatchObject(expected);
});
