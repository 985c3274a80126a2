import { describe, expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

describe("dates between a title and its company", () => {
  test.each([
    ["Experience", "Engineer from 2016 to 2019 at Acme", "Web Developer from 2014 to 2016 at the Lumora"],
    ["Experience", "Engineer 2016 - 2019 at Acme", "Web Developer 2014–2016 at Lumora"],
    ["Experience", "Engineer, 2016 - 2019, at Acme", "Web Developer, from 2014 to 2016, at Lumora"],
    ["Berufserfahrung", "Engineer von 2016 bis 2019 bei der Acme", "Web Developer von 2014 bis 2016 bei Lumora"],
    ["Expérience", "Engineer de 2016 à 2019 chez Acme", "Web Developer de 2014 à 2016 chez Lumora"],
    ["Experiencia", "Engineer de 2016 a 2019 en Acme", "Web Developer desde 2014 hasta 2016 en Lumora"],
    ["Esperienza", "Engineer dal 2016 al 2019 in Acme - Torino", "Web Developer dal 2014 al 2016 in Lumora - Milano"],
    ["Experiência", "Engineer de 2016 a 2019 na Acme", "Web Developer de 2014 a 2016 no Lumora"],
    ["Werkervaring", "Engineer van 2016 tot 2019 bij Acme", "Web Developer van 2014 tot 2016 bij Lumora"],
  ])("are those of the position below %s", (heading, first, second) => {
    const text = lines(heading, first, "Built pumps.", second, "Cut costs.");
    expect(positionsOf(text)).toEqual(["Engineer @ Acme, 2016 to 2019", "Web Developer @ Lumora, 2014 to 2016"]);
  });

  test.each([
    ["since", "Engineer since 2016 at Acme", "Web Developer May 2014 – April 2016 at Lumora"],
    ["seit", "Engineer seit 2016 bei Acme", "Web Developer von 05/2014 bis 04/2016 bei der Lumora"],
    ["to present", "Engineer from 2016 to present at Acme", "Web Developer from May 2014 to April 2016 at Lumora"],
  ])("may be open or have months: %s", (_form, first, second) => {
    const text = lines("Experience", first, "Built pumps.", second, "Cut costs.");
    expect(positionsOf(text)).toEqual(["Engineer @ Acme, 2016 to present", "Web Developer @ Lumora, 2014-5 to 2016-4"]);
  });
});
