import { expect, test } from "vitest";
import { lines } from "../outline.test-support.ts";
import { readOutline } from "../outline.ts";

test.each([
  [
    "Windows-1252",
    [
      "ExpÃ©rience professionnelle",
      "Ã‰tudes",
      "SociÃ©tÃ© Lumora, LiÃ¨ge",
      "IngÃ©nieur systÃ¨me",
      "UniversitÃ© d'Umbra",
      "2014 – 2016",
    ],
  ],
  [
    "code page 850",
    [
      "Exp├®rience professionnelle",
      "├ëtudes",
      "Soci├®t├® Lumora, Li├¿ge",
      "Ing├®nieur syst├¿me",
      "Universit├® d'Umbra",
      "2014 ÔÇô 2016",
    ],
  ],
])(
  "letters that were read in %s",
  (_name, [work = "", studies = "", company = "", title = "", school = "", dates = ""]) => {
    const text = lines("Jo Example", work, company, title, dates, "", studies, "Master", school, "2012");
    const { positions, educations } = readOutline(text);
    expect(positions.map(({ company: found, title: what }) => [found?.name, what?.name])).toEqual([
      ["Société Lumora", "Ingénieur système"],
    ]);
    expect(educations.map(({ school: found }) => found?.name)).toEqual(["Université d'Umbra"]);
    const [position] = positions;
    expect(text.slice(position?.title?.start, position?.title?.end)).toBe(title);
    expect(position).toMatchObject({ start: { year: 2014 }, end: { year: 2016 } });
  },
);

test.each(["SÃO PAULO", "Äpfel", "ÅF – Lumora", "├── src", "│   └── app"])("%s stays as it is", (line) => {
  const text = lines("Experience", "Engineer, Lumora Ltd, 2014 – 2016", `- ${line}`);
  expect(readOutline(text).positions.map(({ company }) => company?.name)).toEqual(["Lumora Ltd"]);
});
