import { expect, test } from "vitest";
import { guessPermalink, isSameCompany } from "./guess-permalink.ts";

test.each([
  ["Celonis", "celonis"],
  ["Celonis SE", "celonis"],
  ["Example Labs, Inc.", "example-labs"],
  ["Philips N.V.", "philips"],
  ["Novo Nordisk A/S", "novo-nordisk"],
  ["Société Générale", "societe-generale"],
  ["AT&T", "at-t"],
  ["Byju's", "byjus"],
  ["C3.ai", "c3-ai"],
  ["Groß & Söhne", "gross-sohne"],
  ["1KOMMA5°", "1komma5"],
  ["  Black   Forest Labs ", "black-forest-labs"],
  ["東京", null],
  ["", null],
  ["!!!", null],
  ["x".repeat(300), null],
])("guesses %j as %j", (name, permalink) => {
  expect(guessPermalink(name)).toBe(permalink);
});

test.each([
  ["Celonis", "Celonis SE", true],
  ["OpenAI", "Open AI", true],
  ["Société Générale", "SOCIETE GENERALE", true],
  ["Mercury", "Mercury Marine", false],
  ["東京", "東京", false],
  ["Mercury", "Mercury 東京", false],
  ["Mercury Меркурий", "Mercury", false],
  ["C", "C++", false],
  ["Groß & Söhne", "Gross Sohne GmbH", true],
])("isSameCompany(%j, %j) is %j", (one, other, same) => {
  expect(isSameCompany(one, other)).toBe(same);
});
