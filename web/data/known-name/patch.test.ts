import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { knownNameKeys } from "./keys.ts";
import type { KnownNames, KnownOtherName } from "./known-names.ts";
import { addNames, changeCompanyNames, patchKnownNames, replaceKnownNames } from "./patch.ts";

const TUM = { id: "1", kind: "university", name: "Technical University of Munich", otherName: "TUM" } as const;
const FB: KnownOtherName = { id: null, kind: "company", name: "Meta", otherName: "FB" };
const LEVEL = { id: "2", kind: "never", spelling: "Level" } as const;
const BOX = { id: "3", kind: "as_written", spelling: "Box" } as const;

function clientWith(names: Partial<KnownNames> | null) {
  const queryClient = new QueryClient();
  const none = {
    universities: [],
    companyNames: [],
    companyFacts: ["Celonis"],
    hotlists: [],
    otherNames: [],
    rules: [],
  };
  if (names !== null) queryClient.setQueryData(knownNameKeys.list, { ...none, ...names });
  return { queryClient, read: () => queryClient.getQueryData<KnownNames>(knownNameKeys.list) };
}

test("adds and deletes rows, newest last, and keeps the other lists", () => {
  const { queryClient, read } = clientWith({ rules: [LEVEL] });
  const before = read();
  patchKnownNames(queryClient, "rules", { added: [BOX], deleted: [] });
  expect(read()?.rules).toEqual([LEVEL, BOX]);
  expect(read()?.companyFacts).toBe(before?.companyFacts);
  patchKnownNames(queryClient, "rules", { added: [], deleted: ["2"] });
  expect(read()?.rules).toEqual([BOX]);
});

test.each([
  ["a row that is there", { added: [TUM], deleted: [] }],
  ["a row that is gone", { added: [], deleted: ["9"] }],
  ["a row that was added and deleted meanwhile", { added: [{ ...TUM, id: "9" }], deleted: ["9"] }],
  ["nothing", { added: [], deleted: [] }],
])("the names stay the same object after a change of %s", (_name, changes) => {
  const { queryClient, read } = clientWith({ otherNames: [TUM, FB] });
  const before = read();
  patchKnownNames(queryClient, "otherNames", changes);
  expect(read()).toBe(before);
});

test("replacing the team's rows keeps those of Crunchbase", () => {
  const { queryClient, read } = clientWith({ otherNames: [FB, TUM] });
  const eth = { id: "4", kind: "university", name: "ETH Zürich", otherName: "ETHZ" } as const;
  replaceKnownNames(queryClient, "otherNames", [eth]);
  expect(read()?.otherNames).toEqual([FB, eth]);
  const before = read();
  replaceKnownNames(queryClient, "otherNames", [eth]);
  expect(read()).toBe(before);
});

test("adds unknown names once, and keeps the same object without any", () => {
  const { queryClient, read } = clientWith({});
  addNames(queryClient, "companyFacts", ["Personio", "Celonis", "Personio", ""]);
  expect(read()?.companyFacts).toEqual(["Celonis", "Personio"]);
  const before = read();
  addNames(queryClient, "companyFacts", ["Celonis"]);
  addNames(queryClient, "hotlists", []);
  expect(read()).toBe(before);
});

test("changes names added to and removed from the built-in list", () => {
  const { queryClient, read } = clientWith({ companyNames: [{ name: "Box", removed: false }] });
  const before = read();
  changeCompanyNames(queryClient, [{ name: "Box", removed: false }]);
  expect(read()).toBe(before);
  changeCompanyNames(queryClient, [
    { name: "Box", removed: true },
    { name: "Level", removed: false },
  ]);
  expect(read()?.companyNames).toEqual([
    { name: "Box", removed: true },
    { name: "Level", removed: false },
  ]);
});

test("names that are not loaded stay unloaded", () => {
  const { queryClient, read } = clientWith(null);
  patchKnownNames(queryClient, "rules", { added: [BOX], deleted: [] });
  expect(read()).toBeUndefined();
});
