import { expect, test } from "vitest";
import { educationsOf, lines } from "../outline.test-support.ts";

const WORK = ["", "Experience", "", "2021 – 2023  Engineer, Lumora Ltd"];

test.each([
  ["🎓 BSc Physics @ University of Umbra (2018–2021)", "BSc Physics @ University of Umbra, 2018 to 2021"],
  ["BSc Physics at University of Umbra (2018–2021)", "BSc Physics @ University of Umbra, 2018 to 2021"],
  ["BSc Physics, University of Umbra, 2018–2021", "BSc Physics @ University of Umbra, 2018 to 2021"],
  [
    "🎓 final-year **MEng Pumps** @ **University of Umbra** (2021–2026)",
    "MEng Pumps @ University of Umbra, 2021 to 2026",
  ],
  ["MSc Physik, Universität Umbra, 2018–2021", "MSc Physik @ Universität Umbra, 2018 to 2021"],
  ["Master Droit, Université de Umbra, 2018–2021", "Master Droit @ Université de Umbra, 2018 to 2021"],
])("'%s' below the name, where no section has educations", (study, education) => {
  expect(educationsOf(lines("Jo Example", "", study, ...WORK))).toEqual([education]);
});

test("a section of educations has all of them", () => {
  const section = ["", "Education", "", "2018 – 2021  BSc Physics, University of Umbra"];
  const text = lines("Jo Example", "MSc Pumps, University of Leeds, 2021–2023", ...WORK, ...section);
  expect(educationsOf(text)).toEqual(["BSc Physics @ University of Umbra, 2018 to 2021"]);
});
