import { describe, expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";
import { prepareText } from "./prepare.ts";

const POSITIONS = ["Engineer @ Acme GmbH, 2016-5 to present", "Analyst @ Lumen, 2014 to 2016"];
const HEAD = lines("## Experience", "");

describe("positions", () => {
  test.each([
    [
      "headings without a blank",
      lines("##Experience", "###Engineer, Acme GmbH", "May 2016 - present", "###Analyst, Lumen", "2014 - 2016"),
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

test.each(["[", "](", "![", "<td ", "<!--", "{-", "**a ", "**a** ", "&", "\\", ":::", "📅", "| <br>", "<br> "])(
  "text of many %s takes linear time, and keeps its length",
  (mark) => {
    const text = `## CV\n<br>\n${mark.repeat(90_000 / mark.length)}`;
    const { read } = prepareText(text);
    expect(read).toHaveLength(text.length);
  },
);
