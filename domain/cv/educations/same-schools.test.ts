import { expect, test } from "vitest";
import { educationsOf, lines } from "../outline.test-support.ts";

test.each([
  "BSc Physics, same university",
  "BSc Physics (same institution)",
  "BSc Physics, ebenda",
  "BSc Physics – même établissement",
  "BSc Physics, misma universidad",
  "BSc Physics, idem",
])("'%s' has the school before it", (study) => {
  const text = lines("Education", "2014 – 2015  MSc Physics, University of Leeds", `2011 – 2014  ${study}`);
  expect(educationsOf(text)).toEqual([
    "MSc Physics @ University of Leeds, 2014 to 2015",
    "BSc Physics @ University of Leeds, 2011 to 2014",
  ]);
});
