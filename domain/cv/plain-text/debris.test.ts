import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";
import { withoutLayout } from "./debris.ts";

const POSITIONS = ["Engineer @ Acme GmbH, 2016-5 to present", "Analyst @ Lumen, 2014 to 2016"];

test.each([
  [
    "a layout of two columns in a Markdown table",
    lines(
      "## Experience",
      "",
      "| | |",
      "|---|---|",
      "| **May 2016 – present** | **Engineer**<br>[Acme GmbH](https://acme.example), Berlin<br>Builds pumps. |",
      "| **2014 – 2016** | **Analyst**<br>Lumen, Leeds<br>Wrote reports. |",
    ),
  ],
  [
    "folded parts of a page",
    lines(
      "## Experience",
      "<details open>",
      "<summary><b>Engineer</b> – Acme GmbH (May 2016 – present)</summary>",
      "Builds pumps.",
      "</details>",
      "<details>",
      "<summary><b>Analyst</b> – Lumen (2014 – 2016)</summary>",
      "Wrote reports.",
      "</details>",
    ),
  ],
  [
    "escaped signs",
    lines(
      "**Experience**",
      "",
      String.raw`1\. **Engineer** \- Acme GmbH *(May 2016 \- present)*`,
      "",
      String.raw`2\. **Analyst** \- Lumen *(2014 \- 2016)*`,
    ),
  ],
  [
    "emphasized dates in brackets",
    lines(
      "## Experience",
      "",
      "**Acme GmbH** (*May 2016 – present*)",
      "",
      "*Engineer*",
      "",
      "**Lumen** (*2014 – 2016*)",
      "",
      "*Analyst*",
    ),
  ],
  [
    "titles of links, and small print",
    lines(
      "## Experience",
      "",
      '### Engineer | [Acme GmbH](http://acme.example "Pumps")',
      "<sub>May 2016 – present</sub>",
      "",
      "### Analyst | Lumen",
      "<sub>2014 – 2016</sub>",
    ),
  ],
  [
    "an emphasized title before 'at', below the dates",
    lines(
      "## Experience",
      "",
      "`May 2016 – present`",
      "**Engineer** at Acme GmbH",
      "",
      "`2014 – 2016`",
      "**Analyst** at Lumen",
    ),
  ],
  [
    "emoji by name",
    lines(
      "## Experience",
      "",
      ":rocket: **Engineer** :office: Acme GmbH :calendar: May 2016 – present",
      "",
      ":rocket: **Analyst** :office: Lumen :calendar: 2014 – 2016",
    ),
  ],
  [
    "boxes of a list of tasks",
    lines(
      "## Experience",
      "",
      "- [x] **Engineer**, Acme GmbH | May 2016 – present",
      "- [x] **Analyst**, Lumen | 2014 – 2016",
    ),
  ],
  [
    "list marks as separators",
    lines(
      "◆ EXPERIENCE ◆",
      "",
      "▸ Engineer ▸ Acme GmbH ▸ May 2016 – present",
      "• Builds pumps.",
      "",
      "▸ Analyst ▸ Lumen ▸ 2014 – 2016",
      "• Wrote reports.",
    ),
  ],
  [
    "frames",
    lines(
      "┌────────────┐",
      "│ EXPERIENCE │",
      "└────────────┘",
      "│ Engineer │ Acme GmbH │ May 2016 – present │",
      "│ Analyst  │ Lumen     │ 2014 – 2016        │",
    ),
  ],
  [
    "dots before the dates",
    lines(
      "EXPERIENCE",
      "Acme GmbH ........... May 2016 – present",
      "Engineer",
      "",
      "Lumen ............... 2014 – 2016",
      "Analyst",
    ),
  ],
  [
    "signs without a code",
    lines(
      "EXPERIENCE",
      "(cid:127) Engineer, Acme GmbH (cid:73) May 2016 – present",
      "(cid:127) Analyst, Lumen (cid:73) 2014 – 2016",
    ),
  ],
])("positions are found with %s", (_name, text) => {
  expect(positionsOf(text)).toEqual(POSITIONS);
});

test.each([
  ["\uf073 Mar 2019 – Now \uf041 Ghent", "Mar 2019 – Now | Ghent"],
  ["\uf073 2015 – 2019", "2015 – 2019"],
  ["\uf073Mar 2019 – Now\uf041Ghent", "Mar 2019 – Now|Ghent"],
  ["\uf1ad Lumora GmbH \uf041 Kassel", "Lumora GmbH | Kassel"],
  ["\uf0b7 Wrote the manual", "\uf0b7 Wrote the manual"],
  ["an o\uf001ce in Ghent", "an o\uf001ce in Ghent"],
])("the signs of a PDF's own font in %j are blank or separate", (line, expected) => {
  expect(withoutLayout(line).replaceAll("\u200b", "").trim()).toBe(expected);
});

test.each(["puce", "bullet", "icon", "flèche"])("the name of a picture is no part of the line: %s", (mark) => {
  const text = lines(
    "Experience",
    `${mark} May 2016 – present`,
    "Acme GmbH",
    "Engineer",
    `${mark} 2014 – 2016`,
    "Lumen",
    "Analyst",
    "Skills",
    `${mark} Pumps`,
  );
  expect(positionsOf(text)).toEqual(POSITIONS);
});
