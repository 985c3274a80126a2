import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

test("full stops between the parts of an entry are read as commas", () => {
  const vita = lines(
    "Education",
    "Ph.D. Physics. Lumora University. 2009.",
    "M.Sc. Mathematics. University of Umbra. 2005.",
    "",
    "Academic appointments",
    "- Lecturer. School of Music. Lumora University. 2016–present. (On leave 2021.)",
    "- Visiting Lecturer. St. Umbra College. 2012–14.",
    "",
    "Publications",
    "Usher, A. Stones of the sea. Umbra Press. 2012.",
    "Usher, A. On the age of stones. Journal of Stones. 2011.",
  );
  expect(positionsOf(vita)).toEqual([
    "Lecturer @ Lumora University, 2016 to present",
    "Visiting Lecturer @ St. Umbra College, 2012 to 2014",
  ]);
  expect(educationsOf(vita)).toEqual([
    "Ph.D. Physics @ Lumora University, ? to 2009",
    "M.Sc. Mathematics @ University of Umbra, ? to 2005",
  ]);
});
