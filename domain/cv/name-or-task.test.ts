import { expect, test } from "vitest";
import { lines, positionsOf } from "./outline.test-support.ts";

test.each([
  {
    form: "a title, a company and its places in a line that ends with a full stop",
    text: [
      "EXPERIENCE",
      "",
      "07/2010 – 10/2010",
      "Teacher, Int. Center of Applied Technologies, Bandung, Indonesia.",
      "Taught students of two courses how to build small networks in their villages.",
      "",
      "07/2008 – 10/2009",
      "Consultant, Acme Ltd, Bandung, Indonesia.",
    ],
    positions: [
      "Teacher @ Int. Center of Applied Technologies, 2010-7 to 2010-10",
      "Consultant @ Acme Ltd, 2008-7 to 2009-10",
    ],
  },
  {
    form: "a company of many words, its section and its place",
    text: [
      "EXPERIENCE",
      "Research Fellow at the Lumora Institute",
      "Umbra University, Oviedo	(April 2010 – April 2020)",
      "- Wrote two papers on the growth of plants in dry soil.",
      "Research Scientist	Feb 2021 - Feb 2024",
      "Northern State Department of Gardens (NSDG), Garden Research Section (GRS), Beltsville, MD",
      "- Studied the pumps of six plants and wrote a report.",
    ],
    positions: [
      "Research Fellow @ Lumora Institute, 2010-4 to 2020-4",
      "Research Scientist @ Northern State Department of Gardens (NSDG), 2021-2 to 2024-2",
    ],
  },
  {
    form: "German tasks without a verb below the title",
    text: [
      "## Berufserfahrung",
      "",
      "### Acme GmbH, Leipzig",
      "",
      "#### seit 11.2022",
      "",
      "**Lead Developer**",
      "Pflege der Codebasis, der Tests und der Architektur, sowie der Server,",
      "",
      "#### 02.2021–10.2022",
      "",
      "**Software Entwickler**",
      "Full-Stack-Entwicklung einer Web-Anwendung zum Vergleichen von Pumpen",
      "",
      "### Lumora GmbH, Leipzig",
      "",
      "#### 09.2018–03.2020",
      "",
      "**Software Entwickler**",
      "Vorbereitung und Durchführung von Kursen zur Vorlesung „Mathematik für Physiker“",
    ],
    positions: [
      "Lead Developer @ Acme GmbH, 2022-11 to present",
      "Software Entwickler @ Acme GmbH, 2021-2 to 2022-10",
      "Software Entwickler @ Lumora GmbH, 2018-9 to 2020-3",
    ],
  },
])("reads $form", ({ text, positions }) => {
  expect(positionsOf(lines(...text))).toEqual(positions);
});
