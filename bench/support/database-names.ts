/** Deterministic names like those of a large team database: most companies have a legal form, some names have accents. */
import { legalFormsByCountry } from "../../domain/lists/legal-forms.ts";
import type { DatabaseNames } from "../../domain/text/dictionary-entries.ts";
import { createRandom, makeNames } from "./text-data.ts";

/** Share of companies with a legal form, in percent. */
const WITH_FORM = 60;
const ACCENTS: Readonly<Record<string, string>> = { a: "ä", e: "é", i: "í", o: "ö", u: "ü", n: "ñ" };

export function makeDatabaseNames(companies: number, universities: number): DatabaseNames {
  const random = createRandom(23);
  const forms = Object.values(legalFormsByCountry).flatMap((list) => list.split("|"));
  const stems = makeNames(companies + universities).map((name) =>
    random(8) === 0 ? name.replace(/[aeioun]/, (letter) => ACCENTS[letter] ?? letter) : name,
  );
  const withForm = (name: string) => (random(100) < WITH_FORM ? `${name} ${forms[random(forms.length)]}` : name);
  const shapes = [
    (place: string) => `University of ${place}`,
    (place: string) => `Universität ${place}`,
    (place: string) => `${place} University`,
    (place: string) => `${place} Institute of Technology`,
    (place: string) => `Hochschule ${place}`,
  ];
  return {
    universities: stems.slice(companies).map((place) => (shapes[random(shapes.length)] ?? String)(place)),
    companyNames: [],
    companyFacts: stems.slice(0, companies).map(withForm),
    hotlists: [],
    otherNames: [],
    rules: [],
  };
}
