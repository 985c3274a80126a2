import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";

test.each([
  ["Vorsitzende des Vorstands der Vantelo Werke AG", "Vorsitzende des Vorstands"],
  ["Mitglied der Geschäftsleitung der Vantelo Werke AG", "Mitglied der Geschäftsleitung"],
  ["Sprecher der Geschäftsführung der Vantelo Werke AG", "Sprecher der Geschäftsführung"],
])("a seat that leads a company is a title: %s", (entry, title) => {
  const text = lines("Berufserfahrung", entry, "2018 – heute", "Controllerin, Umbra SE", "2012 – 2018");
  expect(positionsOf(text)).toEqual([
    `${title} @ Vantelo Werke AG, 2018 to present`,
    "Controllerin @ Umbra SE, 2012 to 2018",
  ]);
});

test.each(["Non-Executive Director and Chair of Audit", "Trustee", "Mitglied des Aufsichtsrats"])(
  "a seat that does not lead a company is no position: %s",
  (seat) => {
    const text = lines("Experience", `${seat}, Vantelo plc (2021 – 2023)`, "Finance Director, Umbra Ltd (2012 – 2020)");
    expect(positionsOf(text)).toEqual(["Finance Director @ Umbra Ltd, 2012 to 2020"]);
  },
);

test("headings may be questions and clauses", () => {
  const text = lines(
    "What I study",
    "2022 - now | Lumora School of Economics | Finance",
    "",
    "What I worked",
    "10.2024 - now | Vantelo Capital | Analyst Intern",
  );
  expect(positionsOf(text)).toEqual(["Analyst Intern @ Vantelo Capital, 2024-10 to present"]);
  expect(educationsOf(text)).toEqual(["Finance @ Lumora School of Economics, 2022 to ?"]);
});

test("a former employer in a tagline is none of the entries below", () => {
  const text = lines(
    "Jo Example",
    "ex-Umbra · ex-Lumora · runner",
    "",
    "2018 – 2021: Lead Product Manager, Lumora",
    "2015 – 2018: Business Developer, Umbra",
  );
  expect(positionsOf(text)).toEqual([
    "Lead Product Manager @ Lumora, 2018 to 2021",
    "Business Developer @ Umbra, 2015 to 2018",
  ]);
});

test("an organization chart is no career", () => {
  const text = lines(
    "Org chart Vantelo Logistics B.V.",
    "",
    "CEO – Anna Example (since 2015)",
    "CFO – Peter Muster (since 2019)",
    "COO – Farid Exemple (since 2021)",
  );
  expect(positionsOf(text)).toEqual([]);
});
