import { describe, expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";
import { readOutline } from "./outline.ts";
import { prepareText } from "./plain-text/prepare.ts";

const POSITIONS = ["Engineer @ Acme GmbH, 2016-5 to present", "Analyst @ Lumen, 2014 to 2016"];
const HEAD = lines("## Experience", "");

describe("positions", () => {
  test.each([
    [
      "headings inside entries, below those of the sections, and a heading right below a list",
      lines(
        "## Experience",
        "### Engineer - Acme GmbH",
        "May 2016 - present",
        "#### Technologies",
        "- Java",
        "#### Key tasks",
        "- Pumps and valves for the water works of the town",
        "### Analyst - Lumen",
        "2014 - 2016",
        "#### Technologies",
        "- Excel",
      ),
    ],
    [
      "headings without a blank",
      lines("##Experience", "###Engineer, Acme GmbH", "May 2016 - present", "###Analyst, Lumen", "2014 - 2016"),
    ],
    [
      "headings with marks at their end",
      lines(
        "##Experience##",
        "###Engineer, [Acme GmbH](https://acme.example) May 2016 - present####",
        "* Pumps for [the town](https://town.example)",
        "### Analyst, Lumen 2014-2016 ###",
        "##Other projects##",
      ),
    ],
    [
      "links with long addresses",
      lines(
        HEAD,
        `Engineer, [Acme GmbH](https://acme.example/${"about-".repeat(30)}), May 2016 - present`,
        "",
        "Analyst, Lumen, 2014 - 2016",
      ),
    ],
    [
      "headings in small letters",
      lines(
        "### _my work experience:_",
        "Engineer, Acme GmbH, May 2016 - present",
        "",
        "Analyst, Lumen, 2014 - 2016",
        "### _hobbies:_",
        "Umbra Chess Club, 2014 - 2016",
      ),
    ],
    [
      "reference links",
      lines(
        HEAD,
        "### [Acme GmbH][]",
        "_Berlin, 5/2016 to the present_",
        "**Engineer**",
        "",
        "### [Lumen][2]",
        "_Berlin, 2014 to 2016_",
        "**Analyst**",
        "",
        "[Acme GmbH]: https://acme.example",
        "[2]: https://lumen.example",
      ),
    ],
    [
      "emphasized names joined by a dash",
      lines(
        HEAD,
        "**Engineer**-*[Acme GmbH](http://acme.example)* (5/2016 - present)",
        "",
        "**Analyst**-*Lumen* (2014-2016)",
      ),
    ],
    [
      "an emphasized company before the title, below the dates",
      lines(
        HEAD,
        "`05.2016 - present`",
        "__Acme GmbH__ Engineer; pumps and valves for the [water works](http://water.example/)",
        "",
        "`2014 - 2016`",
        "__Lumen__ Analyst; reports",
      ),
    ],
    [
      "emphasized dates",
      lines(HEAD, "### Engineer, Acme GmbH", "**May 2016** – **present**", "", "### Analyst, Lumen", "`2014`-`2016`"),
    ],
    [
      "definitions",
      lines(
        HEAD,
        "05/2016 - present",
        "  ~ **Engineer**, Acme GmbH<br>",
        "  Builds pumps.",
        "",
        "2014 - 2016",
        ":   **Analyst**, Lumen \\",
        "    Wrote reports.",
      ),
    ],
    [
      "rows of an HTML table",
      lines(
        HEAD,
        "<table><tbody>",
        '<tr class="job">',
        "<th>",
        "Acme GmbH / Engineer",
        "</th>",
        '<th class="right">',
        "May 2016 - present",
        "</th>",
        "</tr>",
        "<tr><td>Builds pumps.</td></tr>",
        "<!-- next -->",
        "<tr>",
        "<th>Lumen / Analyst</th><th>2014 - 2016</th>",
        "</tr>",
        "</tbody></table>",
      ),
    ],
    [
      "a page's source on one line",
      "<h2>Experience</h2><div><b>Engineer</b><br>Acme GmbH<br/>May&nbsp;2016 &ndash; present<ul><li>Builds pumps.</li></ul></div><div><b>Analyst</b><br>Lumen<br>2014 &#8211; 2016</div>",
    ],
    [
      "LaTeX",
      lines(
        String.raw`\documentclass{article}`,
        String.raw`\begin{document}`,
        String.raw`\section*{Experience}`,
        String.raw`\textbf{Engineer}, Acme GmbH \hfill May 2016 -- present \\`,
        String.raw`\begin{itemize}`,
        String.raw`\item Builds pumps`,
        String.raw`\end{itemize}`,
        String.raw`\textbf{Analyst}, Lumen \hfill 2014 -- 2016 \\[2pt]`,
        String.raw`\end{document}`,
      ),
    ],
    [
      "commands of LaTeX with the fields of an entry",
      lines(
        String.raw`\section{Experience}`,
        String.raw`\cventry{05/2016--present}{Engineer}{Acme GmbH}{Berlin}{}{Builds pumps}`,
        String.raw`\cventry{2014--2016}{Analyst}{Lumen}{Berlin}{}{}`,
      ),
    ],
    [
      "decorated lines",
      lines(
        "=== EXPERIENCE ===",
        "",
        "** Engineer; Acme GmbH; May 2016 - present **",
        "",
        "Builds pumps.",
        "",
        "** Analyst; Lumen; 2014 - 2016 **",
      ),
    ],
    [
      "headings below a table of contents",
      lines(
        "- [Experience](#experience)",
        "  - [Engineer, Acme](#engineer-acme)",
        "- [Education](#education)",
        HEAD,
        "### Engineer, Acme GmbH",
        "May 2016 - present",
        "",
        "### Analyst, Lumen",
        "2014 - 2016",
      ),
    ],
    [
      "a page in one line",
      [
        "Jo Example, 12 Mill Lane, Leeds, jo@example.com",
        "WORK EXPERIENCE Acme GmbH, Berlin – Engineer (May 2016 – present)",
        "• Builds pumps and valves for the water works of several towns, and keeps them in order",
        "• Trains the people who keep the pumps, in three languages",
        "Lumen, Leeds – Analyst (2014 – 2016)",
        "• Wrote reports on the prices of copper, zinc and tin for the board",
        "SKILLS  Pumps, valves, reports, copper, zinc, tin, and patience with all of them",
        "LANGUAGES  English, German, and some French",
      ].join("  "),
    ],
    [
      "emoji",
      lines(
        "💼 Experience",
        "🚀 Engineer 🏢 Acme GmbH 📅 May 2016 – present 📍 Berlin",
        "🚀 Analyst 🏢 Lumen 📅 2014 – 2016 📍 Berlin",
      ),
    ],
  ])("in %s", (_name, text) => {
    expect(positionsOf(text)).toEqual(POSITIONS);
  });
});

const SPACED = lines(
  "E X P E R I E N C I A",
  "2 0 1 5 - 2 0 2 4  -  E N C A R G A D O  D E  T I E N D A",
  "T I E N D A S  L U M O R A",
  "A t e n c i ó n  a  l o s  c l i e n t e s .",
  "0 7 / 2 0 2 4 - 0 8 / 2 0 2 5  -  R E P A R T I D O R",
  "U M B R A",
  "R e p a r t o  d e  p a q u e t e s .",
);

test("letters with blanks between them are words, at the offsets of the text as given", () => {
  expect(positionsOf(SPACED)).toEqual([
    "ENCARGADO DE TIENDA @ TIENDAS LUMORA, 2015 to 2024",
    "REPARTIDOR @ UMBRA, 2024-7 to 2025-8",
  ]);
  const spans = readOutline(SPACED).positions.map(({ company }) => SPACED.slice(company?.start, company?.end));
  expect(spans).toEqual(["T I E N D A S  L U M O R A", "U M B R A"]);
});

test("the front matter of a page is no part of the CV", () => {
  const text = lines(
    "---",
    "layout: page",
    "title: Engineer at Lumen",
    "---",
    "# Jo Example",
    HEAD,
    "### Engineer, Acme GmbH",
    "2016 - 2018",
  );
  expect(positionsOf(text)).toEqual(["Engineer @ Acme GmbH, 2016 to 2018"]);
});

test("an emphasized degree is no school", () => {
  const text = lines("## Education", "", "**BSc** Physics, University of Leeds, 2010 - 2013");
  expect(educationsOf(text)).toEqual(["BSc Physics @ University of Leeds, 2010 to 2013"]);
});

test.each([
  "[",
  "](",
  "![",
  "<td ",
  "<!--",
  "<style>",
  "(2014 ",
  "{-",
  "**a ",
  "**a** ",
  "&",
  "\\",
  ":::",
  "📅",
  "| <br>",
  "<br> ",
  "\\",
  "}{",
  "{",
  "a  ",
  "** ",
])("text of many %s takes linear time, and keeps its length", (mark) => {
  const text = `## CV\n<br>\n${mark.repeat(90_000 / mark.length)}`;
  const { read } = prepareText(text);
  expect(read).toHaveLength(text.length);
});
