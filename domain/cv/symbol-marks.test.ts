import { expect, test } from "vitest";
import { lines, outlineOf } from "./outline.test-support.ts";
import { readRows } from "./rows/rows.ts";

const EXPECTED = [
  "Site Engineer @ Lumora Infra Ltd, 2016-6 to present",
  "Trainee Engineer @ Vantelo Projects, 2014-7 to 2016-5",
  "school Usher College of Engineering, 2014",
];

test.each(["", "• ", "➢ ", "Ø ", "ü\t", "v ", "Ø", "❖ ", "~ "])(
  "list marks %j before sentences are none of the names",
  (mark) => {
    const text = lines(
      "EXPERIENCE:",
      `${mark}Working as Site Engineer in Lumora Infra Ltd, Pune from June 2016 to till date.`,
      `${mark}Worked as Trainee Engineer in Vantelo Projects, Nashik from July 2014 to May 2016.`,
      "",
      "EDUCATION:",
      `${mark}B.E. (Civil) from Usher College of Engineering, Pune in 2014 with 65%`,
    );
    expect(outlineOf(text)).toEqual(EXPECTED);
  },
);

test.each(["• ", "➢ ", "Ø ", "ü ", "- "])(
  "list marks %j before companies above fields, and before tasks, are read",
  (mark) => {
    const text = lines(
      "WORK EXPERIENCE",
      "",
      `${mark}Lumora Infra Ltd, Pune`,
      "Designation: Site Engineer",
      "Duration: June 2016 – Till Date",
      "Responsibilities:",
      `${mark}Handling site works and billing of the project.`,
      "",
      `${mark}Vantelo Projects, Nashik`,
      "Designation: Trainee Engineer",
      "Duration: July 2014 – May 2016",
      "Responsibilities:",
      `${mark}Assisting the site engineer in all works.`,
      "",
      "EDUCATION",
      `${mark}B.E. (Civil) from Usher College of Engineering, Pune in 2014`,
    );
    expect(outlineOf(text)).toEqual(EXPECTED);
  },
);

test.each(["› ", "⦁ ", "⬥ ", "▹", "⮚ ", "❍ "])("list marks %j begin an item", (mark) => {
  const [row] = readRows(`${mark}40 Towers, Vantelo and Umbra`);
  expect(row).toMatchObject({ isBullet: true, text: "40 Towers, Vantelo and Umbra" });
});
