import { expect, test } from "vitest";
import { lines, positionsOf } from "./outline.test-support.ts";

interface Form {
  readonly form: string;
  readonly text: readonly string[];
  readonly positions: readonly string[];
}

test.each<Form>([
  {
    form: "a single year between the marks of the other entries' dates",
    text: [
      "## Professional Experience",
      "### Lead Data Engineer",
      "**Lumora Coverage** (Jul 2021 – Nov 2023) - Remote",
      "- Designed scalable pipelines.",
      "",
      "### Data & Software Engineer",
      "**City of Usherfield** (2019) - Fairfield, CA",
      "- Moved databases to a new server.",
      "",
      "### Application Developer",
      "**Umbra Packard** (Jan 2015 – Sep 2018) - Roseville, CA",
      "- Managed the schema design.",
    ],
    positions: [
      "Lead Data Engineer @ Lumora Coverage, 2021-7 to 2023-11",
      "Data & Software Engineer @ City of Usherfield, 2019 to 2019",
      "Application Developer @ Umbra Packard, 2015-1 to 2018-9",
    ],
  },
  {
    form: "a company that goes on in the second line of a list item",
    text: [
      "EXPERIENCE",
      "",
      "-   SOFTWARE ENGINEER, May 2012–October 2014. Lumora Sciences",
      "    International, Mount Joy, PA.",
      "",
      "    -   Introduced automated tests for the web application.",
      "    -   Managed the deployment of applications.",
      "    -   Helped the team to write better tests.",
      "",
      "-   STUDENT ADMINISTRATOR AND NETWORK ANALYST, March 2007–May 2012.",
      "    Usherville University, Usherville, PA.",
      "",
      "    -   Installed network hardware and built monitoring tools.",
      "    -   Maintained workstations and servers.",
      "    -   Answered the questions of students.",
    ],
    positions: [
      "SOFTWARE ENGINEER @ Lumora Sciences International, 2012-5 to 2014-10",
      "STUDENT ADMINISTRATOR AND NETWORK ANALYST @ Usherville University, 2007-3 to 2012-5",
    ],
  },
  {
    form: "projects of one company behind a slash",
    text: [
      "Berufserfahrung",
      "Zeitraum | Position | Unternehmen / Projekt",
      "Mai 2023 - April 2024 | Lead Entwickler | LUMORA Gruppe / AKDA",
      "Juli 2019 - April 2023 | Senior Consultant | LUMORA Gruppe / ORO",
      "Juli 2016 - Juni 2019 | Entwickler | Umbra / Tann",
    ],
    positions: [
      "Lead Entwickler @ LUMORA Gruppe, 2023-5 to 2024-4",
      "Senior Consultant @ LUMORA Gruppe, 2019-7 to 2023-4",
      "Entwickler @ Umbra / Tann, 2016-7 to 2019-6",
    ],
  },
  {
    form: "only the word for today in the column of dates",
    text: [
      "Professional Experience",
      "Lumora Commission, Albany, NY                  Current",
      "Interim Operations Manager",
      "• Manage the daily operations",
      "",
      "Umbra Care Solutions, Albany, NY            2021 – 2025",
      "Operations Manager",
      "• Lead a team of therapists",
    ],
    positions: [
      "Interim Operations Manager @ Lumora Commission, ? to present",
      "Operations Manager @ Umbra Care Solutions, 2021 to 2025",
    ],
  },
  {
    form: "titles below the whole time at a company, one after the other, with blank lines between them",
    text: [
      "Professional Experience",
      "Umbra Care Solutions, Albany, NY            2022 – 2025",
      "Operations Manager",
      "• Led a team of therapists",
      "",
      "Lumora Borough Center, Albany, NY            2016 - 2022",
      "Program Coordinator, Office of Academic Affairs,  2020 – 2022",
      "• Led the department",
      "",
      "Advisor, First Year Program,   2018 -  2020",
      "• Advised students",
      "",
      "Program Assistant,  2016 –  2018",
      "• Supported mentors",
    ],
    positions: [
      "Operations Manager @ Umbra Care Solutions, 2022 to 2025",
      "Program Coordinator @ Lumora Borough Center, 2020 to 2022",
      "Advisor @ Lumora Borough Center, 2018 to 2020",
      "Program Assistant @ Lumora Borough Center, 2016 to 2018",
    ],
  },
  {
    form: "a company at a place above what it does",
    text: [
      "EXPÉRIENCE PROFESSIONNELLE",
      "",
      "**LUMORA VOSTOK.** Moscou, Russie",
      "*Commerce de détail, bricolage*",
      "",
      "10/2020 — présent. **Architecte technique**",
      "Domaine technologique, équipe des accès.",
      "",
      "**UMBRATEL.** Moscou, Russie",
      "*Opérateur mobile, Télécommunications*",
      "",
      "06/2014 — 03/2018. **Architecte d'entreprise**",
      "Développement de l'architecture du système.",
    ],
    positions: [
      "Architecte technique @ LUMORA VOSTOK, 2020-10 to present",
      "Architecte d'entreprise @ UMBRATEL, 2014-6 to 2018-3",
    ],
  },
  {
    form: "a company behind the word for one, in brackets",
    text: [
      "EXPÉRIENCE PROFESSIONNELLE",
      "Octobre 2012 à Février 2015",
      "	Programmeur développeur",
      "	(société LUMORA INNOVATIONS)",
      "",
      "Novembre 2010 à Septembre 2012",
      "	Dessinateur projeteur",
      "	(société UMBRA à LIBOURNE)",
    ],
    positions: [
      "Programmeur développeur @ LUMORA INNOVATIONS, 2012-10 to 2015-2",
      "Dessinateur projeteur @ UMBRA, 2010-11 to 2012-9",
    ],
  },
  {
    form: "the company of a self-employed founder, at its place",
    text: [
      "## Berufserfahrung",
      "### Lumora GmbH — Bonn",
      "**Frontend Developer (Praktikum)**",
      "09/2024 – 10/2025",
      "",
      "### Rollende Bohne & Catering — Bonn",
      "**Gründer & Geschäftsführer (Selbstständiger Unternehmer)**",
      "2020 – 2023",
      "",
      "### Berufliche Neuorientierung — Bonn",
      "2018 – 2020",
    ],
    positions: [
      "Frontend Developer @ Lumora GmbH, 2024-9 to 2025-10",
      "Gründer & Geschäftsführer @ Rollende Bohne & Catering, 2020 to 2023",
    ],
  },
])("reads $form", ({ text, positions }) => {
  expect(positionsOf(lines(...text))).toEqual(positions);
});
