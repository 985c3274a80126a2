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
  {
    form: "a title and an employer in a line that goes on to the dates",
    text: [
      "EXPERIENCE",
      "Data Analyst at Acme Ltd	Jan 2015 - July 2019",
      "- Sorted pumps from different plants using both new and old methods.",
      "Research Assistant at the Department of Pump Dynamics, Lumora University Hospital, Leeds,",
      "England 2004-2005",
      "- Sorted pumps from different plants using both new and old methods.",
    ],
    positions: [
      "Data Analyst @ Acme Ltd, 2015-1 to 2019-7",
      "Research Assistant @ Lumora University Hospital, 2004 to 2005",
    ],
  },
  {
    form: "freelance work and its field, which is no employer",
    text: [
      "## Berufserfahrung",
      "",
      "**Acme GmbH — Web-Entwickler**",
      "2022 – heute",
      "- Pflege der Seiten",
      "",
      "**Freiberufliche Tätigkeit — Web-Entwicklung**",
      "2021 – 2022",
      "- Pflege der Seiten",
      "",
      "**Freiberufliche Tätigkeit / Audio- und Videoprojekte**",
      "2013 – 2020",
      "- Betreuung von Projekten",
    ],
    positions: [
      "Web-Entwickler @ Acme GmbH, 2022 to present",
      "Freiberufliche Tätigkeit — Web-Entwicklung @ –, 2021 to 2022",
      "Freiberufliche Tätigkeit / Audio- und Videoprojekte @ –, 2013 to 2020",
    ],
  },
  {
    form: "a kind of employment behind the title",
    text: [
      "## Expériences",
      "",
      "### Chargée de Communication - Alternance",
      "**Lumora Conseil, agence de publicité - Octobre 2020 - Octobre 2021 | Foix, France**",
      "",
      "- Animation de réunions",
    ],
    positions: ["Chargée de Communication @ Lumora Conseil, 2020-10 to 2021-10"],
  },
])("reads $form", ({ text, positions }) => {
  expect(positionsOf(lines(...text))).toEqual(positions);
});
